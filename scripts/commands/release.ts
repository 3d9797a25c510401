import { runVerb } from '@poku/build/release';

/** `npm run release -- <verb>`. Exit code 0: done. 1: refused, or something is wrong. 2: called wrongly. */
try {
  process.exitCode = await runVerb(process.argv.slice(2), (text) => console.log(text));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof Error && error.name === 'UsageError' ? 2 : 1;
}
