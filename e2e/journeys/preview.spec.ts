import type { Page } from '@playwright/test';
import { encodePermit, type Permission } from '@poku/platform/release';
import { EVENT_CHANNEL_NAME, STORAGE_KEYS } from '@poku/domain/brand';
import { expectAccessible } from '../support/accessibility';
import { partnerSite, SITE_URL } from '../support/addresses';
import { expect, goInside, MEMBERS, startSession, test } from '../support/journey';
import { servePages } from '../support/registry';
import { publishUnjudged, release, withSource } from '../support/release';
import { signAs } from '../support/signing';

const SOURCE = 'mfe-help/src/pages/help-centre/help-centre.page.tsx';
const CONFIG = 'mfe-help/remote.config.ts';
const TITLE = 'Bantuan yang baru';
/** A second address of the page, which the live release does not have. */
const NEW_PATH = '/bantuan-baru';
const DAY_MS = 86_400_000;

let version = '';

test.beforeAll(async () => {
  await withSource(
    SOURCE,
    (text) => text.replace(/title: ([^,}]+)/, `title: $1 && '${TITLE}' `),
    () =>
      withSource(
        CONFIG,
        (text) =>
          text.replace(
            /routes: \[/,
            `routes: [{ path: '${NEW_PATH}', access: 'public', page: 'help-centre' },`,
          ),
        () => {
          version = publishUnjudged('mfe-help');
        },
      ),
  );
  expect(version).not.toBe('');
});

/** The query of the link that the command prints. */
const linkQuery = (...options: string[]): string => {
  const link = release('preview', `mfe-help@${version}`, '--site', SITE_URL, ...options);
  return new URL(link.trim().split('\n').at(-1) ?? '').search;
};

const permission = (facts: Partial<Permission> = {}): string =>
  JSON.stringify({
    channel: 'production',
    previews: [`mfe-help@${version}`],
    devtools: false,
    until: new Date(Date.now() + DAY_MS).toISOString(),
    ...facts,
  } satisfies Permission);

/** A permit as a team signs it. */
const permit = (facts?: Partial<Permission>): string => encodePermit(signAs('permission', permission(facts)));

/** What a team signed for another release, changed by somebody. */
const forgedPermit = (): string =>
  encodePermit({
    ...signAs('permission', permission({ previews: ['mfe-help@1.0.0'] })),
    text: permission(),
  });

const asked = (facts?: Partial<Permission>): string => `?preview=mfe-help@${version}&permit=${permit(facts)}`;

const bar = (page: Page) => page.getByRole('complementary', { name: 'Pratinjau' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a signed link shows a release to who opens it, page by page, and to nobody else', async ({
  page,
  browser,
}) => {
  await startSession(page, MEMBERS.siti);
  await page.goto(`/pusat-bantuan${linkQuery()}&dari=pesan#atas`);
  await expect(heading(page, TITLE)).toBeVisible();
  await expect(bar(page).getByRole('status')).toContainText(`Pratinjau mfe-help ${version}.`);
  await expect(bar(page).getByRole('status')).toContainText(/Berlaku sampai .* WIB/);
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?dari=pesan#atas');

  // Going on and a reload keep it, and so does a page that only this release has.
  await page.reload();
  await expect(heading(page, TITLE)).toBeVisible();
  await goInside(page, '/tukar');
  await expect(bar(page)).toBeVisible();
  await goInside(page, NEW_PATH);
  await expect(heading(page, TITLE)).toBeVisible();

  // Another tab of the same member, and another member.
  const tab = await page.context().newPage();
  await tab.goto('/pusat-bantuan');
  await expect(heading(tab, 'Pusat Bantuan')).toBeVisible();
  await expect(bar(tab)).toHaveCount(0);
  const other = await (await browser.newContext()).newPage();
  await startSession(other, MEMBERS.budi);
  await other.goto(`${SITE_URL}/pusat-bantuan`);
  await expect(heading(other, 'Pusat Bantuan')).toBeVisible();
  await other.goto(SITE_URL + NEW_PATH);
  await expect(heading(other, 'Error 404')).toBeVisible();
  await other.context().close();

  await bar(page).getByRole('button', { name: 'Atur ulang' }).click();
  await expect(heading(page, 'Error 404')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await page.goto('/pusat-bantuan');
  await expect(heading(page, 'Pusat Bantuan')).toBeVisible();
});

test('without a good permit nothing is shown, and the bar says why', async ({ page }) => {
  await startSession(page, MEMBERS.siti);
  for (const [query, reason] of [
    ['', 'perlu tautan berizin'],
    [`&permit=${permit({ until: new Date(Date.now() - 1_000).toISOString() })}`, 'sudah berakhir'],
    [`&permit=${permit({ previews: ['mfe-help@1.0.0'] })}`, 'bukan untuk rilis ini'],
    [`&permit=${permit({ channel: 'staging' })}`, 'saluran lain'],
    [`&permit=${forgedPermit()}`, 'tidak ditandatangani'],
    ['&permit=x', 'tidak bisa dibaca'],
  ]) {
    await page.goto(`/pusat-bantuan?preview=mfe-help@${version}${query}`);
    await expect(bar(page).getByRole('status')).toContainText(String(reason));
    await expect(heading(page, 'Pusat Bantuan')).toBeVisible();
    await expect(page).toHaveURL('/pusat-bantuan');
  }

  // One that ended since the tab was opened is told of once.
  const kept = { previews: [`mfe-help@${version}`], permit: permit({ until: new Date(0).toISOString() }) };
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
    STORAGE_KEYS.preview,
    JSON.stringify(kept),
  ] as const);
  await page.reload();
  await expect(bar(page).getByRole('status')).toContainText('sudah berakhir');
  await expect(heading(page, 'Pusat Bantuan')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Pusat Bantuan')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('an override of the browser counts with a permit, and only for this site', async ({ page }) => {
  await startSession(page, MEMBERS.siti);
  const setOverride = (value: string) =>
    page.evaluate((text) => localStorage.setItem('import-map-override:mfe-help', text), value);
  await setOverride(version);
  await page.goto('/pusat-bantuan');
  await expect(bar(page).getByRole('status')).toContainText('perlu tautan berizin');
  await page.goto(`/pusat-bantuan?permit=${permit()}`);
  await expect(heading(page, TITLE)).toBeVisible();

  await setOverride('https://evil.example/remotes/mfe-help/1/entry.js');
  await page.reload();
  await expect(bar(page).getByRole('status')).toContainText('bukan dari situs ini');
  await expect(heading(page, 'Pusat Bantuan')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Atur ulang' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('import-map-override:mfe-help'))).toBeNull();
});

test('a release that cannot be loaded gives way to the member’s own, and the bar says so', async ({
  page,
}) => {
  await startSession(page, MEMBERS.siti);
  await page.route(
    ({ pathname }) => pathname.startsWith(`/remotes/mfe-help/${version}/`) && pathname.endsWith('.js'),
    (route) => route.fulfill({ status: 404, body: 'gone' }),
  );
  await page.goto(`/pusat-bantuan${asked()}`);
  await expect(heading(page, 'Pusat Bantuan')).toBeVisible();
  await expect(bar(page).getByRole('status')).toContainText(`mfe-help ${version} gagal dimuat`);
});

test('the bar covers neither header nor menu, on a phone and under a partner’s colours', async ({ page }) => {
  await startSession(page, MEMBERS.siti);
  const query = linkQuery('--devtools');
  await page.goto(`/pusat-bantuan${query}`);
  await expect(heading(page, TITLE)).toBeVisible();
  await expect(bar(page).getByRole('status')).toContainText('Berlaku');
  await page.getByRole('main').getByRole('link').last().scrollIntoViewIfNeeded();
  const [barBox, headerBox, menuBox] = [
    await bar(page).boundingBox(),
    await page.getByRole('banner').boundingBox(),
    await page.getByRole('navigation', { name: 'Menu utama' }).boundingBox(),
  ];
  expect(barBox?.y).toBe(0);
  // A page that is scrolled stands at whole pixels.
  expect(headerBox?.y).toBeCloseTo(barBox?.height ?? 0, 0);
  expect((menuBox?.y ?? 0) + (menuBox?.height ?? 0)).toBe(800);
  for (const button of await bar(page).getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page, 'bar');

  await page.goto(`${partnerSite('garuda')}/pusat-bantuan${query}`);
  await expect(bar(page).getByRole('status')).toContainText(`Pratinjau mfe-help ${version}.`);
  await expectAccessible(page, 'bar of a partner');
});

test('the devtools open by keyboard with a permit, and without one they do not', async ({ page }) => {
  await startSession(page, MEMBERS.siti);
  await page.goto('/');
  await expect(heading(page, 'Selamat')).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.keyboard.press('Control+Alt+KeyP');

  const devtools = page.getByRole('dialog', { name: 'Devtools' });
  await page.goto(`/pusat-bantuan${asked()}`);
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Control+Alt+KeyP');
  await expect(bar(page).getByRole('button', { name: 'Devtools' })).toHaveCount(0);
  await expect(devtools).toHaveCount(0);
  expect(requests.filter((url) => url.includes('/devtools.'))).toEqual([]);

  await page.goto(`/${asked({ devtools: true })}`);
  await expect(bar(page)).toBeVisible();
  const back = bar(page).getByRole('button', { name: 'Atur ulang' });
  await back.focus();
  await page.keyboard.press('Control+Alt+KeyP');
  await expect(devtools).toBeFocused();
  await expect(devtools).toContainText(`mfe-help ${version}`);
  await expect(devtools.getByRole('listitem').filter({ hasText: 'mfe-help' })).toContainText('pratinjau');
  await devtools.getByText(/^Event/).click();
  const tab = await page.context().newPage();
  await tab.goto('/registry.json');
  await tab.evaluate((name) => {
    new BroadcastChannel(name).postMessage({ name: 'points.changed', payload: { clientId: 'RAHASIA' } });
  }, EVENT_CHANNEL_NAME);
  // A page behind another tab draws nothing.
  await tab.close();
  await page.bringToFront();
  await expect(devtools).toContainText(/points\.changed.*tab lain.*isi: clientId/);
  await expect(devtools).not.toContainText('RAHASIA');
  await devtools.getByText(/^Slot/).click();
  await expect(devtools).toContainText(/dashboard.*mfe-catalogue\//);
  await devtools.getByText(/^Modul/).click();
  await expect(devtools).toContainText('@poku/shared/router');
  await expectAccessible(page, 'devtools');

  await page.keyboard.press('Escape');
  await expect(devtools).toHaveCount(0);
  await expect(back).toBeFocused();
});

test('outside of production anybody may look, and open the devtools', async ({ page }) => {
  await startSession(page, MEMBERS.siti);
  await servePages(page, (registry) => registry.replace('"channel":"production"', '"channel":"staging"'));
  await page.goto('/pusat-bantuan');
  await expect(heading(page, 'Pusat Bantuan')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await page.keyboard.press('Control+Alt+KeyP');
  await expect(page.getByRole('dialog', { name: 'Devtools' })).toContainText('Saluran staging');
  await page.goto(`/pusat-bantuan?preview=mfe-help@${version}`);
  await expect(heading(page, TITLE)).toBeVisible();
  await expect(bar(page).getByRole('status')).toContainText(`Pratinjau mfe-help ${version}.`);
});
