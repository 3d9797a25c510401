import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, logIn, MEMBERS, startSession, test } from '../support/journey';

test.use({ viewport: { width: 1280, height: 800 } });

/** The way to the shortcuts; they act once it is there. */
const opener = (page: Page) => page.getByRole('button', { name: 'Pintasan keyboard' });
const list = (page: Page) => page.getByRole('dialog', { name: 'Pintasan keyboard' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Cari kupon' });
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('keys lead a member to the search and to each place of the menu, and not while something is typed', async ({
  page,
}) => {
  await logIn(page);
  await expect(opener(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/tukar');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('g/?kopi');
  await expect(field(page)).toHaveValue('g/?kopi');
  await expect(list(page)).toHaveCount(0);
  // Where the page has a search, that one.
  await field(page).fill('kopi');
  await expect(page).toHaveURL(/name=kopi/);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(/name=kopi/);

  for (const [letter, address, name] of [
    ['r', '/riwayat', 'Riwayat'],
    ['k', '/raih', /Kupon/],
    ['p', '/profil', 'Profil'],
    ['b', '/', /Selamat/],
  ] as const) {
    await page.locator(':focus').evaluate((element) => (element as HTMLElement).blur());
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    await expect(page).toHaveURL(address);
    await expect(title(page, name)).toBeFocused();
  }
});

test('the list of the shortcuts tells them, and turns them off for good', async ({ page }) => {
  await startSession(page, MEMBERS.siti);
  await page.goto('/riwayat');
  await expect(opener(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'the rail with the way to the shortcuts');
  await page.keyboard.press('?');
  await expect(list(page)).toBeVisible();
  await expect(list(page).getByRole('term')).toHaveText([
    'Cari kupon',
    'Buka Beranda',
    'Buka Tukar',
    'Buka Kupon Ku',
    'Buka Riwayat',
    'Buka Profil',
    'Tampilkan daftar ini',
  ]);
  await expectAccessible(page, 'the list of shortcuts');
  await list(page).getByRole('switch', { name: 'Pakai pintasan' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);

  await page.reload();
  await expect(opener(page)).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await opener(page).click();
  await expect(page).toHaveURL('/riwayat');
  await list(page).getByRole('switch', { name: 'Pakai pintasan', checked: false }).check();
  await list(page).getByRole('button', { name: 'Tutup' }).click();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page).toHaveURL('/tukar');
});

test('where there is no rail, who comes by Tab finds the list', async ({ page }) => {
  await startSession(page, MEMBERS.siti);
  await page.setViewportSize({ width: 720, height: 800 });
  await page.goto('/riwayat');
  await expect(opener(page)).toBeAttached();
  await expect(opener(page)).not.toBeInViewport({ ratio: 0.5 });
  await opener(page).focus();
  await expect(opener(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeVisible();
});

test('a finger alone has no shortcuts, and neither has a guest', async ({ browser, page }) => {
  const loaded: string[] = [];
  const touch = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 1280, height: 800 },
  });
  const phone = await touch.newPage();
  phone.on('request', (request) => loaded.push(request.url()));
  await startSession(phone, MEMBERS.siti);
  await phone.goto('/riwayat');
  // What comes with it and later has come.
  await expect.poll(() => loaded.some((url) => /\/later\./.test(url))).toBe(true);
  await phone.waitForLoadState('networkidle');
  expect(loaded.filter((url) => /\/shortcuts\./.test(url))).toEqual([]);
  await touch.close();

  await page.goto('/mitra-poku');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('?');
  await expect(opener(page)).toHaveCount(0);
  await expect(list(page)).toHaveCount(0);
});
