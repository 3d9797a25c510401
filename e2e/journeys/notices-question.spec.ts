import { expectAccessible } from '../support/accessibility';
import { codeField, enterCode, openCheckout, passOwnCode, payButton } from '../support/checkout';
import { advanceClock, expect, MEMBERS, newestOtp, startSession, test } from '../support/journey';
import { workerServes } from '../support/offline';
import { givePushService, pushEndpoint } from '../support/push';

test.use({ serviceWorkers: 'allow' });

/** Before another code may be asked for. */
const CODE_WAIT_MS = 61_000;
/** A coffee for own points alone. */
const COFFEE = { voucherId: '1001' };

test('a purchase asks once whether the phone shows notices, and never again after a no', async ({
  page,
  request,
  context,
}) => {
  await givePushService(context);
  await startSession(page);
  await page.goto('/change-notification');
  await workerServes(page);
  const bought = page.getByText(/^Transaksi Sukses\./);
  const question = page.getByRole('heading', { name: 'Mau dikabari lewat notifikasi HP?' });
  await openCheckout(page, request, COFFEE);
  await passOwnCode(page, request);
  await expect(bought).toBeVisible();
  await expect(question).toBeVisible();
  await expectAccessible(page, 'a question after a purchase');
  await page.getByRole('button', { name: 'Nanti' }).click();
  await expect(question).toBeHidden();

  await advanceClock(request, CODE_WAIT_MS);
  await openCheckout(page, request, COFFEE);
  await payButton(page).click();
  await expect(codeField(page)).toBeVisible();
  await enterCode(page, await newestOtp(request, MEMBERS.siti, 2));
  await expect(bought).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(question).toHaveCount(0);
  expect(await pushEndpoint(page)).toBeNull();
});
