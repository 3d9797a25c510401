import {
  expectBalances,
  expectResult,
  expectWalletPage,
  GROCERIES,
  openCheckout,
  passOwnCode,
  payRestWith,
  SOLD,
} from '../support/checkout';
import { partnerService } from '../support/addresses';
import { apiNow, moveClockTo, nextHour } from '../support/clock';
import { advanceClock, expect, MEMBERS, outbox, startSession, test } from '../support/journey';
import { bell, notices, expectSent, followBell, setNotices } from '../support/notices';
import { givePushService, takeNotices } from '../support/push';
import { buyAt, openShop } from '../support/shop';

test.use({ serviceWorkers: 'allow' });
const MINUTE_MS = 60_000;
const WAITS = 'Pembayaranmu belum selesai';
const ARRIVED = '250 poin dari DompetNusa sudah masuk.';

test('a payment that waits is told on the phone and in the inbox before it ends; then its points are back', async ({
  page,
  request,
  context,
}) => {
  await givePushService(context);
  await startSession(page);
  await takeNotices(page);

  await openCheckout(page, request, GROCERIES);
  await payRestWith(page, 'DompetNusa');
  await passOwnCode(page, request);
  await expectWalletPage(page);
  // The member goes away; nobody pays.
  await page.goto('/');
  await expect(bell(page)).toBeVisible();
  await advanceClock(request, 6 * MINUTE_MS);
  const { channel } = await expectSent(request, MEMBERS.siti, `${WAITS}: Bayar ${SOLD} lewat DompetNusa`);
  expect(channel).toBe('push');
  await followBell(page, 1);
  await expect(notices(page)).toContainText(`${WAITS}Bayar ${SOLD} lewat DompetNusa sebelum`);
  await notices(page).getByRole('link').click();
  await expectResult(page, 'Pembayaran sedang diproses');
  await advanceClock(request, 10 * MINUTE_MS);
  await expectResult(page, 'Transaksi Gagal!');
  await expectBalances(page, '185.000', { dompetnusa: 150_000 });
  expect(await outbox(request, 'siti@contoh.id')).toEqual([]);
});

test('points that arrive come to the phone, and to the inbox alone once the phone is turned off in the settings', async ({
  page,
  request,
  context,
}) => {
  await givePushService(context);
  await moveClockTo(request, nextHour(await apiNow(request), 10));
  await startSession(page);
  await takeNotices(page);
  const arrivals = notices(page).filter({ hasText: 'poin dari DompetNusa sudah masuk' });
  const wallet = await openShop(page, 'dompetnusa', 'Siti');
  await buyAt(wallet, 'Makan siang');
  await expectSent(request, MEMBERS.siti, ARRIVED);

  await setNotices(page, false, ['Notifikasi di HP', 'Semua']);
  await buyAt(wallet, 'Makan siang');
  await page.goto('/kotak-masuk');
  await expect(arrivals).toHaveCount(2);
  // It stands there before it is decided on for the phone; what comes later by e-mail was decided on after it.
  const end = `${partnerService('dompetnusa')}/sandbox/links/${encodeURIComponent('+6281200000002')}/end`;
  expect((await request.post(end, { data: {} })).ok()).toBe(true);
  await expectSent(request, 'siti@contoh.id', 'Hubungan dengan DompetNusa diakhiri.');
  await expectSent(request, MEMBERS.siti, ARRIVED);
  await page.goto('/kotak-masuk');
  await expect(notices(page)).toHaveCount(3);
  await expect(arrivals).toHaveCount(2);
});
