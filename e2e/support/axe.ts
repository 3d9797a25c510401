import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** The engine without its names and comments: a page reads it in half the time, which is about that of a small run. */
const ENGINE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Gives a page the engine, as `window.axe`, unless it has it. */
export const giveAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(ENGINE);
};
