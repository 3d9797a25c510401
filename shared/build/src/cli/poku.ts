import { runHere } from '../release/verbs/run-here';

/** `npx poku <verb>`, in a team's repository. */
await runHere(process.argv.slice(2));
