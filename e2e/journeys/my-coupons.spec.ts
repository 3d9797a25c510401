import type { Page } from '@playwright/test';
import {
  CODE,
  codeCard,
  drag,
  giveCode,
  isAtRest,
  NEW_COUPON,
  OPEN_COUPON,
  openTicket,
  reveal,
  REVEAL,
  revealQuestion,
  scan,
  slider,
  tickets,
} from '../support/coupons';
import { expectAccessible } from '../support/accessibility';
import { expect, logIn, MEMBERS, startSession, test } from '../support/journey';
import { loseNetwork, regainNetwork } from '../support/offline';
import { answerWith, letThrough } from '../support/requests';
import { callsTo } from '../support/screens';

const REVEAL_CALL = /\/redeemvoucher$/;

const loadMore = (page: Page) => page.getByRole('button', { name: 'Load more' });
const copied = (page: Page) => page.getByText('Kode unik berhasil disalin');
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('the coupons tell their states in words, grow by five, and keep their place on a reload and on the way back', async ({
  page,
}) => {
  await logIn(page, MEMBERS.agus);
  await page.getByRole('navigation').getByRole('link', { name: 'Kupon Ku' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kupon Ku' })).toBeVisible();
  await expect(tickets(page)).toHaveText([
    /^Baru.*Es Kopi Susu Gula Aren.*Berlaku sampai \d{2} \w{3} \d{4}Untuk dipakai di kasir$/,
    /^Baru.*Es Kopi Susu Gula Aren/,
    /^Aktif.*Tiket Nonton Hari BiasaHangus dalam 2[45]:\d{2}[A-Z2-9]{12}Tampilkan ke kasir$/,
    /^Siap dipakai.*Voucher Belanja Rp150\.000.*Berlaku sampai/,
    /^Terpakai.*Paket 5 PerjalananDipakai \d{2} \w{3} \d{4}, \d{2}:\d{2} WIB$/,
  ]);
  await loadMore(page).click();
  await expect(tickets(page)).toHaveCount(10);
  await expect(tickets(page).filter({ hasText: /^Hangus.*Berakhir \d{2} \w{3} \d{4}$/ })).toHaveCount(2);
  await page.reload();
  await expect(tickets(page)).toHaveCount(10);
  for (const count of [15, 20, 24]) {
    await loadMore(page).click();
    await expect(tickets(page)).toHaveCount(count);
  }
  await expect(loadMore(page)).toHaveCount(0);
  await expect(page).toHaveURL('/raih?perPage=25');

  const last = tickets(page).last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await last.getByRole('link').click();
  await expect(page).toHaveURL(/\/kupon-ku\?id=\d+&code=/);
  await page.goBack();
  await expect(tickets(page)).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('a coupon opens by a shared link, and is revealed once by a slide to the end that was confirmed', async ({
  page,
}) => {
  await startSession(page, MEMBERS.agus);
  await page.goto('/raih');
  await openTicket(page, NEW_COUPON);
  const address = page.url();
  await page.goto('/');
  await page.goto(address);
  await page.getByText('Cara Penukaran', { exact: true }).click();
  await expect(page.getByText('Tunjukkan kode ke kasir', { exact: false })).toBeVisible();
  await expect(codeCard(page)).toContainText('Kode kupon masih tersembunyi.');

  const calls = callsTo(page, REVEAL_CALL);
  await drag(page, 0.6);
  await expect.poll(() => isAtRest(page)).toBe(true);
  await expect(revealQuestion(page)).toHaveCount(0);
  await drag(page, 1);
  await expect(revealQuestion(page)).toContainText('Kode kupon akan hangus 30 menit setelah kamu geser.');
  expect(await isAtRest(page)).toBe(false);
  await revealQuestion(page).getByRole('button', { name: 'Tidak' }).click();
  await expect(revealQuestion(page)).toHaveCount(0);
  await expect.poll(() => isAtRest(page)).toBe(true);
  expect(calls).toEqual([]);

  // The answer waits until both presses were made.
  let goOn = (): void => undefined;
  const pressed = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(`**/gateway${REVEAL}`, async (route) => {
    await pressed;
    await route.continue();
  });
  await drag(page, 1);
  const yes = revealQuestion(page).getByRole('button').first();
  await yes.click();
  await expect(yes).toHaveAttribute('aria-busy', 'true');
  await yes.click({ force: true });
  await yes.press('Enter');
  goOn();
  await expect(codeCard(page).getByText(/^Hangus dalam (30:00|29:\d{2})$/)).toBeVisible();
  await expect(codeCard(page)).toBeFocused();
  expect(calls).toHaveLength(1);
  await expect(slider(page)).toHaveCount(0);
  const code = (await codeCard(page).locator('p').first().textContent()) ?? '';
  expect(code).toMatch(CODE);
  await page.reload();
  await expect(codeCard(page)).toContainText(code);
  expect(calls).toHaveLength(1);
});

test('a code is copied without its gaps, told for 4 s, and cut to 15 characters in the list', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await startSession(page, MEMBERS.agus);
  await page.goto('/raih');
  await openTicket(page, OPEN_COUPON);
  const code = (await codeCard(page).locator('p').first().textContent()) ?? '';
  expect(code).toMatch(CODE);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Salin kode' }).click();
  await expect(copied(page)).toBeVisible();
  expect(await clipboard(page)).toBe(code);
  // Pointed at, a message stays.
  await page.mouse.move(0, 0);
  await page.clock.runFor(3_990);
  await expect(copied(page)).toBeVisible();
  await page.clock.runFor(20);
  await expect(copied(page)).toHaveCount(0);
  await page.clock.resume();

  await giveCode(page, 'ABCDEFGHJKLMNPQRST');
  await page.goto('/raih');
  const ticket = tickets(page).filter({ hasText: OPEN_COUPON });
  await expect(ticket.getByText('ABCDEFGHJKLMNPQ', { exact: true })).toBeVisible();
  await ticket.getByRole('button', { name: `Salin kode ${OPEN_COUPON}` }).click();
  await expect(copied(page)).toBeVisible();
  expect(await clipboard(page)).toBe('ABCDEFGHJKLMNPQRST');
});

test('a reveal that fails, or that has no network, says so, and nothing is tried later', async ({
  page,
  context,
}) => {
  await startSession(page, MEMBERS.agus);
  await page.goto('/raih');
  await openTicket(page, NEW_COUPON);
  await answerWith(page, REVEAL, 500);
  await slider(page).click();
  await revealQuestion(page).getByRole('button', { name: 'Ya' }).click();
  const failed = page.getByRole('alertdialog', { name: 'Proses Gagal' });
  await expect(failed).toContainText('Maaf sedang terjadi kendala, Silahkan coba beberapa saat lagi');
  await failed.getByRole('button', { name: 'Oke' }).click();
  await expect(failed).toHaveCount(0);
  await letThrough(page, REVEAL);

  await expect(slider(page)).toBeFocused();
  const calls = callsTo(page, REVEAL_CALL);
  await slider(page).click();
  await loseNetwork(context);
  await revealQuestion(page).getByRole('button', { name: 'Ya' }).click();
  const offline = page.getByRole('alertdialog', { name: 'Kamu sedang offline' });
  await expect(offline).toContainText('Kode hanya bisa dibuka saat ada internet. Kode kamu belum dibuka');
  await offline.getByRole('button', { name: 'Oke' }).click();
  await regainNetwork(context);
  await page.reload();
  await expect(slider(page)).toBeVisible();
  expect(calls).toEqual([]);
  expect(await reveal(page)).toMatch(CODE);
});

/** The code in a token for tills without a network. */
const codeIn = (token: string | undefined): unknown =>
  (JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as { c: unknown }).c;

test('a scanner reads QR code and barcode from the screen for the cashier, light and dark, and on a narrow screen', async ({
  page,
}) => {
  await startSession(page, MEMBERS.agus);
  await page.goto('/raih');
  await openTicket(page, NEW_COUPON);
  const code = await reveal(page);
  await page.goBack();
  // The coupon's page has the button too, and stays until the list is there.
  await expect(page.getByRole('heading', { level: 1, name: 'Kupon Ku', exact: true })).toBeVisible();
  const open = page.getByRole('button', { name: `Tampilkan ke kasir: ${NEW_COUPON}` });
  await open.click();
  const view = page.getByRole('dialog', { name: 'Tampilkan ke kasir' });
  await expect(view).toContainText(NEW_COUPON);
  await expect(view.getByText(code)).toBeVisible();
  await expect(view.getByRole('timer')).toHaveText(/^Hangus dalam \d{2}:\d{2}$/);
  await expect(view.getByRole('img', { name: 'Barcode dari kode kupon' })).toBeVisible();
  // That of the plain code has 29 modules across.
  const qr = view.getByRole('img', { name: 'Kode QR dari kode kupon' });
  await expect(qr).toHaveAttribute('viewBox', /^-4 -4 6\d 6\d$/);
  for (const [width, height] of [
    [360, 800],
    [320, 640],
    [800, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const scanned = await scan(page);
      expect(scanned.barcode, `${String(width)} px, ${colorScheme}`).toBe(code);
      expect(codeIn(scanned.qr), `${String(width)} px, ${colorScheme}`).toBe(code);
    }
  }
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await page.setViewportSize({ width: 320, height: 640 });
  await openTicket(page, NEW_COUPON);
  await codeCard(page).getByRole('img', { name: 'Barcode dari kode kupon' }).scrollIntoViewIfNeeded();
  expect(await scan(page)).toEqual({ qr: code, barcode: code });
});

test('neither a used nor an expired coupon can be revealed, and each says why', async ({ page }) => {
  await startSession(page, MEMBERS.agus);
  await page.goto('/raih?perPage=10');
  for (const [name, state, reason] of [
    ['Paket 5 Perjalanan', 'Terpakai', 'Kupon ini sudah terpakai, jadi kodenya tidak bisa dilihat lagi.'],
    [
      'Boba Brown Sugar Ukuran Besar',
      'Hangus',
      'Kupon ini sudah hangus, jadi kodenya tidak bisa dilihat lagi.',
    ],
  ] as const) {
    await openTicket(page, name);
    await expect(codeCard(page)).toContainText(reason);
    await expect(page.getByRole('main').getByText(state, { exact: true })).toBeVisible();
    await expect(slider(page)).toHaveCount(0);
    await page.goBack();
  }
  await page.goto('/kupon-ku?id=1001&code=tidak-ada');
  await expect(page.getByText('Kupon ini tidak ditemukan.')).toBeVisible();
  await page.getByRole('link', { name: 'Lihat Kupon Ku' }).click();
  await expect(page).toHaveURL('/raih');
});

test('the wallet is narrowed to what can be done with its coupons, and the address keeps that', async ({
  page,
}) => {
  await startSession(page, MEMBERS.agus);
  await page.goto('/raih');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(tab('Semua')).toHaveAttribute('aria-selected', 'true');
  await expect(tickets(page)).toHaveCount(5);

  await tab('Terpakai').click();
  await expect(page).toHaveURL('/raih?tab=terpakai');
  await expect(tickets(page).filter({ hasText: 'Paket 5 Perjalanan' })).toBeVisible();
  await expect(tickets(page).filter({ hasNotText: 'Terpakai' })).toHaveCount(0);
  await page.reload();
  await expect(tab('Terpakai')).toBeInViewport({ ratio: 1 });
  await expect(tab('Terpakai')).toHaveAttribute('aria-selected', 'true');
  await expect(tickets(page).filter({ hasText: 'Paket 5 Perjalanan' })).toBeVisible();

  await tab('Hangus').click();
  await expect(tickets(page).filter({ hasText: 'Boba Brown Sugar Ukuran Besar' })).toBeVisible();
  await expect(tickets(page).filter({ hasNotText: 'Hangus' })).toHaveCount(0);
  await expectAccessible(page, 'the coupons that are over');

  await tab('Siap dipakai').click();
  await expect(
    tickets(page)
      .filter({ hasText: /Baru|Siap dipakai/ })
      .first(),
  ).toBeVisible();
  await expect(tickets(page).filter({ hasText: /Terpakai|Hangus/ })).toHaveCount(0);
  await tab('Siap dipakai').press('ArrowLeft');
  await expect(page).toHaveURL('/raih');
  await expect(tab('Semua')).toBeFocused();
});
