import { type Page } from '@playwright/test';
import { cards, couponLink, expectCoupons, heartOf, namesOn } from '../support/catalogue';
import { expect, fillLogin, MEMBERS, startSession, test } from '../support/journey';
import { cutOff, letThrough } from '../support/requests';

const EMPTY = 'Kamu belum menandai kupon favorit. Tekan hati di kupon yang kamu suka.';
const PROMPT = 'Daftar atau masuk dulu supaya kamu bisa menukar kupon dengan poin.';

const expectMarked = (page: Page, name: string, isSet: boolean): Promise<void> =>
  expect(heartOf(page, name).first()).toHaveAttribute('aria-pressed', String(isSet));

/** Presses a heart, and waits until the server has it. */
const pressHeart = async (page: Page, name: string): Promise<void> => {
  const saved = page.waitForResponse(/\/gateway\/favoritvoucher$/);
  await heartOf(page, name).first().click();
  await saved;
};

test('a heart on a list and one on a page keep a coupon among the favourites, and can be taken back', async ({
  page,
}) => {
  await startSession(page, MEMBERS.dewi);
  await page.goto('/kupon-favorit');
  await expect(page.getByText(EMPTY)).toBeVisible();
  await page.goto('/tukar');
  await expect(cards(page).first()).toBeVisible();
  const [first = '', second = ''] = await namesOn(page);
  await pressHeart(page, first);
  await expectMarked(page, first, true);
  await expect(page, 'a heart is no link').toHaveURL('/tukar');
  await couponLink(page, second).click();
  // Its heart stands on the list too.
  await expect(page).toHaveURL(/\/voucher\?/);
  await expectMarked(page, second, false);
  await pressHeart(page, second);
  await expectMarked(page, second, true);
  await page.goBack();
  await expect(page).toHaveURL('/tukar');
  await expectMarked(page, second, true);

  await page.getByRole('link', { name: 'Favorit Kamu' }).click();
  await expect(page).toHaveURL('/kupon-favorit');
  await expectCoupons(page, [second, first]);
  await pressHeart(page, first);
  await expectMarked(page, first, false);
  await expect(couponLink(page, first), 'until the page is left').toBeVisible();
  await page.reload();
  await expectCoupons(page, [second]);
  await pressHeart(page, second);
  await page.reload();
  await expect(page.getByText(EMPTY)).toBeVisible();
  await page.getByRole('link', { name: 'Lihat Kupon Pilihan' }).click();
  await expect(page).toHaveURL('/favorit');
  await expect(page.getByText(PROMPT)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Favorit: / })).toHaveCount(10);
});

test('favourites that take a while have cards in their place, until they come', async ({ page }) => {
  await startSession(page, MEMBERS.rina);
  await page.goto('/tukar');
  await expect(cards(page).first()).toBeVisible();
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/gateway/allfavoritvoucher/*', async (route) => {
    await isAnswered;
    await route.fulfill({ json: { responseCode: 200, message: 'OK', data: [] } });
  });
  await page.getByRole('link', { name: 'Favorit Kamu' }).click();
  await expect(page).toHaveURL('/kupon-favorit');
  await expect(page.getByRole('main').getByText('Sedang memuat')).toBeAttached();
  answer();
  await expect(page.getByText(EMPTY)).toBeVisible();
  await expect(page.getByRole('main').getByText('Sedang memuat')).toHaveCount(0);
});

test('a heart that cannot be saved goes back, and says so', async ({ page }) => {
  await startSession(page);
  await page.goto('/voucher?id=1003');
  const name = 'Boba Brown Sugar Ukuran Besar';
  const before = await heartOf(page, name).getAttribute('aria-pressed');
  await cutOff(page, '/favoritvoucher');
  await heartOf(page, name).click();
  await expect(page.getByRole('alert')).toContainText('Kupon favorit belum berubah.');
  await expect(heartOf(page, name)).toHaveAttribute('aria-pressed', before ?? '');
  await letThrough(page, '/favoritvoucher');
  await pressHeart(page, name);
  await expectMarked(page, name, before !== 'true');
  await page.reload();
  await expectMarked(page, name, before !== 'true');
});

test('a guest reads the editorial favourites, has no hearts, and comes to the coupon by logging in', async ({
  page,
}) => {
  await page.goto('/favorit');
  await expect(page.getByText(PROMPT)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Daftar' })).toHaveAttribute('href', '/register');
  await expect(cards(page)).toHaveCount(10);
  await expect(page.getByRole('button', { name: /^Favorit: / })).toHaveCount(0);
  await couponLink(page, 'Es Kopi Susu Gula Aren').click();
  await expect(page).toHaveURL(/\/favorit\?favoriteId=/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Es Kopi Susu Gula Aren' })).toBeVisible();
  await expect(page.getByText(PROMPT)).toBeVisible();
  await page.getByRole('link', { name: 'Tukar Kupon Ini' }).click();
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, MEMBERS.rina);
  await expect(page).toHaveURL(/\/voucher\?id=1001/);
  await expect(page.getByText('TOTAL HARGA')).toBeVisible();
  await page.goto('/favorit?favoriteId=tidak-ada');
  await expect(page.getByText('Kupon pilihan ini sudah tidak ada.')).toBeVisible();
  await page.getByRole('link', { name: 'Lihat Kupon Pilihan' }).click();
  await expect(cards(page)).toHaveCount(10);
});

test('a link to a coupon of the list says what it is to who shows it, before any script has run', async ({
  page,
  request,
}) => {
  await page.goto('/favorit');
  const link = cards(page).getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/favorit\?favoriteId=/);
  const html = await (await request.get(address)).text();
  const first = (pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
  const shown = {
    title: first(/<title>(.*?)<\/title>/),
    address: first(/property="og:url" content="([^"]*)"/),
    canonical: first(/rel="canonical" href="([^"]*)"/),
    data: first(/<script type="application\/ld\+json">([^<]*)</),
    description: first(/name="description" content="([^"]*)"/),
  };
  expect(shown.title).toBe(`${name} · Poku`);
  const url = new URL(address, page.url()).href;
  expect([shown.address, shown.canonical]).toEqual([url, url]);
  const { mainEntity } = JSON.parse(shown.data) as {
    readonly mainEntity: { readonly name: string; readonly description: string };
  };
  expect(mainEntity.name).toBe(name);
  expect(shown.description).toBe(mainEntity.description);
  expect(shown.description).not.toMatch(/[<>]/);
});
