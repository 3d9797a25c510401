import { spawn } from 'node:child_process';
import { ROOT } from '@poku/tooling';

/** What a step of `npm test` came to. */
export interface StepResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** What to know about it: the database, the browser, what failed. */
  readonly note?: string;
}

/** How a command ended, with all it printed. */
export interface CommandResult {
  readonly isOk: boolean;
  readonly output: string;
}

/**
 * Runs a command of the repository and keeps what it prints.
 * @param isQuiet keeps the output from the terminal while it runs. Default true
 */
export const runCommand = (
  command: string,
  options: readonly string[],
  env: Readonly<Record<string, string>> = {},
  isQuiet = true,
): Promise<CommandResult> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, options, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
      if (!isQuiet) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ isOk: code === 0, output }));
  });

/**
 * Times a step and prints its line. A step that throws has failed, with its error as the note.
 * @param work returns the counts, and a note
 */
export const step = async (
  name: string,
  work: () => Promise<Pick<StepResult, 'passed' | 'failed' | 'note'>>,
): Promise<StepResult> => {
  const startedAt = Date.now();
  const result = await work().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    note: error instanceof Error ? error.message : String(error),
  }));
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(
    `${result.failed === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s): ${result.passed} passed, ${result.failed} failed`,
  );
  if (result.note) console.log(result.note.replace(/^/gm, '        '));
  return { name, seconds, ...result };
};

/**
 * A step that is one pass or failure: programs of Node, one after the other until one fails. What they printed is shown then.
 * @param programs each the file of the program, inside the repository, with its options
 * @param most how many characters of it are shown, the last ones. Default 6,000
 */
export const programsStep = (
  name: string,
  programs: readonly (readonly string[])[],
  most = 6_000,
): Promise<StepResult> =>
  step(name, async () => {
    let printed = '';
    for (const program of programs) {
      const { isOk, output } = await runCommand(process.execPath, program);
      printed += output;
      if (!isOk) return { passed: 0, failed: 1, note: printed.slice(-most) };
    }
    return { passed: 1, failed: 0 };
  });
