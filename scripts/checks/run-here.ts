import { spawn } from 'node:child_process';
import { ROOT } from '@poku/tooling';

const ENDS = ['SIGINT', 'SIGTERM', 'disconnect'] as const;

/** Where a program runs, and what its environment has beside ours. */
interface Place {
  /** Default the repository. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Runs a program of Node in this terminal; it ends with this process, and its exit code is this one's.
 * @param program the file of the program with its options
 */
export const runHere = (program: readonly string[], { cwd = ROOT, env = {} }: Place = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, program, {
      cwd,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    const end = (): void => void child.kill();
    for (const event of ENDS) process.on(event, end);
    child.once('error', reject);
    child.once('exit', (code) => {
      for (const event of ENDS) process.off(event, end);
      process.exitCode = code ?? 1;
      resolve();
    });
  });
