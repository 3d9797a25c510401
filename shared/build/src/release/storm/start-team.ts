import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '@poku/tooling';
import type { Team } from './world';

/** A team's process at work. */
export interface RunningTeam {
  readonly child: ChildProcess;
  /** Resolves when the process is gone, with its exit code; null when it was killed. */
  readonly gone: Promise<number | null>;
}

/**
 * Starts a team's process.
 * @param before how often its remotes were promoted before
 * @param onDone hears of each promotion, with its time in milliseconds
 */
export const startTeam = (
  { names, keyFile }: Team,
  times: number,
  before: number,
  onDone: (ms: number) => void,
): RunningTeam => {
  const child = fork(
    join(ROOT, 'shared/build/src/release/storm/team.ts'),
    [names.join(','), String(times), String(before)],
    {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, POKU_KEY: keyFile },
    },
  );
  child.on('message', (ms) => onDone(Number(ms)));
  return { child, gone: new Promise((resolve) => child.once('exit', (code) => resolve(code))) };
};
