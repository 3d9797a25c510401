import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { readPdf } from '@poku/tooling';
import { expectAccessibleOnceIdle } from '../support/accessibility';
import { expect, MEMBERS, startSession, test } from '../support/journey';
import { answerWith, letThrough } from '../support/requests';

const numberIn = (text: string): number => Number(text.replaceAll(/\D/g, ''));
const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(Date.now()).slice(0, 7);

const openStatement = async (page: Page): Promise<Locator> => {
  await page.goto('/riwayat');
  await page.getByRole('button', { name: 'Laporan bulanan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Laporan bulanan' });
  await expect(dialog.getByRole('combobox', { name: 'Bulan' })).toBeEnabled();
  return dialog;
};

const download = async (page: Page, dialog: Locator, name: string): Promise<Download> => {
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name }).click();
  return downloading;
};

/** Own points as the page of points shows them. */
const ownPoints = async (page: Page): Promise<number> => {
  await page.goto('/poinku');
  const own = await page.getByRole('region', { name: 'POKUPoin' }).innerText();
  return numberIn(/[\d.]+\s+poin/.exec(own)?.[0] ?? '');
};

test('both files of the running month end with the points that the page of points shows', async ({
  page,
}) => {
  await startSession(page, MEMBERS.agus);
  const points = await ownPoints(page);
  expect(points).toBeGreaterThan(0);
  const dialog = await openStatement(page);

  const csv = await download(page, dialog, 'Unduh CSV');
  expect(csv.suggestedFilename()).toBe(`poku-laporan-${month}.csv`);
  const lines = (await readFile(await csv.path(), 'utf8')).split('\r\n');
  const closing = lines.find((line) => line.includes(';Saldo akhir;')) ?? '';
  expect(Number(closing.split(';').at(-1))).toBe(points);

  const pdf = await download(page, dialog, 'Unduh PDF');
  expect(pdf.suggestedFilename()).toBe(`poku-laporan-${month}.pdf`);
  const texts = readPdf(await readFile(await pdf.path())).flat();
  expect(texts).toContain('Agus Wijaya');
  expect(numberIn(texts[texts.indexOf('Saldo akhir') + 1] ?? '')).toBe(points);

  // The month before is over, and the running one goes on from where it ended.
  const opening = lines.find((line) => line.includes(';Saldo awal;')) ?? '';
  await dialog.getByRole('combobox', { name: 'Bulan' }).selectOption({ index: 1 });
  const before = await download(page, dialog, 'Unduh CSV');
  const ended = (await readFile(await before.path(), 'utf8')).split('\r\n');
  const carried = ended.find((line) => line.includes(';Saldo akhir;')) ?? '';
  expect(carried.split(';').at(-1)).toBe(opening.split(';').at(-1));
});

test('the choice of a month can be read by all, also when a file fails, and gives the focus back', async ({
  page,
}) => {
  await startSession(page, MEMBERS.agus);
  const dialog = await openStatement(page);
  await expectAccessibleOnceIdle(page, 'the choice of a month');
  await answerWith(page, '/customerstatementpdf/*', 500);
  await dialog.getByRole('button', { name: 'Unduh PDF' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/^Laporan belum bisa dibuat\./);
  await expectAccessibleOnceIdle(page, 'a statement that failed');
  await letThrough(page, '/customerstatementpdf/*');
  await download(page, dialog, 'Unduh PDF');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Laporan bulanan' })).toBeFocused();
});
