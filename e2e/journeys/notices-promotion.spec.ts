import { writeFile } from 'node:fs/promises';
import { moveClockTo, nextHour } from '../support/clock';
import { expect, logIn, MEMBERS, outbox, startSession, test } from '../support/journey';
import { bell, notices, expectSent, followBell, setNotices } from '../support/notices';
import { ops } from '../support/operators';
import { switchOf } from '../support/screens';

// Everything is stopped and started once.
const MINUTE_MS = 60_000;
const BODY = 'Tukar 500 poin, dapat dua kopi.';

test('a promotion that an operator plans reaches its segment live and by e-mail, and nobody who does not want it', async ({
  page,
  request,
  stack,
}, testInfo) => {
  await startSession(page, MEMBERS.agus);
  await setNotices(page, false, ['SMS', 'Promo'], ['Email', 'Promo'], ['Notifikasi di HP', 'Promo']);
  await page.goto('about:blank');

  const at = nextHour(new Date(), 10);
  const file = testInfo.outputPath('kopi.json');
  const promotion = {
    id: 'kopi',
    title: 'Kopi lebih hemat',
    body: BODY,
    path: '/kategori/1',
    at: at.toISOString(),
    channels: ['push', 'email'],
    segment: { levels: ['Gold', 'Platinum'], partners: ['nusapoin'] },
  };
  await writeFile(file, JSON.stringify(promotion));
  expect(await stack.whileStopped(() => ops('notify', 'schedule', file, '--by', 'Rina'))).toContain(BODY);

  await moveClockTo(request, new Date(at.getTime() - MINUTE_MS));
  await logIn(page, MEMBERS.siti);
  await expect(bell(page)).toBeVisible();
  expect(await outbox(request, 'siti@contoh.id')).toEqual([]);
  await moveClockTo(request, at);
  const email = await expectSent(request, 'siti@contoh.id', BODY);
  await followBell(page, 1);
  await expect(notices(page)).toHaveCount(1);
  await expect(notices(page)).toContainText(`Kopi lebih hemat${BODY}`);
  expect(email.link).toMatch(/\/kategori\/1$/);

  // The mail program's own button (RFC 8058): without a session, from a server of the mail provider.
  const press = await request.post(email.unsubscribe ?? '', { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(press.ok()).toBe(true);
  await page.goto('/change-notification');
  await expect(switchOf(page, 'Email', 'Promo')).not.toBeChecked();
  await expect(switchOf(page, 'Email', 'Poin & kupon kedaluwarsa')).toBeChecked();
  await expect(switchOf(page, 'SMS', 'Promo')).toBeChecked();

  // They were decided on together with Siti's. Agus wants none, Dewi is in no segment, and Siti's only channel was the e-mail.
  for (const to of ['agus@contoh.id', MEMBERS.agus, 'dewi@contoh.id', MEMBERS.dewi, MEMBERS.siti])
    expect(await outbox(request, to), to).toEqual([]);
  for (const phone of [MEMBERS.agus, MEMBERS.dewi]) {
    await startSession(page, phone);
    await page.goto('/kotak-masuk');
    await expect(page.getByText(/^Belum ada kabar untukmu/)).toBeVisible();
  }
});
