import {
  beforeBuying,
  BUY,
  checkoutPath,
  codeField,
  expectBalances,
  expectCoupons,
  expectPartnerStep,
  expectResult,
  openCheckout,
  passOwnCode,
  NOT_TAKEN,
  openSplit,
  SOLD,
} from '../support/checkout';
import { advanceClock, expect, goInside, logIn, MEMBERS, startSession, test } from '../support/journey';
import { partnerCode } from '../support/linking';
import { answerWith, changeBody, letThrough } from '../support/requests';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

// Partners that are slow on purpose.
test('an answer that is lost: pressed twice, reloaded and gone back, it was bought once', async ({
  page,
  request,
}) => {
  await openSplit(page, request, 'NusaPoin');
  let sent = 0;
  await page.route(BUY, async (route) => {
    sent += 1;
    // The last digit has sent the code; who is used to confirming does so as well.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await route.fetch();
    await route.abort('connectionreset');
  });
  await passOwnCode(page, request);
  await expectPartnerStep(page);
  await codeField(page).fill(await partnerCode(request, 'nusapoin', MEMBERS.siti));
  await expectResult(page, 'Transaksi Sukses');
  expect(sent).toBe(1);
  await page.unroute(BUY);
  await page.reload();
  await expectResult(page, 'Transaksi Sukses');
  await page.goBack();
  await expect(page).not.toHaveURL(/transaksi-selesai/);
  await expectCoupons(page, SOLD, 1);
  await expectBalances(page, '166.500', { nusapoin: 16_500 });
});

test('a page that is reloaded while it buys asks for its own purchase, and does not buy again', async ({
  page,
  request,
}) => {
  await startSession(page);
  await openCheckout(page, request, { voucherId: '1001' });
  let isBought = false;
  await page.route(BUY, async (route) => {
    // The API buys, and the page never hears of it.
    await route.fetch();
    isBought = true;
  });
  await passOwnCode(page, request);
  await expect.poll(() => isBought).toBe(true);
  await page.reload();
  await expectResult(page, 'Transaksi Sukses');
  await page.unroute(BUY);
  await expectCoupons(page, 'Es Kopi Susu Gula Aren', 1);
});

test('what changed meanwhile is refused for what it is: the price, the sale, and each code has its words', async ({
  page,
  request,
}) => {
  await logIn(page);
  const words = page.getByRole('main').getByRole('status').first();
  await openCheckout(page, request, { voucherId: '1001' });
  await changeBody(page, '/buyvoucher', { totalTransaction: 1_700 });
  await passOwnCode(page, request);
  await expectResult(page, 'Transaksi Gagal!');
  await expect(words).toContainText(
    'Harga atau data kupon berubah. Buka lagi kuponnya untuk melihat yang terbaru.',
  );
  await expect(words).toContainText(NOT_TAKEN);
  await letThrough(page, '/buyvoucher');

  for (const [code, text] of [
    [20404, 'Kupon ini tidak ditemukan.'],
    [40004, 'Poin kamu tidak cukup.'],
    [40005, 'Kupon yang kamu cari sudah habis...'],
    [40111, 'Kode OTP tidak berlaku lagi. Minta kode baru ya'],
    [40112, 'Pembayaran ditolak oleh partner.'],
    [40121, 'Partner ini belum bisa dipakai untuk membayar.'],
  ] as const) {
    await advanceClock(request, HOUR_MS);
    await openCheckout(page, request, { voucherId: '1001' });
    await answerWith(page, '/buyvoucher', code);
    await passOwnCode(page, request);
    await expectResult(page, 'Transaksi Gagal!');
    await expect(words).toContainText(text);
    await letThrough(page, '/buyvoucher');
  }
  await advanceClock(request, HOUR_MS);
  await openCheckout(page, request, { voucherId: '1001' });
  await page.route(BUY, (route) => route.fulfill({ status: 500, body: '' }));
  await passOwnCode(page, request);
  await expectResult(page, 'Timeout');
  await page.unroute(BUY);
});

/** Until the end of the day in Jakarta, from now. */
const msToMidnight = (): number => DAY_MS - ((Date.now() + 7 * HOUR_MS) % DAY_MS);

test('a coupon whose sale ends while its checkout is open is refused, and then its checkout says so', async ({
  page,
  request,
}) => {
  // The sale of this one ends with the 14th day.
  const basket = { voucherId: '1027' };
  await advanceClock(request, 14 * DAY_MS + msToMidnight() - 3 * MINUTE_MS);
  await startSession(page, MEMBERS.agus);
  await openCheckout(page, request, basket);
  const path = await checkoutPath(request, basket);
  await beforeBuying(page, () => advanceClock(request, 3 * MINUTE_MS));
  await passOwnCode(page, request, MEMBERS.agus);
  await expectResult(page, 'Transaksi Gagal!');
  await expect(page.getByText('Kupon yang kamu cari sudah habis...')).toBeVisible();
  await goInside(page, path);
  await expect(page.getByText('Kupon yang kamu cari sudah habis...')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pilih kupon' })).toBeVisible();
});
