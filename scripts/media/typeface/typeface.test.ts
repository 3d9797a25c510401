import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FONT_ADDRESS } from '@poku/domain/typeface';

const FONTS = join(__dirname, '../fonts');
const NAME = FONT_ADDRESS.slice(FONT_ADDRESS.lastIndexOf('/') + 1);
/** Most that a member pays for letters. */
const MOST_BYTES = 20_000;

test('the site’s letters are the file that their address says, small, with their licence beside it', async () => {
  const file = await readFile(join(FONTS, NAME));
  expect(FONT_ADDRESS).toContain(`.${createHash('sha256').update(file).digest('hex').slice(0, 12)}.`);
  expect(file.length).toBeLessThan(MOST_BYTES);
  expect((await readdir(FONTS)).sort()).toEqual(['OFL.txt', NAME]);
  expect(await readFile(join(FONTS, 'OFL.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE Version 1.1');
});

test('they are what the command makes of the whole typeface', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'poku-typeface-'));
  const command = join(__dirname, '../draw-typeface.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', command, folder]);
  expect(await readdir(folder)).toEqual(['OFL.txt', NAME]);
  expect((await readFile(join(folder, NAME))).equals(await readFile(join(FONTS, NAME)))).toBe(true);
  await rm(folder, { recursive: true });
});
