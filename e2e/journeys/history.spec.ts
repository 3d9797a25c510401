import type { Page } from '@playwright/test';
import type { WireBurnItem, WireEarnItem, WireHistoryPage } from '@poku/testing';
import { partnerSite } from '../support/addresses';
import {
  chips,
  downloadCsv,
  expectRows,
  filterButton,
  openFilter,
  rows,
  totalCard,
} from '../support/history';
import { expect, fillLogin, logIn, MEMBERS, startSession, test } from '../support/journey';
import { answerWith, changeAnswer, expectAt, letThrough } from '../support/requests';

const EARNS = '/customerearn/*';
const BURNS = '/customerburn/*';

const tab = (page: Page, name: 'Raih' | 'Tukar') => page.getByRole('tab', { name });
const dayOf = (page: Page, day: string) => page.getByRole('list', { name: day });

/** Today in Jakarta, `YYYY-MM-DD`, some days before. */
const day = (daysAgo = 0): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(Date.now() - daysAgo * 86_400_000);

test('both tabs show totals, days of Jakarta, statuses, and what paid with the way to its receipt', async ({
  page,
}) => {
  // 17:30 in UTC is half past midnight of the next day in Jakarta.
  await changeAnswer(page, EARNS, (list: WireHistoryPage<WireEarnItem>) => ({
    ...list,
    data: list.data.map((row, at) => ({
      ...row,
      transactionDate: `2026-10-0${String(5 - Math.min(at, 3))}T${at === 1 ? '17:30' : '16:59'}:00.000Z`,
      status: at === 2 ? 1 : row.status,
    })),
  }));
  await changeAnswer(page, BURNS, (list: WireHistoryPage<WireBurnItem>) => ({
    ...list,
    data: list.data.map((row, at) => ({ ...row, status: at })),
  }));
  await logIn(page, MEMBERS.agus);
  await page.getByRole('navigation').getByRole('link', { name: 'Riwayat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Riwayat' })).toBeVisible();
  await expect(totalCard(page)).toHaveText(
    /^Total poin yang kamu raih537\.500 poin23 transaksi berhasilSetahun Poku$/,
  );
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Senin, 05 Okt 2026',
    'Sabtu, 03 Okt 2026',
    'Jumat, 02 Okt 2026',
  ]);
  await expect(dayOf(page, 'Senin, 05 Okt 2026').getByRole('listitem')).toHaveText([
    /^NusaPoin\+25\.850 poinBerhasil.*23:59 WIB$/,
    /^DompetNusa\+26\.750 poinBerhasil.*00:30 WIB$/,
  ]);
  await expect(dayOf(page, 'Sabtu, 03 Okt 2026')).toHaveText(/Gagal.*23:59 WIB$/);

  await tab(page, 'Tukar').click();
  await expect(page).toHaveURL('/riwayat?tab=tukar');
  await expect(totalCard(page)).toHaveText(
    /^Total poin yang kamu tukar287\.500 poin23 transaksi berhasilSetahun Poku$/,
  );
  await expect(rows(page)).toHaveText([/Berhasil/, /Diproses/, /Gagal/, /Gagal/, /Gagal/]);
  const first = rows(page).first();
  await expect(first).toContainText(/Es Kopi Susu Gula Aren-3\.600 poin.*2 kupon · \d{2}:\d{2} WIB/);
  await first.getByText('Detail pembayaran').click();
  await expect(first.getByRole('definition')).toHaveText('3.600 poin');
  await first.getByRole('link', { name: 'Bukti Transaksi' }).click();
  await expect(page).toHaveURL(/\/transaksi-selesai\?order=PK/);
  await expect(page.getByRole('main')).toContainText('Es Kopi Susu Gula Aren');
  await page.goBack();
  await expect(tab(page, 'Tukar')).toHaveAttribute('aria-selected', 'true');
});

test('the list grows by five with its indicator, flows by itself from twenty rows on, and keeps its place', async ({
  page,
}) => {
  await page.clock.install();
  await startSession(page, MEMBERS.agus);
  await page.goto('/riwayat');
  await expectRows(page, 5, 25);
  const more = page.getByRole('button', { name: /Load more|Sedang diproses/ });
  await page.clock.pauseAt(Date.now() + 60_000);
  await more.click();
  await expectRows(page, 10, 25);
  await expect(more).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(510);
  await expect(more).not.toHaveAttribute('aria-busy', 'true');
  await page.clock.resume();

  await answerWith(page, EARNS, 208);
  await more.click();
  await expect(page.getByText(/^Riwayat berikutnya belum bisa dimuat\./)).toBeVisible();
  await letThrough(page, EARNS);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expectRows(page, 15, 25);
  await more.click();
  await expectRows(page, 25, 25);
  await expect(page).toHaveURL('/riwayat?perPage=25');
  await expect(more).toHaveCount(0);
  await rows(page).last().scrollIntoViewIfNeeded();
  await page.reload();
  await expectRows(page, 25, 25);
});

test('a filter stands in the address: shared, reloaded, taken away piece by piece, and empty with a way on', async ({
  page,
}) => {
  await startSession(page, MEMBERS.agus);
  await page.goto('/riwayat');
  const dialog = await openFilter(page);
  await dialog.getByRole('button', { name: '7 hari' }).click();
  await expect(dialog.getByLabel('Dari tanggal')).toHaveValue(day(6));
  await dialog.getByRole('radio', { name: 'NusaPoin' }).check();
  await dialog.getByRole('radio', { name: 'Berhasil' }).check();
  await dialog.getByRole('button', { name: 'Terapkan' }).click();
  const address = `/riwayat?from=${day(6)}&to=${day()}&status=success&partner=2`;
  await expect(page).toHaveURL(address);
  await expectRows(page, 1, 1);
  await expect(totalCard(page)).toHaveText(
    /^Total poin yang kamu raih, sesuai filter25\.850 poin1 transaksi berhasil$/,
  );
  await expect(filterButton(page)).toHaveAccessibleName(/3 filter aktif/);

  await page.goto('/profil');
  await page.goto(address);
  await expectRows(page, 1, 1);
  await page.getByRole('button', { name: 'Hapus filter NusaPoin' }).click();
  await expectRows(page, 4, 4);
  await expect(filterButton(page)).toBeFocused();
  // The days and the status stand in the other tab as well; its rows have a kind besides.
  await tab(page, 'Tukar').click();
  await expect(page).toHaveURL(`/riwayat?tab=tukar&from=${day(6)}&to=${day()}&status=success`);
  await expect(rows(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Hapus semua' }).click();
  await expect(chips(page)).toHaveCount(0);
  await openFilter(page);
  await dialog.getByRole('radio', { name: 'Gagal' }).check();
  await dialog.getByRole('radio', { name: 'Kupon', exact: true }).check();
  await dialog.getByRole('radio', { name: 'POKUPoin' }).check();
  await dialog.getByRole('button', { name: 'Terapkan' }).click();
  await expect(rows(page)).toHaveText([/Potongan Aksesori Rp75\.000/, /568 Permata Game/]);
  await rows(page).last().getByText('Detail pembayaran').click();
  await rows(page).last().getByRole('link', { name: 'Bukti Transaksi' }).click();
  await expect(page).toHaveURL(/\/transaksi-selesai/);
  await page.goBack();
  await expect(page).toHaveURL('/riwayat?tab=tukar&status=failed&type=coupon&partner=0');
  await expectRows(page, 2, 2);
  await page.getByRole('button', { name: 'Hapus filter Kupon' }).click();
  await expect(chips(page)).toHaveCount(2);
  await page.goto('/riwayat?tab=tukar&type=prepaid');
  await expect(page.getByText('Tidak ada riwayat yang cocok dengan filter ini.')).toBeVisible();
  await page.getByRole('button', { name: 'Hapus filter', exact: true }).click();
  await expectRows(page, 5, 25);
  await page.goto(`/riwayat?from=${day(-1)}&to=2026-02-31&status=processing&partner=%27&tab=raih`);
  await expect(page.getByText('Tidak ada riwayat yang cocok dengan filter ini.')).toBeVisible();
  await expect(chips(page)).toHaveCount(1);
});

test('days in the wrong order are said at the field, and the list stays', async ({ page }) => {
  await startSession(page, MEMBERS.agus);
  await page.goto('/riwayat');
  const dialog = await openFilter(page);
  const [from, to] = [dialog.getByLabel('Dari tanggal'), dialog.getByLabel('Sampai tanggal')];
  await from.fill(day(7));
  await to.fill(day(10));
  await dialog.getByRole('button', { name: 'Terapkan' }).click();
  await expectAt(to, 'Tanggal akhir harus sama dengan atau setelah tanggal awal.');
  await expect(to).toBeFocused();
  await to.fill(day(7));
  await expect(to).toHaveAccessibleDescription('');
  // A whole date can be read on a wide screen as well.
  await page.setViewportSize({ width: 1280, height: 900 });
  expect((await to.boundingBox())?.width).toBeGreaterThan(150);
  await dialog.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page).toHaveURL(`/riwayat?from=${day(7)}&to=${day(7)}`);
  await expectRows(page, 1, 1);
});

test('the file of the filter has every row once, and says where it is when it cannot be made', async ({
  page,
}) => {
  await startSession(page, MEMBERS.agus);
  await page.goto('/riwayat');
  const all = await downloadCsv(page);
  expect(all.name).toBe(`poku-riwayat-raih-${day()}.csv`);
  expect(all.lines[0]).toEqual([
    ...['Tanggal', 'Jam (WIB)', 'Nomor transaksi', 'Partner', 'Keterangan', 'Poin', 'Status'],
  ]);
  expect(new Set(all.lines.slice(1).map(([, , number]) => number)).size).toBe(25);
  expect(all.lines[1]?.slice(3)).toEqual(['NusaPoin', 'Bonus tabungan NusaPoin', '25850', 'Berhasil']);

  await page.goto('/riwayat?tab=tukar&status=failed');
  await answerWith(page, '/customerburncsv/*', 500);
  await page.getByRole('button', { name: 'Unduh CSV' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /^File CSV belum bisa dibuat\./ })).toBeVisible();
  await letThrough(page, '/customerburncsv/*');
  const failed = await downloadCsv(page);
  expect(failed.name).toBe(`poku-riwayat-tukar-${day()}.csv`);
  expect(failed.lines.map((cells) => cells.slice(3))).toEqual([
    ['Kupon', 'Merek', 'Jumlah', 'Poin', 'Status', 'Sumber poin'],
    ['Potongan Aksesori Rp75.000', 'GawaiHub', '1', '0', 'Gagal', ''],
    ['568 Permata Game', 'MainYuk', '1', '0', 'Gagal', ''],
  ]);
  await expect(page.getByRole('alert').filter({ hasText: /CSV/ })).toHaveCount(0);
});

test('filter and files stand in one row of a narrow phone, also with a filter on, and keep their whole names', async ({
  page,
}) => {
  await startSession(page, MEMBERS.agus);
  for (const address of ['/riwayat', '/riwayat?status=success&partner=2']) {
    await page.goto(address);
    const buttons = [
      filterButton(page),
      ...['Unduh CSV', 'Laporan bulanan'].map((name) => page.getByRole('button', { name })),
    ];
    const tops = new Set<number | undefined>();
    for (const button of buttons) {
      await expect(button).toBeVisible();
      tops.add((await button.boundingBox())?.y);
    }
    expect(tops.size).toBe(1);
  }
});

test('a session that is over leads to the login with one message', async ({ page, context }) => {
  await startSession(page, MEMBERS.agus);
  await page.goto('/riwayat');
  await expectRows(page, 5, 25);
  await context.clearCookies();
  await tab(page, 'Tukar').click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Sesi kamu telah berakhir, silakan log in kembali')).toHaveCount(1);
});

test("on a partner's origin the history, also a narrowed one, leads back to the dashboard", async ({
  page,
}) => {
  const site = partnerSite('garuda');
  await page.goto(`${site}/login`);
  await fillLogin(page, MEMBERS.agus);
  await page.getByRole('link', { name: 'Riwayat', exact: true }).click();
  await openFilter(page);
  await page.getByRole('radio', { name: 'Garuda Motor' }).check();
  await page.getByRole('button', { name: 'Terapkan' }).click();
  await expectRows(page, 5, 5);
  await page.getByRole('button', { name: 'Kembali' }).click();
  await expect(page).toHaveURL(`${site}/dashboard`);
});
