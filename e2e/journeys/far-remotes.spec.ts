import type { Page } from '@playwright/test';
import type { ChannelRegistry } from '@poku/contract';
import { asked, press, settled, watchCalls } from '../support/intent';
import { expect, goInside, logIn, MEMBERS, startSession, test } from '../support/journey';
import { servePages } from '../support/registry';

/**
 * Serves pages that name a remote by its paths alone, as those of the hundredth team are.
 * @param since revision that the page knows the remote's entry of
 */
const makeFar = (page: Page, remote: string, since = 1): Promise<void> =>
  servePages(page, (text) => {
    const { remotes, ...registry } = JSON.parse(text) as ChannelRegistry;
    const { [remote]: entry, ...near } = remotes;
    const paths = entry?.live?.routes.map(({ path }) => path) ?? [];
    return JSON.stringify({ ...registry, remotes: near, far: { [remote]: { since, paths } } });
  });

const helpCentre = (page: Page) => page.getByRole('heading', { level: 1, name: 'Pusat Bantuan' });

test('a page of a far remote opens by its address, by a link and after a reload, with its title and menu', async ({
  page,
}) => {
  await makeFar(page, 'mfe-help');
  await startSession(page, MEMBERS.siti);
  await page.goto('/pusat-bantuan');
  await expect(helpCentre(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(page).toHaveTitle(/Pusat Bantuan/);
  await page.reload();
  await expect(helpCentre(page)).toBeVisible();
  await page.goto('/profil');
  await page.getByRole('link', { name: 'Tentang Aplikasi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tentang Aplikasi' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
});

test('the guard of a far page holds: a guest reads the terms, and logs in for the help centre', async ({
  page,
}) => {
  await makeFar(page, 'mfe-help');
  await page.goto('/terms');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.goto('/pusat-bantuan');
  await expect(page).toHaveURL(/\/login\?redirectUri=/);
});

test('a link that is pressed has the entry and the page before the finger lifts', async ({ page }) => {
  const ENTRY = /\/registry\/mfe-help\.json$/;
  await watchCalls(page);
  await makeFar(page, 'mfe-help');
  await startSession(page, MEMBERS.siti);
  await page.goto('/profil');
  await settled(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Tentang Aplikasi' });
  await expect(link).toBeVisible();
  expect(await asked(page, ENTRY)).toBe(0);
  const module = page.waitForRequest(/\/remotes\/mfe-help\/[^/]+\/page-/);
  await press(link);
  await module;
  await expect(page).toHaveURL('/profil');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tentang Aplikasi' })).toBeVisible();
  expect(await asked(page, ENTRY)).toBe(1);
});

test('an entry that does not come, or that nobody may have signed, is told in place and heals', async ({
  page,
}) => {
  await makeFar(page, 'mfe-help');
  let broken: 'gone' | 'forged' | 'no' = 'gone';
  await page.route('**/registry/mfe-help.json', async (route) => {
    if (broken === 'gone') return route.fulfill({ status: 503 });
    const response = await route.fetch();
    const text = await response.text();
    return route.fulfill({ response, body: broken === 'forged' ? text.replace('entry.', 'other.') : text });
  });
  await logIn(page, MEMBERS.siti);
  await goInside(page, '/pusat-bantuan');
  const retry = page.getByRole('main').getByRole('button', { name: 'Coba lagi' });
  await expect(retry).toBeVisible();
  broken = 'forged';
  const forged = page.waitForResponse('**/registry/mfe-help.json');
  await retry.click();
  await forged;
  await expect(retry).toBeEnabled();
  await expect(helpCentre(page)).toHaveCount(0);
  broken = 'no';
  await retry.click();
  await expect(helpCentre(page)).toBeVisible();
});

test('an entry from before the page, as an old cache has it, brings no old release', async ({ page }) => {
  await makeFar(page, 'mfe-help', 1_000_000);
  await logIn(page, MEMBERS.siti);
  await goInside(page, '/pusat-bantuan');
  await expect(page.getByRole('main').getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  await expect(helpCentre(page)).toHaveCount(0);
});
