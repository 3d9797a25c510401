import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Folders that this very process holds. */
const held = new Set<string>();

/** When a process started, in ticks since boot, so that a reused process id is not taken for it; Linux only. */
function startOf(pid: number): string | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [state] = fields;
    return state === 'Z' || state === 'X' ? 'ended' : fields[19];
  } catch {
    return undefined;
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

const markOf = (pid: number): string => `${pid} ${startOf(pid) ?? ''}`;

/** The process that holds a lock, or undefined when it is gone. */
function holderOf(mark: string): number | undefined {
  const pid = Number(mark.split(' ')[0]);
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) && markOf(pid) === mark ? pid : undefined;
}

function readMark(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

const inUse = (folder: string, pid: number): Error =>
  new Error(
    `The database in ${folder} is in use by process ${pid}. Stop that process, or set POKU_HOME to another folder.`,
  );

/**
 * Takes a data folder for this process: the embedded database would be damaged by a second one. Throws an error that
 * names POKU_HOME while another process holds it. The lock of a process that is gone is taken over. Gives the release.
 */
export function lockFolder(folder: string): () => void {
  if (held.has(folder)) throw inUse(folder, process.pid);
  const file = `${folder}.lock`;
  const own = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(own, markOf(process.pid));
  try {
    while (!tryLink(own, file)) takeOver(folder, file, `${own}.old`);
  } finally {
    rmSync(own, { force: true });
  }
  held.add(folder);
  const release = (): void => {
    process.off('exit', release);
    if (held.delete(folder)) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return release;
}

/** Makes the lock appear with its content at once; false when it is there already. */
function tryLink(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Moves the lock of a process that is gone out of the way; throws when its process lives. */
function takeOver(folder: string, file: string, aside: string): void {
  const mark = readMark(file);
  if (mark === undefined) return;
  const holder = mark === markOf(process.pid) ? undefined : holderOf(mark);
  if (holder !== undefined) throw inUse(folder, holder);
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  // Somebody else may have taken the old lock's place just now: then it is put back.
  if (readMark(aside) !== mark) tryLink(aside, file);
  rmSync(aside, { force: true });
}
