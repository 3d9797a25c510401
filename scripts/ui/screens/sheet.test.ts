import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeSheet } from './sheet';

let home = '';
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'poku-sheet-'));
});
afterEach(() => rm(home, { recursive: true }));

const put = async (...names: readonly string[]): Promise<void> => {
  for (const name of names) {
    await mkdir(dirname(join(home, name)), { recursive: true });
    await writeFile(join(home, name), '');
  }
};
const sheet = async (): Promise<string> => readFile(join(home, 'index.html'), 'utf8');

test('every screen has its pictures of all folders in one row, widths in order', async () => {
  await put(
    'after/poku/1280/profil.png',
    'after/poku/360/profil.png',
    'before/poku/360/profil.png',
    'after/poku/360/beranda.png',
    'after/differences/poku/360/beranda.png',
  );
  expect(await writeSheet([join(home, 'before'), join(home, 'after')], home)).toBe(2);
  const html = await sheet();
  expect([...html.matchAll(/<h2>(.+?)<\/h2>/g)].map(([, name]) => name)).toEqual(['beranda', 'profil']);
  expect([...html.matchAll(/<img src="(.+?)"/g)].map(([, path]) => path)).toEqual([
    'after/poku/360/beranda.png',
    'before/poku/360/profil.png',
    'after/poku/360/profil.png',
    'after/poku/1280/profil.png',
  ]);
  expect(html).toContain('<figcaption>poku 360 before</figcaption>');
});

test('folders without a picture are told', async () => {
  await put('empty/readme.txt');
  await expect(writeSheet([join(home, 'empty')], home)).rejects.toThrow(/no pictures in .*empty/);
});
