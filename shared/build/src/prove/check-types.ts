import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Checks the types of an installed project. Declarations are checked too; what those of other libraries lack is theirs.
 * @returns what is good. @throws Error with the compiler's report
 */
export async function checkTypes(folder: string): Promise<string> {
  const report = await promisify(execFile)('npx', ['tsc', '-p', '.', '--pretty', 'false'], {
    cwd: folder,
  }).then(
    () => '',
    (error: unknown) => (error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)),
  );
  const isOfOthers = (line: string) => /^(node_modules\/(?!@poku\/)|\s)/.test(line);
  const own = report.split('\n').filter((line) => line !== '' && !isOfOthers(line));
  if (own.length > 0) throw new Error(own.join('\n'));
  return 'no error, declarations of the packages included';
}
