import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@poku/tooling';

/** Test files of a Jest project that are run together. */
export interface TestGroups {
  /** Absolute paths of the test files. */
  readonly files: readonly string[];
  readonly count: number;
  /** What stands at the top of each group: its environment, and what its files share. */
  readonly head: string;
  /** Leaves out the files whose text says `@database either`: what they prove is proven on the other database. Default false */
  readonly isSecondDatabase?: boolean;
  /** Deals the files in an order that follows from this. Default by their size */
  readonly seed?: string;
}

/** On a line of its own near the top, with the reason behind a colon. */
const ON_EITHER_DATABASE = /^\/\/ @database either: \S/m;

/** Likewise: so long that it is begun before all others, in a group of its own. */
const IS_LONG = /^\/\/ @long: \S/m;

/** Where a file comes by chance: the same for the same seed. */
const placeBy = (seed: string, file: string): number =>
  createHash('sha256').update(`${seed} ${file}`).digest().readUInt32BE();

/**
 * Deals the largest file first, and each round from the other side, so that the groups are of about one size.
 * @param seed deals by chance instead, so that other files meet, in another order
 */
export const deal = (
  files: readonly { readonly file: string; readonly size: number }[],
  count: number,
  seed?: string,
): readonly (readonly string[])[] => {
  const groups: string[][] = Array.from({ length: Math.min(count, files.length) }, () => []);
  const keyOf = ({ file, size }: { readonly file: string; readonly size: number }): number =>
    seed === undefined ? size : placeBy(seed, file);
  const inOrder = [...files].sort((a, b) => keyOf(b) - keyOf(a) || (a.file < b.file ? -1 : 1));
  inOrder.forEach(({ file }, index) => {
    const place = index % groups.length;
    const isBackwards = Math.floor(index / groups.length) % 2 === 1;
    groups[isBackwards ? groups.length - 1 - place : place]?.push(file);
  });
  return groups;
};

/**
 * What a file changes in the one window or process of a group: at its top it would be there while the others run, or be taken
 * back by them, and in a test it may be left there; only spies and timers that a test has are taken back. A file with an
 * environment of its own is no part of a group either.
 */
const ALONE =
  /^(?!\s).*\bjest\.spyOn\b|^jest\.useFakeTimers\b|\bjest\.replaceProperty\b|\bstartSavedFiles\b|\bcreateBrowserRouter\b|\bObject\.assign\((?:window|document|navigator|history|location|performance|globalThis|Element|HTML)|\bReflect\.(?:set|defineProperty|deleteProperty)\b|\bObject\.defineProperty\b/m;
const ownEnvironment = /^\/\*\* @jest-environment (\S+) \*\//;

/**
 * Writes, for each group, a test file that runs its files one after the other in one set of modules. Loading the modules anew
 * for each file, as Jest does, takes longer than most files' tests. Every file also runs by itself, and those do here that would
 * disturb others.
 * @param folder where they are written; what was in it is gone
 */
export const writeGroups = async (
  folder: string,
  { files, count, head, isSecondDatabase = false, seed }: TestGroups,
): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const all = await Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
  const read = isSecondDatabase ? all.filter(({ text }) => !ON_EITHER_DATABASE.test(text)) : all;
  const environment = ownEnvironment.exec(head)?.[1];
  const isAlone = (text: string): boolean => {
    if (IS_LONG.test(text)) return true;
    const own = ownEnvironment.exec(text)?.[1];
    return ALONE.test(text) || (own !== undefined && own !== environment);
  };
  const together = read.filter(({ text }) => !isAlone(text));
  const alone = read.filter(({ text }) => isAlone(text));
  const load = (file: string) => `require(${JSON.stringify(file)})`;
  const texts = [
    ...deal(
      together.map(({ file, text }) => ({ file, size: text.length })),
      count,
      seed,
    ).map((group) => [
      head,
      ...group.map(
        (file) => `describe(${JSON.stringify(file.replace(ROOT, ''))}, () => {
  afterAll(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  ${load(file)};
});`,
      ),
    ]),
    ...alone.map(({ file, text }) => [ownEnvironment.exec(text)?.[0] ?? '', `${load(file)};`]),
  ];
  const groupCount = texts.length - alone.length;
  // `scripts/jest/long-first.cjs` goes by the name.
  const nameOf = (index: number): string =>
    IS_LONG.test(alone[index - groupCount]?.text ?? '') ? `long-${index}` : `group-${index}`;
  await Promise.all(
    texts.map((lines, index) => writeFile(join(folder, `${nameOf(index)}.test.ts`), `${lines.join('\n')}\n`)),
  );
};
