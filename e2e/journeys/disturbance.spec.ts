import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '@poku/domain/brand';
import { expect, fillLogin, goInside, MEMBERS, startSession, test } from '../support/journey';

/** Addresses of members, and a text that only their content shows. */
const ADDRESSES = [
  ['/', 'Kategori'],
  ['/dashboard', 'Kategori'],
  ['/tukar', 'Kupon Populer'],
  ['/kategori/1', 'poin'],
  ['/kupon-favorit', 'kupon'],
  ['/kupon-rekomendasi', 'poin'],
  ['/pulsa-prabayar', 'Nomor HP'],
  ['/raih', 'Baru'],
  ['/riwayat', 'Total poin yang kamu raih'],
  ['/earn-point', 'RumahNet'],
  ['/profil', 'Keluar'],
  ['/change-profil', 'Nama'],
  ['/preferensi', 'Simpan'],
  ['/change-notification', 'Simpan'],
  ['/poinku', 'Total'],
  ['/poin-n-tier', 'Platinum'],
  ['/penjaga-hangus', 'terpakai'],
  ['/mimpi', 'incar'],
  ['/merek/kopi-serambi', 'Kopi Serambi'],
  ['/setahun-poku', 'Poin hangus'],
  ['/misi', 'Pakai 1 kupon'],
  ['/partner-linkage', 'RumahNet'],
  ['/ewallet-linkage', 'DompetNusa'],
  ['/pusat-bantuan', 'Akun'],
  ['/about-app', 'Poku'],
] as const;

const CALLS = '**/gateway/**';
const DETAIL = '**/gateway/customerdetail/**';
const WRONG = /gangguan/;
const SLOW = 'Lebih lama dari biasanya. Mohon tunggu sebentar…';

/** A little more than the longest pause between two attempts. */
const PAUSE_MS = 61_000;

const isRemembered = (page: Page): Promise<boolean> =>
  page.evaluate((key) => localStorage.getItem(key) !== null, STORAGE_KEYS.session);

/** The page of an address stands, for the member, and nothing is wrong any more. */
const expectHealed = async (page: Page, address: string, content: string): Promise<void> => {
  const main = page.getByRole('main');
  await expect(main.getByText(content).first(), address).toBeVisible();
  await expect(page.getByText(WRONG), address).toHaveCount(0);
  await expect(page, address).toHaveURL(address);
};

/** One address of each remote that has one, and the home, which is made of all. */
const OF_EACH_REMOTE = ADDRESSES.filter(([address]) =>
  ['/', '/tukar', '/riwayat', '/profil', '/partner-linkage', '/pusat-bantuan'].includes(address),
);

/** Something is wrong at an address: it says so, and the member stays. */
const expectWrong = async (page: Page, address: string): Promise<void> => {
  await expect(page.getByText(WRONG).first(), address).toBeVisible();
  await expect(page.getByLabel('Password'), address).toHaveCount(0);
  expect(await isRemembered(page), address).toBe(true);
};

/** Something takes long at an address: it says so once five seconds are over, and the member stays. */
const expectSlow = async (page: Page, address: string): Promise<void> => {
  // The app is there, behind what was painted.
  await expect(page.getByRole('region', { name: 'Pemberitahuan' }), address).toBeAttached();
  // And no further: it gives the call up after eight seconds.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
  await expect(page.getByText(SLOW), address).toBeVisible();
  await page.clock.resume();
  await expect(page.getByLabel('Password'), address).toHaveCount(0);
};

/** Holds every call that is made until `end`. */
const hold = () => {
  let end = (): void => undefined;
  const isOver = new Promise<void>((resolve) => (end = resolve));
  return { isOver, end: () => end() };
};

test('a first call that takes long and ends as a 502 keeps the member at every address, says both, and it heals by itself', async ({
  page,
}) => {
  await startSession(page, MEMBERS.agus);
  await page.clock.install();
  for (const [address, content] of ADDRESSES) {
    const { isOver, end } = hold();
    await page.route(CALLS, async (route) => {
      await isOver;
      await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
    });
    // What was painted stays while the first call is on its way.
    await page.goto(address, { waitUntil: 'commit' });
    await expectSlow(page, address);
    end();
    await expectWrong(page, address);
    await expect(page.getByText(SLOW), address).toHaveCount(0);
    await page.unroute(CALLS);
    await page.clock.fastForward(PAUSE_MS);
    await expectHealed(page, address, content);
  }
});

test('a cut connection at the first call keeps the member at every address, says what is wrong and heals by itself', async ({
  page,
}) => {
  await startSession(page, MEMBERS.agus);
  await page.clock.install();
  for (const [address, content] of ADDRESSES) {
    await page.route(CALLS, (route) => route.abort('connectionreset'));
    await page.goto(address);
    await expectWrong(page, address);
    await page.unroute(CALLS);
    await page.clock.fastForward(PAUSE_MS);
    await expectHealed(page, address, content);
  }
});

test('a first call that takes long and is answered keeps the member, says so and heals by itself', async ({
  page,
}) => {
  await startSession(page, MEMBERS.agus);
  await page.clock.install();
  for (const [address, content] of OF_EACH_REMOTE) {
    const { isOver, end } = hold();
    await page.route(DETAIL, async (route) => {
      await isOver;
      await route.continue();
    });
    // What was painted stays while the first call is on its way.
    await page.goto(address, { waitUntil: 'commit' });
    await expectSlow(page, address);
    end();
    await expectHealed(page, address, content);
    await expect(page.getByText(SLOW), address).toHaveCount(0);
    await page.unroute(DETAIL);
  }
});

for (const [what, body] of [
  ['no JSON', '<h1>Selamat datang di Wi-Fi</h1>'],
  ['another shape', JSON.stringify({ responseCode: 200, message: 'ok', data: { customer_id: 7 } })],
] as const) {
  test(`a first answer that is ${what} is no logout, and waiting asks more and more rarely`, async ({
    page,
  }) => {
    await startSession(page, MEMBERS.agus);
    await page.clock.install();
    let count = 0;
    await page.route(DETAIL, (route) => {
      count += 1;
      return route.fulfill({ status: 200, contentType: 'application/json', body });
    });
    await page.goto('/riwayat');
    const panel = page.getByRole('alert').filter({ hasText: 'Kamu tetap masuk.' });
    await expect(panel).toContainText('Gagal mendapatkan update customer data. Sistem mengalami gangguan');
    await page.clock.runFor(60_000);
    await expect(panel).toBeVisible();
    // After 2, 4, 8, 16 and 32 seconds at the longest, a quarter less at the shortest.
    expect(count).toBeLessThanOrEqual(7);
    await page.unroute(DETAIL);
    await page.clock.fastForward(PAUSE_MS);
    await expectHealed(page, '/riwayat', 'Total poin yang kamu raih');
  });
}

test('a page on the way to which the API breaks down says so in place, and comes by itself', async ({
  page,
}) => {
  await startSession(page, MEMBERS.agus);
  await page.clock.install();
  await page.goto('/profil');
  await expectHealed(page, '/profil', 'Keluar');
  await page.route(CALLS, (route) => route.fulfill({ status: 503, body: '' }));
  await goInside(page, '/poin-n-tier');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('gangguan : 503');
  await page.unroute(CALLS);
  await page.clock.fastForward(PAUSE_MS);
  await expectHealed(page, '/poin-n-tier', 'Platinum');
});

test('a home whose rows cannot be read says so once, and fills itself', async ({ page }) => {
  await startSession(page, MEMBERS.agus);
  await page.clock.install();
  await page.route(
    (url) => url.pathname.startsWith('/gateway/') && !url.pathname.includes('customerdetail'),
    (route) => route.fulfill({ status: 502, body: '' }),
  );
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Beberapa bagian belum bisa dibuka');
  await expect(main.getByRole('alert')).toHaveCount(1);
  await page.unrouteAll();
  await page.clock.fastForward(PAUSE_MS);
  await expect(main.getByRole('heading', { name: 'Kupon Populer' })).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
});

for (const address of ['/', '/riwayat'] as const) {
  test(`${address}: a device that says late that it is offline is told so, of nothing else, and all comes by itself`, async ({
    page,
    context,
  }) => {
    await startSession(page, MEMBERS.agus);
    await page.route(CALLS, (route) => route.abort('connectionreset'));
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(page.getByText(WRONG).first()).toBeVisible();
    await context.setOffline(true);
    await expect(main.getByText('Kamu sedang offline')).toHaveCount(1);
    await expect(page.getByText(WRONG)).toHaveCount(0);
    await page.unroute(CALLS);
    await context.setOffline(false);
    await expect(main.getByText('Kamu sedang offline')).toHaveCount(0);
    await expectHealed(page, address, address === '/' ? 'Kategori' : 'Total poin yang kamu raih');
  });
}

test('a first-time guest has the login while the API is in trouble, what is wrong stays, and it works once it is back', async ({
  page,
}) => {
  await page.route(CALLS, (route) => route.fulfill({ status: 502, body: '' }));
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await fillLogin(page, MEMBERS.agus);
  const wrong = page.getByRole('alert').filter({ hasText: 'Sistem sedang mengalami gangguan : 502' });
  await expect(wrong).toBeVisible();
  await page.unroute(CALLS);
  await expect(wrong).toBeVisible();
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Selamat/ })).toBeVisible();
});

test('a login whose member cannot be read says so, and goes on by itself', async ({ page }) => {
  await page.clock.install();
  await page.route(DETAIL, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/login?redirectUri=%2Friwayat');
  await fillLogin(page, MEMBERS.agus);
  await expect(page.getByRole('alert').filter({ hasText: 'Gagal mendapatkan' })).toBeVisible();
  await page.unroute(DETAIL);
  await page.clock.fastForward(PAUSE_MS);
  await expectHealed(page, '/riwayat', 'Total poin yang kamu raih');
});
