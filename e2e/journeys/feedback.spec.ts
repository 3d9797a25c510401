import type { Page } from '@playwright/test';
import { pressStar, sendButton, starOf } from '../support/help';
import { expect, fillLogin, MEMBERS, startSession, test } from '../support/journey';
import { changeAnswer, cutOff, expectAt, letThrough } from '../support/requests';
import { callsTo, pressTwice } from '../support/screens';

const EASE = /^Seberapa mudah kamu memakai Poku/;
const SPEED = /^Seberapa cepat Poku/;
const OVERALL = /^Secara keseluruhan/;
const SATISFIED = 'Terima kasih! Senang kamu puas dengan Poku.';
const DISSATISFIED = 'Maaf, kami belum memenuhi harapan kamu. Beri tahu kami apa yang perlu diperbaiki ya.';

const comment = (page: Page) => page.getByLabel('Komentar (opsional)');

test('stars bring the other questions, the last question is answered at once, and all of it is sent once', async ({
  page,
}) => {
  await startSession(page, MEMBERS.siti);
  await page.goto('/about-app');
  await page.getByRole('link', { name: 'Beri Penilaian' }).click();
  const calls = callsTo(page, /\/feedback$/);
  const questions = page.getByRole('main').getByRole('group');
  await expect(questions).toHaveCount(1);
  await expect(sendButton(page)).toHaveCount(0);
  await pressStar(page, EASE, 2);
  await expect(questions).toHaveCount(6);
  await pressStar(page, EASE, 5);
  await expect(page.getByText(SATISFIED)).toBeHidden();
  await pressStar(page, OVERALL, 4);
  await expect(page.getByText(SATISFIED)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(starOf(page, OVERALL, 3)).toBeChecked();
  await expect(page.getByText(DISSATISFIED)).toBeVisible();
  await expect(page.getByText(SATISFIED)).toBeHidden();
  await starOf(page, SPEED, 1).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(starOf(page, SPEED, 2)).toBeChecked();

  await comment(page).fill('x'.repeat(2_001));
  await sendButton(page).click();
  await expectAt(comment(page), 'Komentar maksimal 2.000 karakter');
  expect(calls).toEqual([]);
  await comment(page).fill('Sering lambat saat jam makan siang.');
  await cutOff(page, '/feedback');
  await sendButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Sistem mengalami gangguan');
  await expect(comment(page)).toHaveValue('Sering lambat saat jam makan siang.');
  await expect(starOf(page, EASE, 5)).toBeChecked();
  await letThrough(page, '/feedback');
  const asked = page.waitForRequest(/\/gateway\/feedback$/);
  await pressTwice(sendButton(page));
  expect((await asked).postDataJSON()).toMatchObject({
    questionRatting: [
      { questionId: '1', ratting: 5 },
      { questionId: '4', ratting: 2 },
      { questionId: '6', ratting: 3 },
    ],
    comment: 'Sering lambat saat jam makan siang.',
  });
  await expect(page.getByRole('heading', { level: 2, name: 'Terima kasih!' })).toBeFocused();
  await expect(page.getByText('Penilaian kamu terkirim!')).toBeVisible();
  await expect(page.getByText('Penilaian kamu terkirim!')).toBeHidden();
  expect(calls).toHaveLength(2);
  await page.getByRole('link', { name: 'Selesai' }).click();
  await expect(page).toHaveURL('/about-app');
});

test('the sixth feedback of a day is refused, and what was given stays', async ({ page }) => {
  await startSession(page, MEMBERS.siti);
  await page.goto('/about-app');
  const toFeedback = page.getByRole('link', { name: 'Beri Penilaian' });
  for (let sent = 1; sent <= 5; sent += 1) {
    await toFeedback.click();
    await pressStar(page, EASE, sent);
    await sendButton(page).click();
    await page.getByRole('link', { name: 'Selesai' }).click();
  }
  await toFeedback.click();
  await pressStar(page, EASE, 1);
  await sendButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Kamu sudah mengirim lima penilaian hari ini. Coba lagi besok ya',
  );
  await expect(starOf(page, EASE, 1)).toBeChecked();
});

test('a session that ended leads from the questions to the login and back, a failed reading heals, and no question says so', async ({
  page,
  context,
}) => {
  await startSession(page, MEMBERS.siti);
  await page.goto('/about-app', { waitUntil: 'networkidle' });
  await context.clearCookies();
  await page.getByRole('link', { name: 'Beri Penilaian' }).click();
  await expect(page).toHaveURL(`/login?redirectUri=${encodeURIComponent('/feedback')}`);
  await expect(page.getByText('Sesi kamu telah berakhir, silakan log in kembali')).toHaveCount(1);
  await cutOff(page, '/question/*');
  await fillLogin(page, MEMBERS.siti);
  await expect(page).toHaveURL('/feedback');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Sistem mengalami gangguan');
  await letThrough(page, '/question/*');
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(starOf(page, EASE, 1)).toBeAttached();

  await changeAnswer(page, '/question/*', () => []);
  await page.reload();
  await expect(page.getByText('Belum ada pertanyaan penilaian saat ini.')).toBeVisible();
  await page.getByRole('link', { name: 'Tentang Aplikasi' }).click();
  await expect(page).toHaveURL('/about-app');
});
