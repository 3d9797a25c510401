import { expectAccessibleOnceIdle as check, tabTo } from '../support/accessibility';
import {
  codeCard,
  NEW_COUPON,
  OPEN_COUPON,
  openTicket,
  REVEAL,
  revealQuestion,
  slider,
  tickets,
} from '../support/coupons';
import { chips, expectRows, filterButton, openFilter, rows } from '../support/history';
import { expect, logIn, MEMBERS, startSession, test } from '../support/journey';
import { answerWith } from '../support/requests';

const NARROW = { width: 320, height: 640 };

test('axe finds nothing on Kupon Ku and its dialogs at 320 px', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await startSession(page, MEMBERS.agus);
  await page.goto('/raih?perPage=10');
  await expect(tickets(page)).toHaveCount(10);
  await check(page, 'the coupons');
  await openTicket(page, NEW_COUPON);
  await check(page, 'a coupon with its slider');
  await slider(page).click();
  await expect(revealQuestion(page)).toBeVisible();
  await check(page, 'the question');
  await answerWith(page, REVEAL, 500);
  await revealQuestion(page).getByRole('button', { name: 'Ya' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Proses Gagal' })).toBeVisible();
  await check(page, 'a reveal that failed');
  await page.getByRole('button', { name: 'Oke' }).click();
  await page.goBack();
  await openTicket(page, OPEN_COUPON);
  await expect(codeCard(page).getByRole('img', { name: 'Barcode dari kode kupon' })).toBeVisible();
  await check(page, 'a code');
  await page.getByRole('button', { name: `Tampilkan ke kasir: ${OPEN_COUPON}` }).click();
  await expect(page.getByRole('dialog', { name: 'Tampilkan ke kasir' })).toBeVisible();
  await check(page, 'the view for the cashier');
  await page.keyboard.press('Escape');
  await page.goBack();
  await openTicket(page, 'Paket 5 Perjalanan');
  await check(page, 'a used coupon');
});

test('axe finds nothing on the history and its filter at 320 px', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await startSession(page, MEMBERS.agus);
  await page.goto('/riwayat?status=success&partner=2&from=2026-01-01');
  await expect(chips(page)).toHaveCount(3);
  await check(page, 'a filtered history');
  const dialog = await openFilter(page);
  await dialog.getByLabel('Sampai tanggal').fill('2025-12-31');
  await dialog.getByRole('button', { name: 'Terapkan' }).click();
  await expect(dialog.getByText('Tanggal akhir harus sama dengan')).toBeVisible();
  await check(page, 'the filter with a problem');
  await page.goto('/riwayat?tab=tukar');
  await rows(page).first().getByText('Detail pembayaran').click();
  await check(page, 'what paid');
  await answerWith(page, '/customerburncsv/*', 500);
  await page.getByRole('button', { name: 'Unduh CSV' }).click();
  await expect(page.getByText(/^File CSV belum bisa dibuat/)).toBeVisible();
  await check(page, 'a file that failed');
  await page.goto('/riwayat?tab=tukar&type=prepaid');
  await expect(page.getByRole('button', { name: 'Hapus filter', exact: true })).toBeVisible();
  await check(page, 'a filter without a result');
});

test('axe finds nothing on the pages of earning at 320 px', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto('/mitra-poku');
  await expect(page.getByRole('main').getByRole('link', { name: 'Daftar' })).toBeVisible();
  await page.getByText('Cara Mendapatkan Poin').first().click();
  await check(page, 'all partners for a guest');
  await logIn(page, MEMBERS.agus);
  for (const [path, shows] of [
    ['/earn-point', 'Cara Kumpulin POKUPoin'],
    ['/earn-partner?id=2', 'AKSES NusaPoin'],
    ['/interim?id=9', 'Lanjut ke RumahNet'],
    ['/interim?id=11', 'Halaman ini belum tersedia.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(shows, { exact: true })).toBeVisible();
    await check(page, path);
  }
});

test('by keyboard alone: a code is shown after a no and a yes, copied, and shown to the cashier', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.setViewportSize(NARROW);
  await startSession(page, MEMBERS.agus);
  await page.goto('/raih');
  await expect(tickets(page)).toHaveCount(5);
  await tabTo(page, new RegExp(`^${NEW_COUPON}$`));
  await page.keyboard.press('Enter');
  await expect(slider(page)).toBeVisible();
  await tabTo(page, /^Geser untuk melihat kode$/);
  await page.keyboard.press('Space');
  const no = revealQuestion(page).getByRole('button', { name: 'Tidak' });
  await expect(no).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(slider(page)).toBeFocused();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(no).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(codeCard(page)).toBeFocused();
  await tabTo(page, /^Salin kode$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kode unik berhasil disalin')).toBeVisible();
  await tabTo(page, /^Tampilkan ke kasir/);
  await page.keyboard.press('Enter');
  const view = page.getByRole('dialog', { name: 'Tampilkan ke kasir' });
  await expect(view).toBeVisible();
  await tabTo(page, /^Tutup$/);
  await page.keyboard.press('Enter');
  await expect(view).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Tampilkan ke kasir/ })).toBeFocused();
});

test('by keyboard alone: the history is narrowed, and a filter taken away', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await startSession(page, MEMBERS.agus);
  await page.goto('/riwayat');
  await expectRows(page, 5, 25);
  await tabTo(page, /^Filter$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^7 hari$/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Semua$/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Berhasil' })).toBeChecked();
  await tabTo(page, /^Terapkan$/);
  await page.keyboard.press('Enter');
  await expectRows(page, 4, 4);
  await expect(filterButton(page)).toBeFocused();
  await tabTo(page, /^Hapus filter Berhasil/);
  await page.keyboard.press('Enter');
  await expect(chips(page)).toHaveCount(1);
  await expect(filterButton(page)).toBeFocused();
});
