import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { partnerSite } from '../support/addresses';
import {
  expect,
  fillLogin,
  goInside,
  logIn,
  logInByForm,
  MEMBERS,
  startSession,
  test,
} from '../support/journey';
import {
  cachedAddresses,
  keepsFile,
  knowsFirstCalls,
  liveShellFile,
  loseNetwork,
  regainNetwork,
  vaultContent,
  visitCoupons,
  watchWorker,
  workerServes,
} from '../support/offline';
import { withWorker } from '../support/release';

test.use({ serviceWorkers: 'allow' });

const OFFLINE = 'Kamu sedang offline';
const banner = (page: Page) => page.getByText(/Kamu sedang offline\. Data dari .+, .+\./);

const logOut = async (page: Page): Promise<void> => {
  await page.goto('/profil');
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(/\/login/);
};

test('after one visit Kupon Ku opens without a network and says from when it is, and is read again when it is back', async ({
  page,
  context,
}) => {
  await startSession(page, MEMBERS.agus);
  await visitCoupons(page);
  const names = await page.locator('main a[href^="/kupon-ku"]').allTextContents();
  await loseNetwork(context);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  expect(await page.locator('main a[href^="/kupon-ku"]').allTextContents()).toEqual(names);
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
  await regainNetwork(context);
  await expect(banner(page)).toBeHidden();
  expect(await page.locator('main a[href^="/kupon-ku"]').allTextContents()).toEqual(names);
});

test('while a page of a member is on its way the worker asks for its data, and the page for none of it again', async ({
  page,
  context,
}) => {
  await startSession(page, MEMBERS.agus);
  await visitCoupons(page);
  await expect.poll(() => knowsFirstCalls(page)).toBe(true);
  const asked = await watchWorker(context);
  const answer = page.waitForResponse(/\/customervoucher\//);
  await page.reload();
  expect((await answer).fromServiceWorker()).toBe(true);
  await expect(page.locator('main a[href^="/kupon-ku"]').first()).toBeVisible();
  await workerServes(page);
  const calls = (await asked()).map((call) => call.replace(/\/m-[^/?]+/, ''));
  expect(calls.filter((call) => call.includes('/customervoucher'))).toHaveLength(1);
  expect(calls).toContain('GET /gateway/customerdetail');

  await logOut(page);
  await expect.poll(() => knowsFirstCalls(page)).toBe(false);
});

test('a revealed code shows without a network, with its pictures', async ({ page, context }) => {
  await startSession(page, MEMBERS.agus);
  await visitCoupons(page);
  const ticket = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Hangus dalam' }).first();
  const href = await ticket.locator('a[href^="/kupon-ku"]').getAttribute('href');
  await page.goto(href ?? '');
  const box = page.getByRole('group', { name: 'Kode kupon' });
  const code = (await box.locator('p').first().textContent()) ?? '';
  expect(code.length).toBeGreaterThan(5);
  const pictures = box.getByRole('img');
  await expect(pictures).toHaveCount(2);
  const drawn = await pictures.locator('path').evaluateAll((paths) => paths.map((path) => path.outerHTML));
  await expect
    .poll(async () => (await vaultContent(page)).names.filter((name) => name.startsWith('coupon-code.v1.')))
    .not.toEqual([]);
  await loseNetwork(context);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await expect(box.locator('p').first()).toHaveText(code);
  await expect(pictures).toHaveCount(2);
  expect(await pictures.locator('path').evaluateAll((paths) => paths.map((path) => path.outerHTML))).toEqual(
    drawn,
  );
});

test('everything else says that it is offline and comes by itself, without a storm of messages', async ({
  page,
  context,
}) => {
  await startSession(page, MEMBERS.agus);
  await visitCoupons(page);
  await loseNetwork(context);
  await goInside(page, '/tukar');
  const main = page.getByRole('main');
  await expect(main.getByText(OFFLINE)).toBeVisible();
  await page.goto('/riwayat');
  await expect(main.getByText(OFFLINE)).toBeVisible();
  await page.goto('/');
  await expect(main.getByText(OFFLINE).first()).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Agus Wijaya');
  await page.goto('/tukar');
  await expect(main.getByText('Halaman ini butuh internet')).toBeVisible();
  await expect(page.getByText('Gagal mendapatkan')).toHaveCount(0);

  await regainNetwork(context);
  await expect(page.getByRole('heading', { level: 1, name: 'Katalog Kupon' })).toBeVisible();
  await expect(main.getByText(OFFLINE)).toHaveCount(0);
});

test('a home that was opened without a network fills itself when it is back', async ({ page, context }) => {
  await startSession(page, MEMBERS.agus);
  await visitCoupons(page);
  await loseNetwork(context);
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByText(OFFLINE).first()).toBeVisible();
  await regainNetwork(context);
  await expect(main.getByText(OFFLINE)).toHaveCount(0);
  await expect(main.getByRole('link').first()).toBeVisible();
});

for (const [path, chunk, content] of [
  ['/poinku', '/page-points.', 'Total'],
  ['/change-profil', '/page-profile-settings.', 'Nama'],
] as const) {
  test(`${path}, reloaded without a network, says so and heals when it is back`, async ({
    page,
    context,
  }) => {
    await startSession(page, MEMBERS.agus);
    await visitCoupons(page);
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(content).first()).toBeVisible();
    await keepsFile(page, chunk);
    await loseNetwork(context);
    await page.reload();
    await expect(main.getByRole('alert').first()).toBeVisible();
    await regainNetwork(context);
    await expect(main.getByText(content).first()).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveURL(path);
  });
}

test('a logout leaves nothing of the member on the device', async ({ page, context }) => {
  await startSession(page, MEMBERS.agus);
  await visitCoupons(page);
  await logOut(page);
  await expect.poll(() => vaultContent(page)).toEqual({ names: [], keys: 0 });
  await loseNetwork(context);
  await page.goto('/raih');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Agus')).toHaveCount(0);
});

test('a session that ended on the server is wiped as soon as the network tells so', async ({
  page,
  context,
}) => {
  await startSession(page, MEMBERS.agus);
  await visitCoupons(page);
  await loseNetwork(context);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await context.clearCookies();
  await regainNetwork(context);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Sesi kamu telah berakhir, silakan log in kembali')).toBeVisible();
  await expect.poll(() => vaultContent(page)).toEqual({ names: [], keys: 0 });
});

test('another member finds nothing of the one before', async ({ page, context }) => {
  await startSession(page, MEMBERS.agus);
  await visitCoupons(page);
  // As after a crash: the session is gone, and nobody logged out.
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await page.goto('/login');
  await fillLogin(page, MEMBERS.dewi);
  await expect(page.getByRole('banner')).toContainText('Dewi Lestari');
  await expect.poll(async () => (await vaultContent(page)).names).not.toContain('my-coupons.v1');
  await loseNetwork(context);
  await goInside(page, '/raih');
  await expect(page.getByRole('main').getByText(OFFLINE)).toBeVisible();
  await expect(page.locator('main a[href^="/kupon-ku"]')).toHaveCount(0);
});

test('no call and no address with a token is ever kept', async ({ page }) => {
  await page.goto('/verification/0123456789abcdef-token?redirectToken=sandbox-secret');
  await workerServes(page);
  await page.reload();
  await logInByForm(page, MEMBERS.agus);
  await visitCoupons(page);
  const kept = await cachedAddresses(page);
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((address) => /gateway|token|secret|\?/.test(address))).toEqual([]);
  const pages = kept.filter((address) => address !== '' && !/\/(remotes|shell|media)\//.test(address));
  // The page, and which calls pages make first.
  expect([...new Set(pages.map((address) => new URL(address).pathname))].sort()).toEqual([
    '/',
    '/first-calls',
  ]);
});

test('what the first visit loaded is kept without a second download', async ({ page, context }) => {
  const fetches: Promise<readonly string[]>[] = [];
  context.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(remotes|shell)\//.test(pathname)) return;
    fetches.push(
      request.sizes().then(
        ({ responseBodySize }) => (responseBodySize > 0 ? [pathname] : []),
        // Of a page that was closed meanwhile.
        () => [],
      ),
    );
  });
  await page.goto('/login');
  await expect(page.getByLabel('Nomor HP')).toBeVisible();
  await workerServes(page);
  await keepsFile(page, '/page-login.');
  const fetched = (await Promise.all(fetches)).flat();
  expect(fetched.length).toBeGreaterThan(3);
  expect(fetched.toSorted()).toEqual([...new Set(fetched)].toSorted());
});

test('a newer worker waits while a member is at the checkout in any tab, and never reloads a page', async ({
  page,
  context,
}) => {
  await logIn(page, MEMBERS.agus);
  await workerServes(page);
  await page.goto('/kategori/1?sort=price-asc');
  await page.locator('main a[href^="/voucher"]').filter({ hasNotText: 'Stok habis' }).first().click();
  await page
    .getByRole('button', { name: 'Beli' })
    .or(page.getByRole('link', { name: 'Beli' }))
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pembayaran' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await withWorker(
    'shell/src/worker/worker.ts',
    (text) => `${text}\nself.addEventListener('messageerror', () => undefined);\n`,
    async () => {
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await expect.poll(isWaiting).toBe(true);
      const other = await context.newPage();
      await other.goto('/');
      await keepsFile(other, '/later.');
      await goInside(other, '/tukar');
      await expect(other.getByRole('heading', { level: 1, name: 'Katalog Kupon' })).toBeVisible();
      await other.close();
      expect(await isWaiting()).toBe(true);
      await goInside(page, '/tukar');
      await expect(page.getByRole('heading', { level: 1, name: 'Katalog Kupon' })).toBeVisible();
      // The browser lets the old worker finish what it is doing.
      await expect.poll(isWaiting, { timeout: 120_000 }).toBe(false);
      expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    },
  );
});

test('the site can be installed: its manifest names icons that are what it says', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    readonly name: string;
    readonly id: string;
    readonly start_url: string;
    readonly display: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
  };
  expect(manifest).toMatchObject({
    name: 'Poku',
    id: '/',
    start_url: '/',
    display: 'standalone',
    lang: 'id',
  });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons.filter(({ src }) => src.endsWith('.png'))) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
});

test('a partner’s origin has a worker of its own, and the embed has none', async ({ page }) => {
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));
  await page.goto(`${partnerSite('rumahnet')}/embed/v1/frame?partner=nusapoin`, { waitUntil: 'load' });
  expect(await workers()).toEqual([]);
  await page.goto(`${partnerSite('garuda')}/login`);
  await workerServes(page);
  expect(await workers()).toEqual([`${partnerSite('garuda')}/`]);
});

test('the shell’s first bytes', () => {
  const release = JSON.parse(readFileSync(liveShellFile('release.json'), 'utf8')) as {
    readonly entry: string;
    readonly files: readonly { readonly name: string; readonly brotliBytes: number }[];
  };
  const bytes = release.files.find(({ name }) => name === release.entry)?.brotliBytes ?? 0;
  console.log(`shell: ${String(bytes)} bytes of brotli before the first paint`);
  expect(bytes).toBeGreaterThan(0);
});

test('the kill switch takes worker and caches away, and leaves the site as it was without them', async ({
  page,
}) => {
  await startSession(page, MEMBERS.agus);
  await visitCoupons(page);
  // As decision 017 says.
  const retire = (text: string) => text.replace('./src/worker/worker.ts', './src/worker/retired.ts');
  await withWorker('shared/build/src/webpack/shell-config.ts', retire, async () => {
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
        timeout: 120_000,
      })
      .toBe(0);
    expect(await cachedAddresses(page)).toEqual([]);
    await goInside(page, '/tukar');
    await expect(page.getByRole('heading', { level: 1, name: 'Katalog Kupon' })).toBeVisible();
  });
});
