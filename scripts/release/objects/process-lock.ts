import { randomUUID } from 'node:crypto';
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { hasCode, isMissing } from '../json-file';

/** Who has a lock. */
interface Holder {
  readonly host: string;
  readonly pid: number;
  /** When its process began, so that a later process with its number is not taken for it. Not known on every system. */
  readonly began?: string;
}

/** Time between two tries, in milliseconds, from and up to. */
const TRY_MS = [2, 25] as const;
/** Nobody sees the processes of another host or container; what it has held for so long is taken for left behind. */
const FOREIGN_MS = 30_000;

const readText = async (file: string): Promise<string | undefined> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    // ESRCH: a process that ended while its file was read.
    if (isMissing(error) || hasCode(error, 'ESRCH')) return undefined;
    throw error;
  }
};

/** State and beginning of a process, from what Linux tells of it. */
const linuxProcess = async (pid: number) => {
  const text = await readText(`/proc/${pid}/stat`);
  // The name of the program stands in brackets, and may hold any sign.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields && { isOver: fields[0] === 'Z' || fields[0] === 'X', began: fields[19] };
};

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
};

const isYoung = async (file: string): Promise<boolean> => {
  try {
    return Date.now() - (await stat(file)).mtimeMs < FOREIGN_MS;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
};

const isHeld = async (file: string, { host, pid, began }: Holder): Promise<boolean> => {
  if (host !== hostname()) return isYoung(file);
  if (!exists(pid)) return false;
  const told = await linuxProcess(pid);
  return !told || (!told.isOver && (began === undefined || told.began === began));
};

const ownHolder = async (): Promise<Holder> => {
  const began = (await linuxProcess(process.pid))?.began;
  return { host: hostname(), pid: process.pid, ...(began !== undefined && { began }) };
};

/**
 * Waits for a lock that one process of this machine has at a time. A holder is never robbed while its process lives, however slow
 * it is, and a lock whose holder was killed is free at once.
 * @param file the lock, beside what it guards
 * @returns gives the lock back
 */
export const lockFile = async (file: string): Promise<() => Promise<void>> => {
  const own = JSON.stringify({ ...(await ownHolder()), token: randomUUID() });
  const unfinished = `${file}.${randomUUID()}.unfinished`;
  await writeFile(unfinished, own);
  try {
    for (;;) {
      try {
        // A link is there with its text or not at all, and is refused when the name is taken.
        await link(unfinished, file);
        return () => rm(file, { force: true });
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error;
      }
      const held = await readText(file);
      if (held === undefined) continue;
      if (await isHeld(file, JSON.parse(held) as Holder)) {
        const [least, most] = TRY_MS;
        await new Promise((resolve) => setTimeout(resolve, least + Math.random() * (most - least)));
      } else await breakLock(file, held);
    }
  } finally {
    await rm(unfinished, { force: true });
  }
};

/** Takes a dead holder's lock away. Only one process does, and none that has been overtaken meanwhile. */
const breakLock = async (file: string, held: string): Promise<void> => {
  const release = await lockFile(`${file}.break.unfinished`);
  try {
    if ((await readText(file)) === held) await rm(file, { force: true });
  } finally {
    await release();
  }
};
