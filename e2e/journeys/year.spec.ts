import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessibility';
import { expect, MEMBERS, startSession, test } from '../support/journey';

const numberIn = (text: string): number => Number(text.replaceAll(/\D/g, ''));

test('a year is told from the total of the history, and its picture can be saved', async ({ page }) => {
  await startSession(page, MEMBERS.agus);
  await page.goto('/riwayat');
  await page.getByRole('link', { name: 'Setahun Poku' }).click();
  await expect(page).toHaveURL('/setahun-poku');
  const year = numberIn(await page.getByText(/^Setahun Poku \d{4}$/).innerText());
  const earned = await page.getByText('poin kamu raih').innerText();
  expect(numberIn(earned)).toBeGreaterThan(0);
  // What partners gave comes to what was earned.
  const partners = page.getByRole('region', { name: 'Dari mana poinmu' }).getByText(/^[\d.]+ poin$/);
  const given = (await partners.allInnerTexts()).map(numberIn);
  expect(given.reduce((sum, points) => sum + points, 0)).toBe(numberIn(earned));
  await expectAccessible(page, 'a year');

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Simpan gambar' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`setahun-poku-${String(year)}.png`);
  const picture = await readFile(await saved.path());
  expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
  // Width and height stand behind the signature and the name of the first chunk.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1_080, 1_350]);
});

test('who has no points yet is led to the first ones', async ({ page }) => {
  await startSession(page, MEMBERS.dewi);
  await page.goto('/setahun-poku');
  await expect(page.getByText('Belum ada yang bisa diceritakan. Poin pertamamu memulainya.')).toBeVisible();
  await expectAccessible(page, 'no year');
  await page.getByRole('link', { name: 'Cara dapat poin' }).click();
  await expect(page).toHaveURL('/earn-point');
});
