import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, logInByForm, MEMBERS, newestLink, test } from '../support/journey';
import { passChanged } from '../support/requests';
import { callsTo, expectStep, switchOf } from '../support/screens';

const SHORT_GUIDE = [
  'Semua poin di satu tempat',
  'Hubungkan akun kamu',
  'Kumpulkan poin',
  'Naik level',
  'Tukar dengan kupon',
  'Pakai kupon kamu',
];
const GUIDE = ['Hubungkan partner', 'Hubungkan e-wallet', 'Pilih yang kamu suka', 'Atur notifikasi'];

/** Budi has not seen a guide; logs in and waits for the first look. */
const meetFirstLook = async (page: Page) => {
  await logInByForm(page, MEMBERS.budi);
  const guide = page.getByRole('dialog', { name: 'Kenalan dengan Poku' });
  await expect(guide.getByRole('heading', { name: 'Ini poin kamu' })).toBeVisible();
  return guide;
};

/** Opens the steps as Budi, who has put off the first look. */
const openSteps = async (page: Page, address = '/onboard?step=1') => {
  const guide = await meetFirstLook(page);
  const isNoted = page.waitForResponse(/finishonboarding/);
  await guide.getByRole('button', { name: 'Nanti saja' }).click();
  await isNoted;
  await page.goto(address);
};

const ringOf = (page: Page, stop: string) =>
  page.locator(`[data-guide-stop="${stop}"]`).evaluate((part) => getComputedStyle(part).outlineWidth);

test('the first look rings what it tells of, with the member’s own points, and leads to the whole guide once', async ({
  page,
}) => {
  const guide = await meetFirstLook(page);
  await expect(guide).toContainText('Sekarang 50.000 poin.');
  await expect(guide).toContainText('Langkah 1 dari 3');
  await expect.poll(() => ringOf(page, 'points')).toBe('3px');
  await expectAccessible(page, 'first look');
  await guide.getByRole('button', { name: 'Berikutnya' }).click();
  await expect(guide.getByRole('heading', { name: 'Partner kamu' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Partner Kamu' })).toBeInViewport();
  await expect.poll(() => ringOf(page, 'partners')).toBe('3px');
  await guide.getByRole('button', { name: 'Berikutnya' }).click();
  await expect.poll(() => ringOf(page, 'coupons')).toBe('3px');
  await guide.getByRole('button', { name: 'Panduan lengkap' }).click();
  const shows = (title: string | undefined) =>
    expect(guide.getByRole('heading', { level: 3 })).toHaveText(title ?? '');
  for (const [index, title] of SHORT_GUIDE.entries()) {
    await shows(title);
    await expect(guide.getByText(`Langkah ${index + 1} dari 6`)).toBeVisible();
    if (index < 5) await guide.getByRole('button', { name: 'Berikutnya' }).click();
  }
  await guide.getByRole('button', { name: 'Sebelumnya' }).click();
  await shows(SHORT_GUIDE[4]);
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft');
  await shows(SHORT_GUIDE[0]);
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
  await shows(SHORT_GUIDE[5]);
  const isNoted = page.waitForResponse((response) => response.url().endsWith('/finishonboarding'));
  await guide.getByRole('button', { name: 'Mulai' }).click();
  expect(await (await isNoted).json()).toMatchObject({ responseCode: 200 });
  await expect(guide).toBeHidden();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1, name: /Selamat/ })).toBeVisible();
  await expect(guide).toBeHidden();
});

test('a first look that is put off is noted, and Esc puts it off as well', async ({ page }) => {
  const guide = await meetFirstLook(page);
  const isNoted = page.waitForRequest(/finishonboarding/);
  await page.keyboard.press('Escape');
  expect((await isNoted).method()).toBe('POST');
  await expect(guide).toBeHidden();
});

test('from the landing page through the guide and all four steps, with what was chosen saved', async ({
  page,
}) => {
  const noted = callsTo(page, /finishonboarding$/);
  await meetFirstLook(page);
  await page.goto('/landing');
  await page.getByRole('link', { name: 'Lengkapi akun' }).click();
  const guide = page.getByRole('dialog', { name: 'Panduan' });
  for (const [index, title] of GUIDE.entries()) {
    await expect(guide.getByRole('heading', { level: 3 })).toHaveText(title);
    await expect(guide.getByText(`Langkah ${index + 1} dari 4`)).toBeVisible();
    await guide.getByRole('button', { name: index < 3 ? 'Berikutnya' : 'Mulai' }).click();
  }
  await expectStep(page, 'Partner');
  await expect(page.getByText('RumahNet')).toBeVisible();
  expect(noted).toHaveLength(1);
  await page.getByRole('button', { name: 'Lewati' }).click();
  await expectStep(page, 'E-Wallet');
  await expect(page.getByText('DompetNusa')).toBeVisible();
  await page.getByRole('button', { name: 'Lewati' }).click();

  await expectStep(page, 'Preferensi');
  await expect(page.getByRole('checkbox')).toHaveCount(10);
  await page.getByRole('checkbox', { name: 'Kopi' }).check();
  await page.getByRole('checkbox', { name: 'Makanan Nusantara' }).check();
  await page.getByRole('button', { name: 'Lanjut' }).click();

  await expectStep(page, 'Notifikasi');
  await expect(switchOf(page, 'SMS', 'Promo')).toBeDisabled();
  await expect(switchOf(page, 'SMS', 'Semua')).toBeDisabled();
  await switchOf(page, 'SMS', 'Poin & kupon kedaluwarsa').setChecked(false);
  await page.getByRole('button', { name: 'Selesai' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/preferensi');
  await expect(page.getByRole('checkbox', { name: 'Kopi' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Makanan Nusantara' })).toBeChecked();
  await expect(page.getByText('2 dipilih')).toBeVisible();
  await page.goto('/change-notification');
  await expect(switchOf(page, 'SMS', 'Poin & kupon kedaluwarsa')).not.toBeChecked();
  await expect(switchOf(page, 'Email', 'Poin & kupon kedaluwarsa')).toBeChecked();
});

test('a step stays after a reload, and back leads from step to step', async ({ page }) => {
  await openSteps(page, '/onboard?step=4');
  await expectStep(page, 'Notifikasi');
  await page.reload();
  await expectStep(page, 'Notifikasi');
  await page.getByRole('button', { name: 'Kembali' }).click();
  await expectStep(page, 'Preferensi');
  await page.getByRole('button', { name: 'Lewati' }).click();
  await expectStep(page, 'Notifikasi');
  await page.goBack();
  await expectStep(page, 'Preferensi');
  await page.getByRole('button', { name: 'Kembali' }).click();
  await expectStep(page, 'E-Wallet');
  await page.getByRole('button', { name: 'Kembali' }).click();
  await expectStep(page, 'Partner');
});

const noNetwork = 'Periksa koneksi internet kamu';
const notAskedFor = 'Permintaan ini tidak dikenali';
const RETURNS = [
  { query: 'source=dompetnusa', step: 'E-Wallet', text: noNetwork },
  { query: 'source=rumahnet', step: 'Partner', text: noNetwork },
  { query: 'source=nusapoin', step: 'Partner', text: noNetwork },
  { query: 'source=nusapoin&AuthorizationCode=kode-partner', step: 'Partner', text: notAskedFor },
  { query: 'source=dompetnusa&mandateID=mandat-1&refNum=ref-1', step: 'E-Wallet', text: notAskedFor },
] as const;

test('a return from a partner without a pending link tells the failure at its step and links nothing', async ({
  page,
}) => {
  await logInByForm(page, MEMBERS.rina);
  const links = callsTo(page, /partnerlink|initiatelink/);
  const dialog = page.getByRole('alertdialog', { name: 'Linking Kamu Gagal' });
  for (const { query, step, text } of RETURNS) {
    await page.goto(`/onboard?${query}`);
    await expect(dialog).toContainText(text);
    expect(page.url(), query).not.toMatch(/AuthorizationCode|mandateID|refNum|source/i);
    await dialog.getByRole('button', { name: 'Mengerti' }).click();
    await expect(dialog).toBeHidden();
    await expectStep(page, step);
    await expect(page.getByText('Belum terhubung').first()).toBeVisible();
    await expect(page.getByText('Terhubung', { exact: true })).toHaveCount(0);
  }
  // Only what carries a code or a mandate is asked about; the server knows of no attempt (D30).
  expect(links).toHaveLength(2);
  await page.reload();
  await expectStep(page, 'E-Wallet');
  await expect(dialog).toBeHidden();
});

test('while the linkage remote is down its step says so, can be tried again and can be left out', async ({
  page,
}) => {
  let isDown = true;
  await page.route('**/remotes/mfe-linkage/**', (route) => (isDown ? route.abort() : route.continue()));
  await openSteps(page);
  const problem = page.getByText('Bagian ini belum bisa dibuka');
  await expect(problem).toBeVisible();
  await page.getByRole('button', { name: 'Lewati' }).click();
  await expectStep(page, 'E-Wallet');
  await expect(problem).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByText('DompetNusa')).toBeVisible();
});

test('a linked partner that waits for the e-mail is watched until the address is verified', async ({
  page,
  request,
  context,
}) => {
  // No member of the fixtures is linked and unverified at once.
  await page.route('**/gateway/partnercoalition/*', (route) =>
    passChanged(route, (text) => text.replace('"linked":0', '"linked":1')),
  );
  await openSteps(page);
  await expect(page.getByText('Email kamu belum terverifikasi.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lanjut' })).toBeVisible();
  await page.getByRole('button', { name: 'Kirim ulang' }).click();
  await expect(page.getByText('Email verifikasi terkirim, cek inbox kamu!')).toBeVisible();
  const mail = await context.newPage();
  await mail.goto(await newestLink(request, 'budi@contoh.id'));
  await expect(mail.getByRole('heading', { name: 'Email berhasil divalidasi' })).toBeVisible();
  await page.bringToFront();
  await expect(page.getByText('Email kamu belum terverifikasi.', { exact: false })).toBeHidden();
});
