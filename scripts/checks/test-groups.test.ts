import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deal, writeGroups } from './test-groups';

const sized = (...sizes: readonly number[]) =>
  sizes.map((size, index) => ({ file: `${index}.test.ts`, size }));

test('the files are dealt by size, each once, and the same each time', () => {
  const files = sized(1, 9, 5, 5, 3, 7);
  const groups = deal(files, 2);
  expect(groups).toEqual([
    ['1.test.ts', '3.test.ts', '4.test.ts'],
    ['5.test.ts', '2.test.ts', '0.test.ts'],
  ]);
  expect(deal([...files].reverse(), 2)).toEqual(groups);
});

test('a seed deals the files in an order of its own, each once, and the same each time', () => {
  const files = sized(1, 9, 5, 5, 3, 7);
  const dealt = ['a', 'b', 'c'].map((seed) => deal(files, 2, seed));
  expect(new Set(dealt.map((groups) => JSON.stringify(groups))).size).toBe(3);
  for (const groups of dealt) expect(groups.flat().sort()).toEqual(files.map(({ file }) => file));
  expect(deal([...files].reverse(), 2, 'a')).toEqual(dealt[0]);
});

test('no group is empty', () => {
  expect(deal(sized(1, 2), 5)).toEqual([['1.test.ts'], ['0.test.ts']]);
});

describe('the written groups', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'poku-groups-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('run every file, below what they share, and nothing of an earlier time', async () => {
    const files = ['a.test.ts', 'b.test.ts', 'c.test.ts'].map((name) => join(folder, name));
    await Promise.all(files.map((file) => writeFile(file, '')));
    const groups = join(folder, 'groups');
    await writeGroups(groups, { files, count: 3, head: '// before' });
    await writeGroups(groups, { files, count: 2, head: '// head' });
    const names = await readdir(groups);
    expect(names.sort()).toEqual(['group-0.test.ts', 'group-1.test.ts']);
    const texts = await Promise.all(names.map((name) => readFile(join(groups, name), 'utf8')));
    for (const text of texts) expect(text).toMatch(/^\/\/ head\ndescribe\(/);
    expect(
      texts
        .join('')
        .match(/require\("[^"]+"\)/g)
        ?.sort(),
    ).toEqual(files.map((file) => `require("${file}")`));
  });

  test('what says that either database will do is left out on the second one', async () => {
    const texts = {
      a: 'test();',
      b: '// @database either: what is tried is HTML.\ntest();',
      c: "const text = '// @database either: no comment of the file';",
      d: '// @database either\ntest();',
    };
    const files = Object.keys(texts).map((name) => join(folder, `${name}.test.ts`));
    await Promise.all(Object.values(texts).map((text, index) => writeFile(files[index] ?? '', text)));
    const groups = join(folder, 'groups');
    const written = async (isSecondDatabase: boolean) => {
      await writeGroups(groups, { files, count: 1, head: '', isSecondDatabase });
      const text = await readFile(join(groups, 'group-0.test.ts'), 'utf8');
      return [...text.matchAll(/(\w)\.test\.ts"\);/g)].map(([, name]) => name).sort();
    };
    expect(await written(false)).toEqual(['a', 'b', 'c', 'd']);
    expect(await written(true)).toEqual(['a', 'c', 'd']);
  });

  test('a file that says that it is long is alone, under a name that is begun first', async () => {
    const [short, long] = ['short.test.ts', 'long.test.ts'].map((name) => join(folder, name));
    await writeFile(short ?? '', 'test();');
    await writeFile(long ?? '', '// @long: all worlds.\ntest();');
    const groups = join(folder, 'groups');
    await writeGroups(groups, { files: [short ?? '', long ?? ''], count: 1, head: '' });
    const names = (await readdir(groups)).sort();
    expect(names).toEqual(['group-0.test.ts', 'long-1.test.ts']);
    expect(await readFile(join(groups, 'long-1.test.ts'), 'utf8')).toContain(`require("${long}")`);
  });

  test('a file that changes what its environment has, or has one of its own, is alone', async () => {
    const texts = {
      a: 'test();',
      b: "const spy = jest.spyOn(window, 'scrollTo');",
      c: '/** @jest-environment node */\ntest();',
      d: '/** @jest-environment ./of-the-group.cjs */\ntest();',
      e: "test('', () => {\n  jest.spyOn(window, 'scrollTo');\n});",
      f: "beforeEach(() => jest.useFakeTimers());\ntest('', () => {});",
      g: 'jest.useFakeTimers();',
    };
    const files = Object.keys(texts).map((name) => join(folder, `${name}.test.ts`));
    await Promise.all(Object.values(texts).map((text, index) => writeFile(files[index] ?? '', text)));
    const groups = join(folder, 'groups');
    const head = '/** @jest-environment ./of-the-group.cjs */';
    await writeGroups(groups, { files, count: 1, head });
    const names = await readdir(groups);
    const written = await Promise.all(names.map((name) => readFile(join(groups, name), 'utf8')));
    const [a, b, c, d, e, f, g] = files;
    expect(written.sort()).toEqual(
      [
        `${head}\n${[f, e, d, a].map((file) => `describe("${file}", () => {\n  afterAll(() => {\n    jest.useRealTimers();\n    jest.restoreAllMocks();\n  });\n  require("${file}");\n});\n`).join('')}`,
        `\nrequire("${b}");\n`,
        `\nrequire("${g}");\n`,
        `/** @jest-environment node */\nrequire("${c}");\n`,
      ].sort(),
    );
  });
});
