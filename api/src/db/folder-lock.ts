import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { tryLock } from '@poku/process-lock';

/**
 * Takes a data folder for this process: the embedded database would be damaged by a second one. Throws an error that
 * names POKU_HOME while another process holds it. The lock of a process that is gone is taken over, and that of another
 * container too, since one that is started anew has the folder of the one before. Gives the release.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(dirname(folder), { recursive: true });
  const attempt = tryLock(`${folder}.lock`, { foreignMs: 0 });
  if ('holder' in attempt)
    throw new Error(
      `The database in ${folder} is in use by process ${attempt.holder.pid}. Stop that process, or set POKU_HOME to another folder.`,
    );
  const release = (): void => {
    process.off('exit', release);
    attempt.release();
  };
  process.once('exit', release);
  return release;
}
