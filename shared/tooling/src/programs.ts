import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './folders';

/** A program that a command started. */
export interface Program {
  readonly name: string;
  /** Resolves when the program answers; rejects when it ends first. */
  readonly ready: Promise<void>;
  /** Ends the program and resolves when it is gone. Calling it twice is harmless. */
  stop(): Promise<void>;
}

const LAST_LINES = 20;
const POLL_MS = 100;

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
};

const waitFor = async (urls: readonly string[], child: ChildProcess): Promise<void> => {
  while (child.exitCode === null && child.signalCode === null) {
    if ((await Promise.all(urls.map(answers))).every(Boolean)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};

/**
 * Starts a TypeScript program of the repository.
 * @param script path inside the repository
 * @param readyUrls addresses that answer 2xx when it is up
 * @param logFile gets all it prints, from the start of this run on
 * @param onExit hears when it ends without having been asked to, with its last lines
 */
export const startProgram = (
  name: string,
  script: string,
  env: Readonly<Record<string, string>>,
  readyUrls: readonly string[],
  logFile: string,
  onExit: (lastLines: string) => void,
): Program => {
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, script)], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    // The channel tells the program when this process is gone, however it ended.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Ctrl-C in the terminal reaches the whole group; the program is ended by `stop` alone, in order.
    detached: process.platform !== 'win32',
  });
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  let lines: string[] = [];
  const keep = (chunk: Buffer) => {
    lines = [...lines, ...chunk.toString().split('\n').filter(Boolean)].slice(-LAST_LINES);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);

  let isStopping = false;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = waitFor(readyUrls, child).then(() => {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${name} did not start:\n${lines.join('\n')}`);
  });
  ready.catch(() => undefined);
  child.once('exit', () => {
    if (!isStopping) onExit(lines.join('\n'));
  });

  return {
    name,
    ready,
    stop: async () => {
      isStopping = true;
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await gone;
      await new Promise<void>((resolve) => log.end(() => resolve()));
    },
  };
};
