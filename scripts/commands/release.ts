import { runHere } from '@poku/build/release';

/** `npm run release -- <verb>`. */
await runHere(process.argv.slice(2));
