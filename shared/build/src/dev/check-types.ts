import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@poku/tooling';
import { TYPE_CHECKER, typeProject } from '../release/type-project';

/**
 * Checks the types of one remote, beside the build, which does not. A call ends a check that runs, and begins anew.
 * @param onReport hears the compiler's report after each check that no change overtook; empty when nothing is wrong
 */
export const createTypeCheck = async (name: string, onReport: (report: string) => void) => {
  const folder = await mkdtemp(join(tmpdir(), 'poku-types-'));
  const project = join(folder, 'tsconfig.json');
  await writeFile(project, typeProject(name));
  let running: ChildProcess | undefined;

  /** Ends the check that runs, with the program that the compiler starts. */
  const stop = (): void => {
    const { pid } = running ?? {};
    running = undefined;
    if (pid !== undefined) process.kill(-pid);
  };
  const check = (): void => {
    // What it says would be of sources that are no more.
    stop();
    const compiler = spawn(process.execPath, [TYPE_CHECKER, '-p', project, '--pretty', 'false'], {
      cwd: ROOT,
      detached: true,
    });
    running = compiler;
    let report = '';
    compiler.stdout.on('data', (text: Buffer) => (report += text.toString()));
    let isOvertaken = false;
    // From then on there is no process group to end.
    compiler.on('exit', () => {
      isOvertaken = running !== compiler;
      if (!isOvertaken) running = undefined;
    });
    compiler.on('close', (code) => {
      if (isOvertaken) return;
      if (code === 0) onReport('');
      else if (report !== '') onReport(report.trim());
    });
  };
  const end = async (): Promise<void> => {
    stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { check, end };
};
