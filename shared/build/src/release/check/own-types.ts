import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { IS_INSTALLED, ROOT } from '@poku/tooling';
import { writeWhole } from '../json-file';
import { TYPE_CHECKER, typeProject } from '../type-project';
import { error, type Finding } from './finding';

const run = promisify(execFile);

/** Reads the compiler's own lines, `file(line,column): error TS1234: text`. */
export const findingsOfCompiler = (output: string): Finding[] =>
  [...output.matchAll(/^(.+?)\((\d+),\d+\): error (TS\d+): (.+)$/gm)].map(
    ([, file = '', line = '', code = '', text = '']) =>
      error('type-error', {
        what: `${code}: ${text}`,
        where: `${file.replace(/^(?:\.\.\/)+/, '')}:${line}`,
        fix: `Correct the types${IS_INSTALLED ? '' : '; npm run lint -- types shows the same for all workspaces'}.`,
      }),
  );

/** Type errors in the sources of remotes, tests included. Takes some seconds; several at once take little longer than one. */
export const ownTypeErrors = async (names: readonly string[]): Promise<Finding[]> => {
  // Inside of the repository, so that the compiler finds its types.
  const folder = join(ROOT, '.poku/check', names.join('+'));
  const config = join(folder, 'tsconfig.json');
  // Another command may read the same file at this moment.
  await writeWhole(config, typeProject(...names));
  try {
    await run(process.execPath, [TYPE_CHECKER, '-p', config, '--pretty', 'false'], {
      cwd: ROOT,
      maxBuffer: 16 * 1024 * 1024,
    });
    return [];
  } catch (failure) {
    const output =
      typeof failure === 'object' && failure !== null && 'stdout' in failure ? String(failure.stdout) : '';
    const findings = findingsOfCompiler(output);
    // What it says of no file is about its settings.
    if (findings.length === 0)
      throw new Error(`The types of ${names.join(', ')} cannot be checked. ${output || String(failure)}`, {
        cause: failure,
      });
    return findings;
  }
};
