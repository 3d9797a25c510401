import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Whether a file operation failed for the reason of a code, for example `EEXIST`. */
export const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Whether a file operation failed because there is no such file. */
export const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT');

/**
 * Reads a JSON file that one of our commands wrote.
 * @returns undefined when there is no such file
 * @throws SyntaxError when it is not JSON
 */
export const readJson = async <T>(file: string): Promise<T | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** Writes a file, with its folder, so that a reader sees the old or the new text, never a part. */
export const writeWhole = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.unfinished`;
  await writeFile(unfinished, text);
  await rename(unfinished, file);
};
