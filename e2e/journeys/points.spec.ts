import type { Page } from '@playwright/test';
import { expect, logIn, MEMBERS, startSession, test } from '../support/journey';
import { changeAnswer } from '../support/requests';

const LOT = /^[\d.]+ poin\s*Hangus \d{2} (Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des) \d{4}$/;

const numberIn = (text: string | null): number => Number((text ?? '').replaceAll(/\D/g, ''));

/** From the home to the page of points. @returns the points that the home's header showed */
const openPoints = async (page: Page, phone: string): Promise<number> => {
  await logIn(page, phone);
  const button = page.getByRole('banner').getByRole('link', { name: /^POKUPoin: / });
  await expect(button).toHaveText(/\d/);
  const total = numberIn(await button.textContent());
  await button.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Poinku' })).toBeVisible();
  return total;
};

/** What the page shows, as numbers. */
const shownPoints = async (page: Page) => {
  const own = page.getByRole('region', { name: 'POKUPoin' });
  const partners = page.getByRole('region', { name: 'Poin Partner & E-Wallet' }).getByRole('listitem');
  const points = (texts: readonly string[]) =>
    texts.map((text) => numberIn(/[\d.]+\s+poin/.exec(text)?.[0] ?? null));
  const total = page.getByRole('heading', { name: 'Total poin kamu' }).locator('..');
  return {
    total: points([await total.innerText()])[0],
    own: points([await own.innerText()])[0],
    lots: points(await own.getByRole('listitem').allInnerTexts()),
    partners: points(await partners.allInnerTexts()),
  };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

for (const { member, own, partners, isFolded } of [
  { member: 'siti', own: 15_000, partners: [20_000, 150_000], isFolded: false },
  { member: 'agus', own: 250_000, partners: [48_000, 325_000, 7_400, 13_000, 6_300], isFolded: true },
  { member: 'dewi', own: 0, partners: [], isFolded: false },
] as const) {
  test(`the points of ${member} add up: lots to the own points, and with the partners to the total`, async ({
    page,
  }) => {
    const inHeader = await openPoints(page, MEMBERS[member]);
    await expect(page.getByRole('region', { name: 'POKUPoin' })).toBeVisible();
    const all = page.getByRole('button', { name: /^Lihat semua \d+ tanggal$/ });
    await expect(all).toHaveCount(isFolded ? 1 : 0);
    if (isFolded) await all.click();
    const shown = await shownPoints(page);
    expect(shown.own).toBe(own);
    expect(shown.partners).toEqual(partners);
    expect(sum(shown.lots)).toBe(own);
    for (const lot of await page.getByRole('list', { name: 'Masa berlaku' }).getByRole('listitem').all())
      await expect(lot).toHaveText(LOT);
    expect(shown.total).toBe(own + sum(partners));
    expect(inHeader).toBe(shown.total);
    await expect(
      page.getByText('Poin partner dan saldo e-wallet menjadi POKUPoin hanya saat kamu bertransaksi.'),
    ).toBeVisible();
    const isEmpty = partners.length === 0;
    await expect(page.getByText('Kamu belum punya POKUPoin.')).toHaveCount(isEmpty ? 1 : 0);
    await page.getByRole('link', { name: 'Tambah Partner & E-Wallet' }).click();
    await expect(page).toHaveURL(/\/(add-partner|partner-linkage)$/);
  });
}

test('a partner that does not answer keeps its balance, with the reason and the time it was read', async ({
  page,
}) => {
  // The sandbox partners answer always; what they would cause is put into the API's answer.
  await changeAnswer(page, '/customerpartnerpoin/*', (sources: { partnerName: string; message: string }[]) =>
    sources.map((one) => (one.partnerName === 'NusaPoin' ? { ...one, message: 'Sedang Berkendala' } : one)),
  );
  await openPoints(page, MEMBERS.siti);
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'NusaPoin' }) });
  await expect(entry).toContainText('Sedang berkendala');
  await expect(entry).toContainText('20.000 poin');
  await expect(entry).toContainText(/Dibaca (\d{2} \w{3} \d{4} )?\d{2}:\d{2} WIB/);
  await expect(page.getByText('Sedang berkendala')).toHaveCount(1);
});

for (const { member, level, ring, footer } of [
  {
    member: 'budi',
    level: 'Silver',
    ring: 'Kamu mengumpulkan 50.000 poin dalam 12 bulan terakhir. 50.000 poin lagi ke level Gold.',
    footer: 'Raih level Gold dengan berbelanja di partner Poku.',
  },
  {
    member: 'siti',
    level: 'Gold',
    ring: 'Kamu mengumpulkan 115.500 poin dalam 12 bulan terakhir. 384.500 poin lagi ke level Platinum.',
    footer: 'Raih level Platinum dengan berbelanja di partner Poku.',
  },
  {
    member: 'agus',
    level: 'Platinum',
    ring: 'Kamu di level tertinggi dengan 537.500 poin dalam 12 bulan terakhir.',
    footer: 'Tetap jadi member Platinum dengan terus berbelanja di partner Poku.',
  },
] as const) {
  test(`${level} shows its ring in words, and every level by arrow keys`, async ({ page }) => {
    await startSession(page, MEMBERS[member]);
    await page.goto('/poin-n-tier');
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(tab(level)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Level kamu sekarang')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: level })).toHaveAttribute('aria-valuetext', ring);
    await expect(page.getByText(footer)).toBeVisible();

    await tab(level).focus();
    await page.keyboard.press('Home');
    for (const name of ['Silver', 'Gold', 'Platinum']) {
      await expect(tab(name)).toBeFocused();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('heading', { name: `Keuntungan ${name}` })).toBeVisible();
      await expect(page.getByText('Level kamu sekarang')).toHaveCount(name === level ? 1 : 0);
      await page.keyboard.press('ArrowRight');
    }
    await expect(tab('Silver')).toBeFocused();
  });
}

test('the demo form goes through its three steps without a rule or a call', async ({ page }) => {
  await startSession(page, MEMBERS.siti);
  await page.goto('/test-form', { waitUntil: 'networkidle' });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.getByLabel('Nomor HP').fill('812');
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByLabel('Email').fill('apa saja');
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByLabel('Password', { exact: true }).fill('x');
  await page.getByRole('button', { name: 'Selesai' }).click();
  await expect(page.getByRole('heading', { name: 'Isian kamu' })).toBeVisible();
  await expect(page.getByText('+62 812')).toBeVisible();
  // The event stream is the shell's, and comes again by itself.
  expect(calls.filter((url) => /\/gateway\/(?!events)/.test(url))).toEqual([]);
});
