import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findChromium } from '../checks/browser';
import { APP_ICONS, SHARE_CARD } from './logos';

/**
 * Draws the app's icons, and what shared links show, as PNG into `scripts/media/icons`, from where they are committed and published. Only after a change
 * of the drawing: `node --import tsx scripts/media/draw-icons.ts`.
 */
const PICTURES = [
  { file: 'app-192', drawing: APP_ICONS.app, size: 192 },
  { file: 'app-512', drawing: APP_ICONS.app, size: 512 },
  { file: 'maskable-192', drawing: APP_ICONS.maskable, size: 192 },
  { file: 'maskable-512', drawing: APP_ICONS.maskable, size: 512 },
  // What an iPhone puts on its home screen; it rounds the corners itself.
  { file: 'touch-180', drawing: APP_ICONS.maskable, size: 180 },
] as const;

const folder = fileURLToPath(new URL('icons/', import.meta.url));
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage();
for (const { file, drawing, size } of PICTURES) {
  await page.setViewportSize({ width: size, height: size });
  const sized = drawing.replace(/width="96" height="96" viewBox/, `width="${size}" height="${size}" viewBox`);
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${sized}`);
  await page.screenshot({ path: `${folder}${file}.png`, omitBackground: true });
}
await page.setViewportSize({ width: 1200, height: 630 });
await page.setContent(`<style>body{margin:0}svg{display:block}</style>${SHARE_CARD}`);
await page.screenshot({ path: `${folder}share.png` });
await browser.close();
