import { expectAccessible } from '../support/accessibility';
import { partnerService } from '../support/addresses';
import { apiNow, moveClockTo, nextHour } from '../support/clock';
import { expect, logIn, outbox, test } from '../support/journey';
import { expectSent, followBell, notices } from '../support/notices';
import { switchOf } from '../support/screens';

const EMAIL = 'siti@contoh.id';
const MINUTE_MS = 60_000;
/** All that waited for the morning is sent within that time. */
const MORNING_MS = 15 * MINUTE_MS;

test('a link that a partner ends by night stands in the inbox at once, comes by e-mail in the morning, and its way out ends e-mails by a press', async ({
  page,
  request,
  browser,
}) => {
  await moveClockTo(request, nextHour(await apiNow(request), 22));
  await logIn(page);
  // At the partner, by its own user; the partner's signed call tells Poku.
  const end = `${partnerService('dompetnusa')}/sandbox/links/${encodeURIComponent('+6281200000002')}/end`;
  expect((await request.post(end, { data: {} })).ok()).toBe(true);
  await followBell(page, 1);
  await expect(notices(page)).toContainText('DompetNusa tidak terhubung lagi');
  const morning = nextHour(await apiNow(request), 8);
  await moveClockTo(request, new Date(morning.getTime() - MINUTE_MS));
  await notices(page).getByRole('link').click();
  await expect(page).toHaveURL('/partner-linkage');
  expect(await outbox(request, EMAIL)).toEqual([]);
  await moveClockTo(request, new Date(morning.getTime() + MORNING_MS));
  const { text, unsubscribe = '' } = await expectSent(request, EMAIL, 'Hubungan dengan DompetNusa diakhiri.');
  expect(text.split('\n').at(-1)).toBe(unsubscribe);

  // Whoever reads the e-mail elsewhere has no session there.
  const elsewhere = await browser.newContext();
  const letter = await elsewhere.newPage();
  await letter.goto(unsubscribe);
  await expect(letter.getByRole('heading', { name: 'Berhenti menerima kabar lewat email?' })).toBeVisible();
  await expectAccessible(letter, 'a way out');
  await page.goto('/change-notification');
  await expect(switchOf(page, 'Email', 'Semua')).toBeChecked();
  await letter.getByRole('button', { name: 'Ya, berhenti' }).click();
  await expect(letter.getByRole('heading', { name: 'Kabar lewat email sudah dimatikan' })).toBeVisible();
  await expectAccessible(letter, 'a way out that was taken');
  await letter.reload();
  await expect(letter.getByRole('heading', { name: 'Kabar lewat email sudah dimatikan' })).toBeVisible();
  await letter.goto(unsubscribe.replace('.all.', '.promo.'));
  await expect(letter.getByRole('main').getByRole('alert')).toContainText('Link ini tidak dikenali');
  await expectAccessible(letter, 'a way out that is none');
  await letter.getByRole('link', { name: 'Pengaturan Notifikasi' }).click();
  await expect(letter).toHaveURL(/\/login\?redirectUri=%2Fchange-notification$/);
  await elsewhere.close();
  await page.reload();
  await expect(switchOf(page, 'Email', 'Semua')).not.toBeChecked();
  await expect(switchOf(page, 'Email', 'Promo')).not.toBeChecked();
  await expect(switchOf(page, 'SMS', 'Semua')).toBeChecked();
});
