import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from '@poku/process-lock';
import { ROOT } from '@poku/tooling';

/** Held by whoever changes sources for a moment, as journeys do. */
const LOCK = join(ROOT, '.poku/sources.lock');

/** A file with another line. */
export interface Edit {
  /** Path inside the repository. */
  readonly file: string;
  /** What is found of the line, and what stands there instead, as `String.replace` takes it. */
  readonly line: RegExp;
  readonly with: string;
}

/**
 * Runs `work` while some sources have another line, and puts them back, also when the command is ended meanwhile.
 * @throws Error when somebody else changes sources now, or a line is not there
 */
export const withEdits = async <T>(edits: readonly Edit[], work: () => Promise<T>): Promise<T> => {
  const lock = tryLock(LOCK);
  if ('holder' in lock) throw new Error(`Process ${lock.holder.pid} changes the sources now.`);
  const files = edits.map(({ file }) => join(ROOT, file));
  const originals = files.map((file) => readFileSync(file, 'utf8'));
  const putBack = (): void => files.forEach((file, index) => writeFileSync(file, originals[index] ?? ''));
  const end = (): never => {
    putBack();
    process.exit(1);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, end);
  try {
    edits.forEach(({ file, line, with: other }, index) => {
      const original = originals[index] ?? '';
      const edited = original.replace(line, other);
      if (edited === original) throw new Error(`${file} has no line like ${line.source}.`);
      writeFileSync(files[index] ?? '', edited);
    });
    return await work();
  } finally {
    putBack();
    for (const signal of signals) process.removeListener(signal, end);
    lock.release();
  }
};
