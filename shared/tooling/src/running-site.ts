import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pokuHome } from './folders';

/** Who serves a site, and where. */
interface Note {
  readonly url: string;
  readonly pid: number;
}

const noteFile = (): string => join(pokuHome(), 'running-site.json');

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const isNote = (value: unknown): value is Note =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  typeof value.url === 'string' &&
  'pid' in value &&
  typeof value.pid === 'number';

const readNote = async (): Promise<Note | undefined> => {
  try {
    const note: unknown = JSON.parse(await readFile(noteFile(), 'utf8'));
    return isNote(note) && isRunning(note.pid) ? note : undefined;
  } catch {
    // There is none, or half of one.
    return undefined;
  }
};

/**
 * Leaves word of the site that this process serves, for other commands.
 * @returns takes it back, unless another process has left its own since
 */
export const noteRunningSite = async (url: string): Promise<() => Promise<void>> => {
  await mkdir(pokuHome(), { recursive: true });
  await writeFile(noteFile(), JSON.stringify({ url, pid: process.pid } satisfies Note));
  return async () => {
    if ((await readNote())?.pid === process.pid) await rm(noteFile(), { force: true });
  };
};

/** Address of the site that runs out of `POKU_HOME`; undefined when none does. Never rejects. */
export const runningSite = async (): Promise<string | undefined> => (await readNote())?.url;
