import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@poku/tooling';
import { TYPE_CHECKER, typeProject } from '../release/type-project';

/**
 * Checks the types of one remote, beside the build, which does not. A call while one runs makes one more after it.
 * @param onReport hears the compiler's report after each check that no change overtook; empty when nothing is wrong
 */
export const createTypeCheck = async (name: string, onReport: (report: string) => void) => {
  const folder = await mkdtemp(join(tmpdir(), 'poku-types-'));
  const project = join(folder, 'tsconfig.json');
  await writeFile(project, typeProject(name));
  let isRunning = false;
  let isWanted = false;

  const check = (): void => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    isWanted = false;
    const compiler = spawn(process.execPath, [TYPE_CHECKER, '-p', project, '--pretty', 'false'], {
      cwd: ROOT,
    });
    let report = '';
    compiler.stdout.on('data', (text: Buffer) => (report += text.toString()));
    compiler.on('close', (code) => {
      isRunning = false;
      if (isWanted) check();
      else if (code === 0) onReport('');
      else if (report !== '') onReport(report.trim());
    });
  };
  return { check, end: () => rm(folder, { recursive: true, force: true }) };
};
