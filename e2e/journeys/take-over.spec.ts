import { formatPoints } from '@poku/domain/numbers';
import type { Locator, Page } from '@playwright/test';
import { partnerSite } from '../support/addresses';
import { anyCoupon, cards, heartOf, namesOn } from '../support/catalogue';
import { expect, MEMBERS, startSession, test } from '../support/journey';
import { failScripts, holdScripts } from '../support/take-over/held-scripts';
import { PLANS } from '../support/take-over/plans';
import { holdSent } from '../support/take-over/sent';
import { trySchedule } from '../support/take-over/try-schedule';

/** `npm run prove -- take-over` tries more of them, and others. */
const SCHEDULES = Number(process.env.POKU_TAKE_OVER_SCHEDULES ?? 12);
const SEED = Number(process.env.POKU_TAKE_OVER_SEED ?? 1);
const SCHEDULE_MS = 10_000;
/** Of Poku's own buttons, as a browser computes it. */
const POKU_PRIMARY = 'rgb(11, 107, 107)';

test.describe('what is done before the scripts are there', () => {
  test.use({ hasTouch: true });
  for (const plan of PLANS) {
    test(`on ${plan.path} is kept, and sent once, in random schedules`, async ({ page }) => {
      test.setTimeout(Math.max(test.info().timeout, SCHEDULES * SCHEDULE_MS));
      const held = { holdNext: await holdScripts(page), sent: await holdSent(page) };
      for (let time = 0; time < SCHEDULES; time += 1) await trySchedule(page, plan, held, SEED + time);
    });
  }
});

test('a guest reads the login before any script is there, and it stays where it is when they come', async ({
  page,
}) => {
  const release = (await holdScripts(page))();
  await page.goto('/login?redirectUri=%2Fraih', { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await expect(page.getByRole('link', { name: 'Daftar' })).toBeVisible();
  const before = await title.boundingBox();
  release();
  await expect(page.locator('#painted')).toHaveCount(0);
  expect(await title.boundingBox()).toEqual(before);
  await expect(page.getByRole('link', { name: 'Daftar' })).toHaveAttribute(
    'href',
    '/register?redirectUri=%2Fraih',
  );
});

test('a member sees the frame of the page before any script is there', async ({ page }) => {
  await startSession(page, MEMBERS.siti);
  const release = (await holdScripts(page))();
  await page.goto('/riwayat', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Riwayat' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  await expect(menu.getByRole('link', { name: 'Beranda' })).toBeVisible();
  release();
  await expect(page.locator('#painted')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Riwayat' })).toBeVisible();
  await expect(menu).toHaveCount(1);
});

type Place = Awaited<ReturnType<Locator['boundingBox']>>;

const heightOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.height ?? 0;

/** The same place: what stands above may be a part of a pixel higher. */
const near = (place: Place) => place && { ...place, y: expect.closeTo(place.y, 0) };

/** What stands on the coupon cards, where they lead, and where the first of them are. */
const readCards = async (page: Page, count?: number) => ({
  texts: (await cards(page).allInnerTexts()).slice(0, count),
  addresses: await cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    .then((all) => all.slice(0, count)),
  places: await Promise.all([0, 1, 2, 3].map((place) => cards(page).nth(place).boundingBox())),
});

for (const [path, member] of [
  ['/tukar', MEMBERS.siti],
  ['/kategori/1', MEMBERS.siti],
  ['/favorit', undefined],
] as const)
  test(`the coupons of ${path} stand there before any script is, and stay where they are`, async ({
    page,
  }) => {
    if (member !== undefined) await startSession(page, member);
    const release = (await holdScripts(page))();
    await page.goto(path, { waitUntil: 'commit' });
    await expect(cards(page).nth(3)).toBeVisible();
    await expect(page.locator('#painted img').first()).toHaveJSProperty('complete', true);
    const { places, ...painted } = await readCards(page);
    release();
    await expect(page.locator('#painted')).toHaveCount(0);
    const { places: after, ...stood } = await readCards(page, painted.texts.length);
    expect(stood).toEqual(painted);
    expect(after).toEqual(places.map(near));
  });

test('who has no point finds the ways to the first ones in their place at the next start', async ({
  page,
}) => {
  await startSession(page, MEMBERS.dewi);
  const ways = page.getByRole('region', { name: 'Dapatkan poin pertama kamu' });
  const points = page.getByRole('heading', { name: 'Poin kamu' });
  await page.goto('/');
  await expect(ways.getByRole('link').first()).toBeVisible();
  const room = await heightOf(ways);

  const release = (await holdScripts(page))();
  await page.goto('/', { waitUntil: 'commit' });
  await expect(points).toBeVisible();
  const { y: before = 0 } = (await points.boundingBox()) ?? {};
  expect(before).toBeGreaterThan(room);
  release();
  await expect(page.locator('#painted')).toHaveCount(0);
  await expect(ways.getByRole('link').first()).toBeVisible();
  const { y: after = 0 } = (await points.boundingBox()) ?? {};
  // A claim is of one font: another one's lines may be some pixels higher.
  expect(Math.abs(after - before)).toBeLessThan(24);
});

for (const [path, words] of [
  ['/terms', 'Syarat dan Ketentuan ini adalah perjanjian'],
  ['/privacypolicy', 'Kebijakan ini menjelaskan data pribadi'],
  ['/about-poku', 'Poku menyatukan poin'],
  ['/mitra-poku', 'FitNusa punya 48 studio'],
] as const)
  test(`the texts of ${path} stand there before any script is, and stay where they are`, async ({ page }) => {
    const release = (await holdScripts(page))();
    await page.goto(path, { waitUntil: 'commit' });
    const text = page.getByText(words, { exact: false }).first();
    await expect(text).toBeVisible();
    const read = async () => ({
      place: await text.boundingBox(),
      // What is listed of the text follows when the scripts are there; it is folded.
      all: await page.getByRole('main').locator('p, li:not(nav li), h3').allTextContents(),
    });
    const { place, all } = await read();
    release();
    await expect(page.locator('#painted')).toHaveCount(0);
    expect(await read()).toEqual({ place: near(place), all });
  });

test('a coupon is named with its price and its heart before any script is there, and stays where it is', async ({
  page,
  request,
}) => {
  const { voucherId, voucherName, voucherPoint } = await anyCoupon(request);
  await startSession(page, MEMBERS.siti);
  const release = (await holdScripts(page))();
  await page.goto(`/voucher?id=${voucherId}`, { waitUntil: 'commit' });
  const name = page.getByRole('heading', { level: 2, name: voucherName, exact: true });
  await expect(name).toBeVisible();
  await expect(heartOf(page, voucherName)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText(formatPoints(voucherPoint), { exact: true }).first()).toBeVisible();
  const before = await name.boundingBox();
  release();
  await expect(page.locator('#painted')).toHaveCount(0);
  expect(await name.boundingBox()).toEqual(before);
});

test('the coupons of a member stand there with state and day before any script is, and stay where they are', async ({
  page,
}) => {
  await startSession(page, MEMBERS.siti);
  const release = (await holdScripts(page))();
  await page.goto('/raih', { waitUntil: 'commit' });
  const tickets = page.getByRole('article').filter({ has: page.getByRole('link') });
  await expect(tickets.first()).toContainText(
    /(Baru|Siap dipakai|Hangus).*(Berlaku sampai|Berakhir) \d\d \w{3} \d{4}/s,
  );
  const readAll = async (count?: number) => ({
    texts: (await tickets.allInnerTexts()).slice(0, count),
    address: await tickets.first().getByRole('link').getAttribute('href'),
    place: await tickets.first().boundingBox(),
  });
  await expect(tickets.filter({ hasText: /Terpakai.*Dipakai .* WIB/s }).first()).toBeVisible();
  const painted = await readAll();
  release();
  await expect(page.locator('#painted')).toHaveCount(0);
  const stood = await readAll(painted.texts.length);
  expect(stood).toEqual({ ...painted, place: near(painted.place) });
});

/** What leads on from a part of the home, and where the first of that is. */
const readPart = async (page: Page, name: string, count?: number) => {
  const links = page.getByRole('region', { name }).locator('li:not([inert]) a');
  return {
    links: (
      await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
    ).slice(0, count),
    place: await links.first().boundingBox(),
  };
};

test('the home of a member stands there before any script is, and is never less than that', async ({
  page,
}) => {
  await startSession(page, MEMBERS.siti);
  const release = (await holdScripts(page))();
  await page.goto('/', { waitUntil: 'commit' });
  const names = ['Promo', 'Kategori', 'Kupon Populer'] as const;
  for (const name of names)
    await expect(
      page.getByRole('region', { name }).getByRole('listitem').getByRole('link').first(),
    ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Rekomendasi Kami' })).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByRole('heading', { level: 1, name: 'Siti' })).toBeVisible();
  await expect(header).toContainText(/(Silver|Gold|Platinum).*\d poin/s);
  const points = await header.getByRole('link', { name: 'POKUPoin' }).getAttribute('aria-label');
  const painted = await Promise.all(names.map((name) => readPart(page, name)));
  release();
  await expect(page.locator('#painted')).toHaveCount(0);
  // At once, not in a while.
  const counts = painted.map(({ links }) => links.length);
  const shown = await Promise.all(names.map((name, at) => readPart(page, name, counts[at])));
  expect(shown).toEqual(painted.map(({ links, place }) => ({ links, place: near(place) })));
  await expect(header.getByRole('link', { name: points ?? '', exact: true })).toBeVisible();
});

test('a heart that is pressed before any script is there is set once', async ({ page }) => {
  await startSession(page, MEMBERS.dewi);
  const holdNext = await holdScripts(page);
  const release = holdNext();
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (/\/gateway\/favoritvoucher$/.test(request.url())) sent.push(request.method());
  });
  await page.goto('/tukar', { waitUntil: 'commit' });
  await expect(cards(page).first()).toBeVisible();
  const [name = ''] = await namesOn(page);
  await heartOf(page, name).click();
  const saved = page.waitForResponse(/\/gateway\/favoritvoucher$/);
  release();
  await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', 'true');
  await saved;
  const releaseNext = holdNext();
  await page.goto('/kupon-favorit', { waitUntil: 'commit' });
  await expect(page.locator('#painted').getByRole('button', { pressed: true })).toHaveCount(1);
  releaseNext();
  await expect(page.locator('#painted')).toHaveCount(0);
  expect(await namesOn(page)).toEqual([name]);
  expect(sent).toEqual(['POST']);
});

for (const slug of ['nusapoin', 'fitnusa'])
  test(`on the origin of ${slug} the login stands in its colours before any script is there, and stays`, async ({
    page,
  }) => {
    const holdNext = await holdScripts(page);
    const send = page.getByRole('button', { name: 'Masuk' });
    const look = async () => ({
      colour: await send.evaluate((one) => getComputedStyle(one).backgroundColor),
      place: await send.boundingBox(),
      logo: await page.locator(`img[src="/media/partners/${slug}.svg"]`).first().boundingBox(),
    });
    // The first page has to ask whose origin it is, the second one knows.
    for (let visits = 0; visits < 2; visits += 1) {
      const release = holdNext();
      await page.goto(`${partnerSite(slug)}/login`, { waitUntil: 'commit' });
      await expect(page.locator('#painted img')).toHaveJSProperty('complete', true);
      const before = await look();
      expect(before.colour).not.toBe(POKU_PRIMARY);
      release();
      await expect(page.locator('#painted')).toHaveCount(0);
      expect(await look()).toEqual(before);
    }
  });

test('a way back that is pressed early is gone once the scripts are there', async ({ page }) => {
  const release = (await holdScripts(page))();
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Kembali' }).click();
  release();
  await expect(page).toHaveURL('/login');
  await expect(page.locator('#painted')).toHaveCount(0);
});

test('a page whose scripts do not come says so, and can be loaded again', async ({ page }) => {
  const restore = await failScripts(page);
  await page.goto('/login?redirectUri=%2Fraih', { waitUntil: 'commit' });
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(
    'Poku belum bisa dimuat. Periksa koneksi kamu, lalu muat ulang halaman ini.',
  );
  await restore();
  await alert.getByRole('link', { name: 'muat ulang halaman ini' }).click();
  await expect(page.locator('#painted')).toHaveCount(0);
  await expect(page).toHaveURL('/login?redirectUri=%2Fraih');
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
});
