// @database either: no database is asked.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTopicFolder, writeTopicFolder } from './topic-folder';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poku-topics-'));
});
afterEach(() => rm(folder, { recursive: true }));

const files = [
  { name: '01-a.md', text: '# A\n' },
  { name: '02-b.md', text: '# B é\n' },
];

test('what was written is read again, also over an older export, in a folder that was not there', async () => {
  const inner = join(folder, 'baru', 'topik');
  await writeTopicFolder(inner, [{ name: '01-a.md', text: 'lama' }]);
  await writeTopicFolder(inner, files);
  expect(await readTopicFolder(inner)).toEqual({ files, skipped: [] });
});

test('files are read by their numbers, and others than Markdown are named', async () => {
  for (const name of ['100-z.md', '99-y.md', '2-b.md', 'catatan.txt', '.DS_Store'])
    await writeFile(join(folder, name), name);
  const { files: read, skipped } = await readTopicFolder(folder);
  expect(read.map(({ name }) => name)).toEqual(['2-b.md', '99-y.md', '100-z.md']);
  expect(skipped).toEqual(['catatan.txt']);
});

test('a Markdown file that is not of the export is not mixed with it', async () => {
  await writeFile(join(folder, '07-lama.md'), '# Lama\n');
  await expect(writeTopicFolder(folder, files)).rejects.toThrow('07-lama.md');
  expect(await readdir(folder)).toEqual(['07-lama.md']);
});

test('a file that is not UTF-8 is named', async () => {
  await writeFile(join(folder, '01-a.md'), Buffer.from([0x23, 0x20, 0xe9]));
  await expect(readTopicFolder(folder)).rejects.toThrow('01-a.md: this is not UTF-8');
  expect(await readFile(join(folder, '01-a.md'))).toHaveLength(3);
});
