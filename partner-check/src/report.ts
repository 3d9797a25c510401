import { type CheckResult } from './check';

/** Prints how a check went. */
export const say = ({ title, problem }: CheckResult): void => {
  console.log(`${problem === undefined ? 'ok    ' : 'FAILED'}  ${title}`);
  if (problem !== undefined) console.log(`        ${problem}`);
};

/** Prints how many checks went well. Sets the exit code 1 when one did not. */
export const sayCount = (results: readonly CheckResult[]): void => {
  const failed = results.filter(({ problem }) => problem !== undefined).length;
  console.log(`\n${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
};
