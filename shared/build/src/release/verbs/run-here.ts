import { runVerb } from '.';

/**
 * Runs a verb for who typed it: says what it says, and sets the exit code. 0: done. 1: refused, or something is wrong. 2: called wrongly.
 * Never rejects.
 * @param args as they were typed, the verb first
 */
export const runHere = async (args: readonly string[]): Promise<void> => {
  try {
    process.exitCode = await runVerb(args, (text) => console.log(text));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof Error && error.name === 'UsageError' ? 2 : 1;
  }
};
