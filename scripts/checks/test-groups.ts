import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../webpack/common';

/** Test files of a Jest project that are run together. */
export interface TestGroups {
  /** Absolute paths of the test files. */
  readonly files: readonly string[];
  readonly count: number;
  /** What stands at the top of each group: its environment, and what its files share. */
  readonly head: string;
}

/** Deals the largest file first, and each round from the other side, so that the groups are of about one size. */
export const deal = (
  files: readonly { readonly file: string; readonly size: number }[],
  count: number,
): readonly (readonly string[])[] => {
  const groups: string[][] = Array.from({ length: Math.min(count, files.length) }, () => []);
  const bySize = [...files].sort((a, b) => b.size - a.size || (a.file < b.file ? -1 : 1));
  bySize.forEach(({ file }, index) => {
    const place = index % groups.length;
    const isBackwards = Math.floor(index / groups.length) % 2 === 1;
    groups[isBackwards ? groups.length - 1 - place : place]?.push(file);
  });
  return groups;
};

/**
 * Writes, for each group, a test file that runs its files one after the other in one set of modules. Loading the modules anew
 * for each file, as Jest does, takes longer than most files' tests. Every file also runs by itself.
 * @param folder where they are written; what was in it is gone
 */
export const writeGroups = async (folder: string, { files, count, head }: TestGroups): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const sized = await Promise.all(files.map(async (file) => ({ file, size: (await stat(file)).size })));
  await Promise.all(
    deal(sized, count).map((group, index) => {
      const parts = group.map(
        (file) =>
          `describe(${JSON.stringify(file.replace(ROOT, ''))}, () => void require(${JSON.stringify(file)}));`,
      );
      return writeFile(join(folder, `group-${index}.test.ts`), [head, ...parts, ''].join('\n'));
    }),
  );
};
