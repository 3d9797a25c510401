import type { Page } from '@playwright/test';
import type { WireFaqTopic } from '@poku/testing';
import { reportText, sendButton } from '../support/help';
import { expect, fillLogin, logIn, MEMBERS, newestLink, startSession, test } from '../support/journey';
import { changeAnswer, cutOff, expectAt, letThrough, paste } from '../support/requests';
import { callsTo, pressTwice } from '../support/screens';

const REPORT = '/faq/contact/send-report';
const NUMBER = /^LAP-[A-Z2-9]{5}-[A-Z2-9]{5}$/;
const LIMIT = 2_000;

const question = (page: Page, text: string) => page.locator('details').filter({ hasText: text });
const number = (page: Page) => page.getByRole('main').getByText(NUMBER);

test('a shared link of a topic leads a guest there after the login, and its answers open, also after a reload', async ({
  page,
}) => {
  await page.goto('/faq/topik/partner-dan-e-wallet');
  await fillLogin(page, MEMBERS.siti);
  await expect(page).toHaveURL('/faq/topik/partner-dan-e-wallet');
  await expect(page.getByRole('heading', { level: 2, name: 'Partner dan E-Wallet' })).toBeVisible();
  const moved = question(page, 'Apakah poin partner langsung pindah ke Poku?');
  const answer = page.getByText('baru dipakai saat kamu bertransaksi', { exact: false });
  await expect(answer).toBeHidden();
  await moved.locator('summary').click();
  await expect(answer).toBeVisible();
  await question(page, 'Bagaimana cara memutus sambungan?').locator('summary').click();
  await expect(page.locator('details[open]')).toHaveCount(2);
  await moved.locator('summary').click();
  await expect(answer).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Partner dan E-Wallet' })).toBeVisible();
  await expect(answer).toBeHidden();
  await moved.locator('summary').click();
  await expect(answer).toBeVisible();

  await page.goto('/faq/topik/tidak-ada');
  await expect(page.getByText('Topik yang kamu cari tidak ditemukan.')).toBeVisible();
  await page.getByRole('link', { name: 'Lihat topik lain' }).click();
  await expect(page).toHaveURL('/pusat-bantuan');
});

test('a topic that an operator adds stands in the help centre with its marks, and a failed reading heals', async ({
  page,
}) => {
  await logIn(page, MEMBERS.siti);
  await changeAnswer(page, '/customerfaq/*', (topics: WireFaqTopic[]) => [
    ...topics,
    {
      topicName: 'Promo & Hadiah 2026',
      listChild: [
        {
          topicName: 'Kapan promo dimulai?',
          description:
            '<p>Mulai <strong>1 Desember</strong>:</p><ul><li>kupon kopi</li><li>paket data</li></ul>',
        },
      ],
    },
  ]);
  await page.goto('/pusat-bantuan');
  const topics = page.getByRole('main').getByRole('link', { name: /\d+ pertanyaan$/ });
  await expect(topics.first()).toHaveText(/Akun dan Keamanan\s*4 pertanyaan/);
  await expect(topics.last()).toHaveText(/Promo & Hadiah 2026\s*1 pertanyaan/);
  await topics.last().click();
  await expect(page).toHaveURL('/faq/topik/promo-hadiah-2026');
  await page.getByText('Kapan promo dimulai?').click();
  await expect(page.locator('details strong')).toHaveText('1 Desember');
  await expect(page.locator('details').getByRole('listitem')).toHaveText(['kupon kopi', 'paket data']);

  await letThrough(page, '/customerfaq/*');
  await page.reload();
  await expect(page.getByText('Topik yang kamu cari tidak ditemukan.')).toBeVisible();
  await cutOff(page, '/customerfaq/*');
  await page.getByRole('link', { name: 'Lihat topik lain' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Sistem mengalami gangguan');
  await letThrough(page, '/customerfaq/*');
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(topics.first()).toBeVisible();
});

test('a report that is blank or too long is not sent, and a failure or a reload keeps what was written', async ({
  page,
}) => {
  await startSession(page, MEMBERS.siti);
  await page.goto('/pusat-bantuan');
  await page.getByRole('link', { name: 'Kirim Laporan' }).click();
  await expect(page).toHaveURL(REPORT);
  const calls = callsTo(page, /\/ticket$/);
  const text = reportText(page);
  await text.fill('  \n ');
  await sendButton(page).click();
  await expectAt(text, 'Mohon isi laporan kamu');
  await expect(text).toBeFocused();
  await text.fill('');
  await paste(page, text, 'a'.repeat(LIMIT + 1));
  await expect(page.getByText('2.001 dari 2.000 karakter')).toBeVisible();
  await sendButton(page).click();
  await expectAt(text, 'Laporan maksimal 2.000 karakter');
  expect(calls).toEqual([]);

  const written = 'Poin belanja kemarin belum masuk.\nMohon dicek ya 🙏';
  await text.fill(written);
  await expect(text).not.toHaveAttribute('aria-invalid', 'true');
  await cutOff(page, '/ticket');
  await sendButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Sistem mengalami gangguan');
  await expect(text).toHaveValue(written);
  await letThrough(page, '/ticket');
  await page.reload();
  await expect(text).toHaveValue(written);
  await expect(page.getByText('Laporan kamu akan kami jawab dalam waktu 2x24 jam.')).toBeVisible();
  const asked = page.waitForRequest(/\/gateway\/ticket$/);
  await pressTwice(sendButton(page));
  expect((await asked).postDataJSON()).toMatchObject({ message: written });
  await expect(page.getByRole('heading', { level: 2, name: 'Laporan kamu terkirim!' })).toBeFocused();
  await expect(number(page)).toBeVisible();
  expect(calls).toEqual(['POST /gateway/ticket', 'POST /gateway/ticket']);
  await page.getByRole('link', { name: 'Kembali ke Pusat Bantuan' }).click();
  await page.getByRole('link', { name: 'Kirim Laporan' }).click();
  await expect(text).toHaveValue('');
});

test('five reports of a day get their numbers, the sixth is refused and stays written', async ({ page }) => {
  await startSession(page, MEMBERS.siti);
  await page.goto(REPORT);
  const numbers = new Set<string>();
  for (let sent = 1; sent <= 5; sent += 1) {
    // The longest that is taken, with characters of which each is one and not two.
    await reportText(page).fill(sent === 1 ? '😀'.repeat(LIMIT) : `Laporan ke-${sent}`);
    await sendButton(page).click();
    await expect(number(page)).toBeVisible();
    numbers.add(await number(page).innerText());
    await page.getByRole('button', { name: 'Kirim laporan lain' }).click();
  }
  expect(numbers.size).toBe(5);
  await reportText(page).fill('Laporan ke-6');
  await sendButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Kamu sudah mengirim lima laporan hari ini. Coba lagi besok ya',
  );
  await expect(reportText(page)).toHaveValue('Laporan ke-6');
});

test('a member whose e-mail is unverified cannot send, verifies it from there, and the text is still there', async ({
  page,
  request,
}) => {
  await startSession(page, MEMBERS.budi);
  await page.goto(REPORT);
  await reportText(page).fill('Saya tidak bisa menukar poin.');
  await expect(sendButton(page)).toBeDisabled();
  await expect(page.getByText('Verifikasi email kamu dulu untuk mengirim laporan.')).toBeVisible();
  await page.getByRole('button', { name: 'Kirim ulang' }).click();
  await expect(page.getByText('Email verifikasi terkirim, cek inbox kamu!')).toBeVisible();

  const mail = await page.context().newPage();
  await mail.goto(await newestLink(request, 'budi@contoh.id'));
  await expect(mail.getByRole('heading', { level: 2, name: 'Email berhasil divalidasi' })).toBeVisible();
  await mail.close();
  await page.reload();
  await expect(reportText(page)).toHaveValue('Saya tidak bisa menukar poin.');
  await expect(page.getByText(/^Email kamu belum terverifikasi/)).toBeHidden();
  await sendButton(page).click();
  await expect(number(page)).toBeVisible();
});
