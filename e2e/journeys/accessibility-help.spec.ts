import type { Locator, Page } from '@playwright/test';
import { expectAccessible as check, tabTo } from '../support/accessibility';
import { expectGuide, GUIDES, LEGAL_TEXTS, pressStar, reportText, sendButton, starOf } from '../support/help';
import { expectLargeTextFits } from '../support/large-text';
import { expect, goInside, MEMBERS, startSession, test } from '../support/journey';
import { answerWith, cutOff, letThrough } from '../support/requests';

const REPORT = '/faq/contact/send-report';
const EASE = /^Seberapa mudah kamu memakai Poku/;
const OVERALL = /^Secara keseluruhan/;
const titleOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');

test('axe finds nothing in the guide and the texts that a guest reads, by day and by night', async ({
  page,
}) => {
  await page.goto('/about');
  for (const [at, { title }] of GUIDES.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Berikutnya' }).click();
    await expectGuide(page, title);
    await check(page, `card ${at} of the guide`);
  }
  for (const { path, name } of LEGAL_TEXTS) {
    await goInside(page, path);
    await expect(titleOf(page, name)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Masuk atau daftar' })).toBeVisible();
    await check(page, path);
  }
  await cutOff(page, '/termcondition');
  await goInside(page, '/terms');
  await expect(alertOf(page)).toBeVisible();
  await check(page, 'a text that cannot be read');
  await answerWith(page, '/privacypolicy', 404);
  await goInside(page, '/privacypolicy');
  await expect(page.getByText('Teks ini belum tersedia.')).toBeVisible();
  await check(page, 'a text that is not there');
});

test('axe finds nothing in the help centre, the report and the feedback, by day and by night', async ({
  page,
}) => {
  await startSession(page, MEMBERS.budi);
  await page.goto('/about-app');
  await expect(page.getByRole('link', { name: 'Beri Penilaian' })).toBeVisible();
  await check(page, 'about the app');
  await goInside(page, '/faq/topik/tidak-ada');
  await expect(page.getByRole('link', { name: 'Lihat topik lain' })).toBeVisible();
  await check(page, 'an unknown topic');
  await goInside(page, REPORT);
  await expect(sendButton(page)).toBeDisabled();
  await check(page, 'the report of a member whose e-mail is unverified');

  await goInside(page, '/feedback');
  await expect(starOf(page, EASE, 1)).toBeAttached();
  await check(page, 'the first question');
  await pressStar(page, EASE, 5);
  await pressStar(page, OVERALL, 5);
  await answerWith(page, '/feedback', 500);
  await sendButton(page).click();
  await expect(alertOf(page)).toBeVisible();
  await check(page, 'a satisfied feedback that was not sent');
  await letThrough(page, '/feedback');
  await pressStar(page, OVERALL, 1);
  await page.getByLabel('Komentar (opsional)').fill('x'.repeat(2_001));
  await sendButton(page).click();
  await expect(page.getByText('Komentar maksimal 2.000 karakter')).toBeVisible();
  await check(page, 'a dissatisfied feedback whose comment is too long');
  await page.getByLabel('Komentar (opsional)').fill('Lambat');
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Terima kasih!' })).toBeVisible();
  await check(page, 'the thanks');
});

test('a keyboard alone sends a report and a feedback at 320 px, and hears what is wrong', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await startSession(page, MEMBERS.siti);
  await page.goto('/pusat-bantuan');
  await tabTo(page, /^Kirim Laporan$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Kirim Laporan' })).toBeFocused();
  await tabTo(page, /^Kirim$/);
  await page.keyboard.press('Enter');
  await expect(reportText(page)).toBeFocused();
  await expect(reportText(page)).toHaveAccessibleDescription(/Mohon isi laporan kamu/);
  await check(page, 'a blank report');
  await page.keyboard.type('Poin saya belum masuk.');
  await tabTo(page, /^Kirim$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Laporan kamu terkirim!' })).toBeFocused();
  await check(page, 'a report that was sent');

  await goInside(page, '/feedback');
  await expect(page.getByRole('heading', { level: 1, name: 'Beri Penilaian' })).toBeFocused();
  await tabTo(page, /^1 dari 5 bintang/);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(starOf(page, EASE, 3)).toBeChecked();
  await expect(starOf(page, EASE, 3)).toBeFocused();
  // One stop for each question, however many stars it has.
  for (let stop = 1; stop <= 5; stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(starOf(page, OVERALL, 5)).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'Senang kamu puas' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bagus');
  await tabTo(page, /^Kirim$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Terima kasih!' })).toBeFocused();
  await tabTo(page, /^Selesai$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Terima kasih!' })).toHaveCount(0);
});

test('with text at 200 % on 320 px no screen of help is wider than the screen, and a text prints without the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await startSession(page, MEMBERS.budi);
  await page.goto('/about-app');
  const expectFit = async (path: string, shows: Locator): Promise<void> => {
    await goInside(page, path);
    await expect(shows).toBeVisible();
    await expectLargeTextFits(page, path);
  };
  await expectFit('/pusat-bantuan', page.getByRole('link', { name: /^Akun dan Keamanan/ }));
  await expectFit('/faq/topik/tukar-kupon', page.getByRole('heading', { level: 2, name: 'Tukar Kupon' }));
  await expectFit(REPORT, reportText(page));
  await expectFit('/feedback', page.getByRole('group', { name: EASE }));
  await pressStar(page, EASE, 4);
  await pressStar(page, OVERALL, 3);
  await expectLargeTextFits(page, 'the feedback');
  for (const [at, { title }] of GUIDES.entries())
    await expectFit(`/about?guide=${at}`, page.getByRole('heading', { level: 2, name: title }));
  await expectFit('/about-app', page.getByRole('link', { name: 'Kebijakan Privasi' }));
  for (const { path, name } of LEGAL_TEXTS) await expectFit(path, titleOf(page, name));
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  for (const hidden of [
    page.getByRole('navigation', { name: 'Menu utama' }),
    // What waits outside the screen would stand on every sheet.
    page.getByRole('link', { name: /^Langsung ke/ }),
  ])
    await expect(hidden).toHaveCount(0);
});
