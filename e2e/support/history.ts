import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** Rows of the open history, of all days; on a desk those of its table. */
export const rows = (page: Page): Locator => {
  const panel = page.getByRole('tabpanel');
  const items = panel.getByRole('list', { name: /^[A-Z]\w+, \d{2} \w{3} \d{4}$/ }).getByRole('listitem');
  const tableRows = panel
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  return items.or(tableRows);
};

/** Waits until the history says that so many of so many rows are shown, and shows them. */
export const expectRows = async (page: Page, shown: number, total: number): Promise<void> => {
  await expect(
    page.getByText(`${String(shown)} dari ${String(total)} transaksi ditampilkan`, { exact: true }),
  ).toBeAttached();
  await expect(rows(page)).toHaveCount(shown);
};

/** The card with the points of the history. */
export const totalCard = (page: Page): Locator =>
  page
    .getByRole('tabpanel')
    .getByText(/^Total poin yang kamu/)
    .locator('..');

/** The button that leads to the filter. */
export const filterButton = (page: Page): Locator => page.getByRole('button', { name: /^Filter( \d|$)/ });

/** Opens the filter; gives the dialog. */
export const openFilter = async (page: Page): Promise<Locator> => {
  await filterButton(page).click();
  return page.getByRole('dialog', { name: 'Filter Riwayat' });
};

/** The filters that are on, as they can be taken away. */
export const chips = (page: Page): Locator =>
  page.getByRole('list', { name: 'Filter aktif' }).getByRole('button', { name: /^Hapus filter/ });

/** Presses 'Unduh CSV'; gives the file's name and its cells, line by line, read as a spreadsheet does (RFC 4180, `;`). */
export const downloadCsv = async (
  page: Page,
): Promise<{ readonly name: string; readonly lines: readonly (readonly string[])[] }> => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh CSV' }).click();
  const download = await downloading;
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF'), 'the file tells its encoding').toBe(true);
  const lines: string[][] = [[]];
  for (const [, quoted, plain, end] of text
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n|$)/g)) {
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    lines.at(-1)?.push(cell ?? '');
    if (end === '\r\n') lines.push([]);
  }
  return { name: download.suggestedFilename(), lines: lines.filter((cells) => cells.length > 1) };
};
