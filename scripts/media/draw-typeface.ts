import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { makeTypeface } from './typeface/make-typeface';

/**
 * Makes the site's typeface into `scripts/media/fonts`, from where it is committed and published, with its licence. Only after a change of
 * what is in it: `node --import tsx scripts/media/draw-typeface.ts`, which ends with the address for `@poku/domain/typeface`.
 */
const source = dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/plus-jakarta-sans/package.json'),
);
const folder = process.argv[2] ?? fileURLToPath(new URL('fonts/', import.meta.url));

const whole = await readFile(join(source, 'files/plus-jakarta-sans-latin-wght-normal.woff2'));
const font = await makeTypeface(whole);
const digest = createHash('sha256').update(font).digest('hex').slice(0, 12);
const name = `plus-jakarta-sans.${digest}.woff2`;
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await writeFile(join(folder, name), font);
await cp(join(source, 'LICENSE'), join(folder, 'OFL.txt'));
console.log(`/media/fonts/${name}: ${font.length} bytes`);
