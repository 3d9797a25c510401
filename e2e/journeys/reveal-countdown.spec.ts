import type { APIRequestContext, Page } from '@playwright/test';
import { codeCard, NEW_COUPON, openTicket, reveal, slider, tickets } from '../support/coupons';
import { advanceClock, expect, MEMBERS, startSession, test } from '../support/journey';

const MINUTE_MS = 60_000;

const countdown = (page: Page) => codeCard(page).getByRole('timer');
const announced = (page: Page, text: string) => page.getByRole('main').getByRole('status').getByText(text);

/** Lets time go by, on the server and on the device. */
const pass = async (page: Page, request: APIRequestContext, timeMs: number): Promise<void> => {
  await advanceClock(request, timeMs);
  await page.clock.fastForward(timeMs);
};

for (const { device, wrongByMs } of [
  { device: 'ahead', wrongByMs: 10 * MINUTE_MS },
  { device: 'behind', wrongByMs: -10 * MINUTE_MS },
]) {
  test(`on a device ten minutes ${device} a code counts down thirty minutes, says when it is near its end, and is over then`, async ({
    page,
    request,
  }) => {
    await page.clock.install({ time: Date.now() + wrongByMs });
    await startSession(page, MEMBERS.agus);
    await page.goto('/raih');
    await openTicket(page, NEW_COUPON);
    await reveal(page);
    await expect(countdown(page)).toHaveText(/^Hangus dalam (30:00|29:\d{2})$/);
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText('');

    await pass(page, request, 25 * MINUTE_MS);
    await expect(announced(page, `Kode kupon ${NEW_COUPON} hangus 5 menit lagi.`)).toBeAttached();
    await expect(countdown(page)).toHaveText(/^Hangus dalam (05:00|04:\d{2})$/);
    // Read again, it is the server's time that is left.
    await page.reload();
    await expect(countdown(page)).toHaveText(/^Hangus dalam (05:00|04:\d{2})$/);
    await pass(page, request, 4 * MINUTE_MS);
    await expect(announced(page, `Kode kupon ${NEW_COUPON} hangus 1 menit lagi.`)).toBeAttached();
    await expect(countdown(page)).toHaveText(/^Hangus dalam (01:00|00:\d{2})$/);

    const read = page.waitForResponse(/\/gateway\/customervoucherdetail\//);
    await pass(page, request, MINUTE_MS);
    await read;
    await expect(page.getByRole('main').getByText('Hangus', { exact: true })).toBeVisible();
    await expect(announced(page, `Waktu kode kupon ${NEW_COUPON} sudah habis.`)).toBeAttached();
    await expect(codeCard(page)).toContainText(
      'Kode ini sudah kamu lihat dan waktunya sudah habis, jadi kuponnya hangus.',
    );
    await expect(countdown(page)).toHaveCount(0);
    await expect(slider(page)).toHaveCount(0);
    await page.goBack();
    await expect(tickets(page).filter({ hasText: /^Hangus.*Es Kopi Susu Gula Aren/ })).toHaveCount(1);
  });
}
