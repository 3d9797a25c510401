import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from '../checks/browser';

/** A member of the fixtures. */
const MEMBER = { msisdn: '081200000002', password: 'Rahasia123' };

/** A member's phone. */
export const PHONE = { viewport: { width: 360, height: 800 }, locale: 'id-ID', timezoneId: 'Asia/Jakarta' };

/** Starts the browser of the journeys. @param args more arguments of Chromium. Default none */
export const launchBrowser = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args],
  });

/** Logs in as a member of the fixtures, by the form, and waits for the home. */
export const logIn = async (page: Page, site: string): Promise<void> => {
  await page.goto(`${site}/login`);
  await page.getByLabel('Nomor HP').fill(MEMBER.msisdn);
  await page.getByLabel('Password', { exact: true }).fill(MEMBER.password);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await page.waitForURL(/\/(dashboard)?$/);
};

/** A fresh profile on a phone's screen, which has nothing of the site; logged in when it is a member's. */
export const freshProfile = async (
  browser: Browser,
  site: string,
  isMember: boolean,
): Promise<BrowserContext> => {
  const context = await browser.newContext(PHONE);
  if (!isMember) return context;
  await logIn(await context.newPage(), site);
  const storageState = await context.storageState();
  await context.close();
  return browser.newContext({ ...PHONE, storageState });
};
