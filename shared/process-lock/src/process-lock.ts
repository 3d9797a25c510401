import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who has a lock. */
export interface Holder {
  readonly host: string;
  readonly pid: number;
  /** When its process began, so that a later process with its number is not taken for it. Not known on every system. */
  readonly began?: string;
  /** Which lock of its process it is. */
  readonly token: string;
}

/** What came of a try: the lock, or who has it. */
export type Attempt = { readonly release: () => void } | { readonly holder: Holder };

/** How a lock is taken. */
export interface LockOptions {
  /** Nobody sees the processes of another host or container; what it has held for so long, in milliseconds, is taken over. Default 30,000 */
  readonly foreignMs?: number;
}

const FOREIGN_MS = 30_000;
/** Time between two tries of one that waits, in milliseconds, from and up to. */
const TRY_MS = [2, 25] as const;

/** Tokens of the locks that this process has. */
const held = new Set<string>();

const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Gives undefined for an error of these codes. */
const unless = <T>(codes: readonly string[], work: () => T): T | undefined => {
  try {
    return work();
  } catch (error) {
    if (codes.some((code) => hasCode(error, code))) return undefined;
    throw error;
  }
};

// ESRCH: a process that ended while its file was read.
const readText = (file: string): string | undefined =>
  unless(['ENOENT', 'ESRCH'], () => readFileSync(file, 'utf8'));

/** State and beginning of a process, from what Linux tells of it. */
const linuxProcess = (pid: number) => {
  const text = readText(`/proc/${pid}/stat`);
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

const isYoung = (file: string, foreignMs: number): boolean => {
  const stat = unless(['ENOENT'], () => statSync(file));
  return stat !== undefined && Date.now() - stat.mtimeMs < foreignMs;
};

const isHeld = (file: string, { host, pid, began, token }: Holder, foreignMs: number): boolean => {
  if (host !== hostname()) return isYoung(file, foreignMs);
  if (!exists(pid)) return false;
  const told = linuxProcess(pid);
  if (told && (told.isOver || (began !== undefined && told.began !== began))) return false;
  return pid !== process.pid || held.has(token);
};

const ownHolder = (): Holder => {
  const began = linuxProcess(process.pid)?.began;
  return {
    host: hostname(),
    pid: process.pid,
    ...(began !== undefined && { began }),
    token: randomUUID(),
  };
};

/** The embedded database's lock was a number and a beginning once; one that was left behind may still be there. */
const holderOf = (text: string): Holder => {
  const [pid, began] = /^(\d+) (\d*)$/.exec(text)?.slice(1) ?? [];
  if (pid === undefined) return JSON.parse(text) as Holder;
  return { host: hostname(), pid: Number(pid), ...(began && { began }), token: '' };
};

/** A link is there with its text or not at all, and is refused when the name is taken. */
const isLinked = (from: string, to: string): boolean => {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
};

const pause = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/**
 * Takes a lock that one process of this machine has at a time, and one part of it, or says who has it. A holder is never robbed while
 * its process lives, however slow it is, and a lock whose holder was killed is free at once.
 * @param file the lock, beside what it guards, in a folder that is there
 */
export const tryLock = (file: string, { foreignMs = FOREIGN_MS }: LockOptions = {}): Attempt => {
  const own = ownHolder();
  const unfinished = `${file}.${own.token}.unfinished`;
  writeFileSync(unfinished, JSON.stringify(own));
  try {
    for (;;) {
      if (isLinked(unfinished, file)) {
        held.add(own.token);
        return {
          release: () => {
            if (held.delete(own.token)) rmSync(file, { force: true });
          },
        };
      }
      const text = readText(file);
      if (text === undefined) continue;
      const holder = holderOf(text);
      if (isHeld(file, holder, foreignMs)) return { holder };
      breakLock(file, text, foreignMs);
    }
  } finally {
    rmSync(unfinished, { force: true });
  }
};

/** Takes a dead holder's lock away. Only one process does, and none that has been overtaken meanwhile. */
const breakLock = (file: string, text: string, foreignMs: number): void => {
  const attempt = tryLock(`${file}.break.unfinished`, { foreignMs });
  if ('holder' in attempt) {
    // Another process takes it away just now.
    pause(TRY_MS[0]);
    return;
  }
  try {
    if (readText(file) === text) rmSync(file, { force: true });
  } finally {
    attempt.release();
  }
};

/**
 * The same, but waits until the lock is free.
 * @returns gives the lock back
 */
export const lockFile = async (file: string, options: LockOptions = {}): Promise<() => void> => {
  for (;;) {
    const attempt = tryLock(file, options);
    if ('release' in attempt) return attempt.release;
    const [least, most] = TRY_MS;
    await new Promise((resolve) => setTimeout(resolve, least + Math.random() * (most - least)));
  }
};
