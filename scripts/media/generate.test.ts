import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawMedia, generateMedia } from './generate';

test('every picture that the fixtures name is drawn', async () => {
  const media = await drawMedia();
  const files = ['categories', 'coupons', 'interests', 'partners', 'prepaid', 'promotions'];
  const texts = await Promise.all(
    files.map((file) => readFile(`${__dirname}/../../api/fixtures/${file}.json`, 'utf8')),
  );
  const named = texts.flatMap((text) =>
    [...text.matchAll(/"\/media\/([^"]+)"/g)].map(([, path]) => path ?? ''),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => media[path] === undefined)).toEqual([]);
});

test('no two coupons have the same picture', async () => {
  const coupons = Object.entries(await drawMedia()).filter(([path]) => path.startsWith('coupons/'));
  expect(coupons.length).toBeGreaterThanOrEqual(60);
  expect(new Set(coupons.map(([, picture]) => picture)).size).toBe(coupons.length);
});

test('a picture holds no script and loads nothing', async () => {
  const pictures = Object.values(await drawMedia()).join('');
  expect(pictures).not.toMatch(/<script|href=|url\(|on\w+=/i);
});

test('every icon that the app’s manifest and page name is there', async () => {
  const out = await mkdtemp(join(tmpdir(), 'poku-media-'));
  await generateMedia(out);
  const texts = await Promise.all(
    ['manifest.webmanifest', 'index.html'].map((file) =>
      readFile(`${__dirname}/../../shell/src/${file}`, 'utf8'),
    ),
  );
  const named = texts.flatMap((text) =>
    [...text.matchAll(/"(\/media\/[^"]+)"/g)].map(([, path]) => path ?? ''),
  );
  expect(named.length).toBeGreaterThanOrEqual(7);
  for (const path of named) expect((await stat(join(out, path))).size).toBeGreaterThan(100);
  await rm(out, { recursive: true });
});
