import { fork } from 'node:child_process';
import { ROOT } from '@poku/tooling';
import { ownFile } from '../own-file';
import type { WatchNews } from './watch-sources';

const PROGRAM = ownFile('dev/watch-program.ts');
/** MB for what is young: a build throws most of what it makes away, and was a third of its time at that. */
const YOUNG_MB = 64;

/**
 * Builds a remote, and again whenever one of its sources changes, in a process of its own: what a page asks for is not kept waiting
 * by a build that goes on after its patch.
 * @param onNews hears of builds; also that the process ended by itself, as a failure
 * @returns a function that ends it
 */
export const watchRemote = (name: string, onNews: (news: WatchNews) => void): (() => Promise<void>) => {
  const builder = fork(PROGRAM, [name], {
    cwd: ROOT,
    execArgv: ['--import', 'tsx', `--max-semi-space-size=${YOUNG_MB}`],
    serialization: 'advanced',
  });
  const gone = new Promise<void>((resolve) => builder.once('exit', () => resolve()));
  let isStopping = false;
  builder.on('message', onNews);
  builder.once('exit', (code, signal) => {
    if (isStopping) return;
    const message = `The build of ${name} ended by itself (${signal ?? code}).`;
    onNews({ kind: 'failure', report: message, problems: [{ message }] });
  });
  return async () => {
    isStopping = true;
    // A channel is closed after the message that is on its way, and Node may wait for one more.
    builder.kill('SIGTERM');
    await gone;
  };
};
