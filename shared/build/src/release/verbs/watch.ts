import { setTimeout as wait } from 'node:timers/promises';
import { type Say, UsageError } from './verb';

/** Takes a terminal's cursor home and empties it. */
const CLEAR = '\u001B[2J\u001B[H';
/** What a shell tells of a program that Ctrl-C ended. */
const INTERRUPTED = 130;

/** @throws UsageError when it is no number of seconds */
export const everyMs = (given: string): number => {
  const seconds = Number(given);
  if (!(seconds > 0 && seconds <= 3_600))
    throw new UsageError(`--every is 3600 seconds at most, not "${given}".`);
  return seconds * 1_000;
};

/**
 * Says something again and again until Ctrl-C: in the place of the one before on a terminal, else below it.
 * @param ms from the end of one to the next
 * @param tell gives the lines
 * @returns the exit code; rejects with what `tell` does
 */
export const watch = async (ms: number, tell: (say: Say) => Promise<void>, say: Say): Promise<number> => {
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt);
  try {
    while (!stop.signal.aborted) {
      const lines: string[] = [];
      await tell((text) => lines.push(text));
      say(`${process.stdout.isTTY ? CLEAR : ''}${lines.join('\n')}`);
      await wait(ms, undefined, { signal: stop.signal }).catch(() => undefined);
    }
    return INTERRUPTED;
  } finally {
    process.off('SIGINT', interrupt);
  }
};
