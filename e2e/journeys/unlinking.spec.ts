import type { APIRequestContext, Page } from '@playwright/test';
import { partnerService } from '../support/addresses';
import { expect, goInside, logIn, MEMBERS, startSession, test } from '../support/journey';
import { expectAtPartner, expectShown, linksAt, type Slug } from '../support/linking';
import { callsTo } from '../support/screens';

const AGUS = '+6281200000003';

/** Opens a list from the profile, as its menu does, with the unlink mode on. */
const openUnlinkMode = async (page: Page, path: string): Promise<void> => {
  await goInside(page, '/profil');
  await expect(page.getByRole('button', { name: 'Keluar', exact: true })).toBeVisible();
  await page.getByRole('link', { name: path === '/partner-linkage' ? /Partner/ : /E-Wallet/ }).click();
  await page.getByRole('button', { name: 'Putuskan', exact: true }).click();
};

const unlinkChosen = (page: Page) => page.getByRole('button', { name: 'Putuskan yang dipilih' });

/** Asks to unlink what is ticked, and says yes to the question. */
const confirmUnlink = async (page: Page, names: string): Promise<void> => {
  await unlinkChosen(page).click();
  const question = page.getByRole('alertdialog', { name: `Putuskan ${names}?` });
  await expect(question).toContainText(`Poin dan saldo kamu tetap ada di ${names}`);
  await question.getByRole('button', { name: 'Ya, putuskan' }).click();
  await expect(page.getByText(`${names} sudah diputuskan.`)).toBeVisible();
};

/** The partner's user changes a balance at the partner. */
const changeBalance = async (
  request: APIRequestContext,
  slug: Slug,
  subject: string,
  balanceUnits: number,
) => {
  const path = `${partnerService(slug)}/sandbox/accounts/${encodeURIComponent(subject)}`;
  expect((await request.post(path, { data: { balanceUnits } })).ok()).toBe(true);
};

/** The partner's user ends the link at the partner. */
const endAtPartner = async (request: APIRequestContext, slug: Slug, subject: string) => {
  const path = `${partnerService(slug)}/sandbox/links/${encodeURIComponent(subject)}/end`;
  expect((await request.post(path, { data: {} })).ok()).toBe(true);
};

test('one partner is unlinked: only when ticked, after a question, and the partner ends it as well', async ({
  page,
  request,
}) => {
  await logIn(page, MEMBERS.agus);
  const unlinks = callsTo(page, /partnerunlink$/);
  await openUnlinkMode(page, '/partner-linkage');
  const fitnusa = page.getByRole('checkbox', { name: 'FitNusa' });
  await expect(unlinkChosen(page)).toBeDisabled();
  await fitnusa.check();
  await expect(unlinkChosen(page)).toBeEnabled();
  await fitnusa.uncheck();
  await expect(unlinkChosen(page)).toBeDisabled();

  await fitnusa.check();
  await unlinkChosen(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Batal' }).click();
  expect(unlinks).toEqual([]);
  await confirmUnlink(page, 'FitNusa');
  expect(unlinks).toHaveLength(1);
  await expect(page).toHaveURL('/profil');

  await goInside(page, '/partner-linkage');
  await expectShown(page, 'fitnusa', false);
  await expectShown(page, 'garuda', true);
  await expectAtPartner(request, 'fitnusa', 0, AGUS);
  await expectAtPartner(request, 'garuda', 1, AGUS);
  await goInside(page, '/poinku');
  await expect(page.getByRole('heading', { name: 'Garuda Motor' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'FitNusa' })).toHaveCount(0);
});

test('several partners are unlinked together, and then all that are left', async ({ page, request }) => {
  await logIn(page, MEMBERS.agus);
  await openUnlinkMode(page, '/partner-linkage');
  await page.getByRole('checkbox', { name: 'RumahNet' }).check();
  await page.getByRole('checkbox', { name: 'FitNusa' }).check();
  await confirmUnlink(page, 'RumahNet dan FitNusa');
  await expectAtPartner(request, 'rumahnet', 0, AGUS);
  await expectAtPartner(request, 'fitnusa', 0, AGUS);
  await expectAtPartner(request, 'nusapoin', 1, 'agus@contoh.id');

  await openUnlinkMode(page, '/partner-linkage');
  await expect(page.getByRole('checkbox', { name: 'RumahNet' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'NusaPoin' }).check();
  await page.getByRole('checkbox', { name: 'Garuda Motor' }).check();
  await confirmUnlink(page, 'NusaPoin dan Garuda Motor');
  await openUnlinkMode(page, '/ewallet-linkage');
  await page.getByRole('checkbox', { name: 'DompetNusa' }).check();
  await confirmUnlink(page, 'DompetNusa');
  await expectAtPartner(request, 'nusapoin', 0, 'agus@contoh.id');
  await expectAtPartner(request, 'garuda', 0, AGUS);
  await expectAtPartner(request, 'dompetnusa', 0, AGUS);
  await goInside(page, '/partner-linkage');
  await expect(page.getByText('0 dari 4 partner terhubung')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Putuskan', exact: true })).toHaveCount(0);
});

test('an unlink that the network loses says so, and is done once when tried again', async ({
  page,
  request,
}) => {
  await logIn(page, MEMBERS.agus);
  await openUnlinkMode(page, '/partner-linkage');
  await page.route('**/gateway/partnerunlink', (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.getByRole('checkbox', { name: 'Garuda Motor' }).check();
  await unlinkChosen(page).click();
  await page.getByRole('button', { name: 'Ya, putuskan' }).click();
  const failed = page.getByRole('alertdialog', { name: 'Proses unlinkage partner gagal!' });
  await expect(failed).toBeVisible();
  await failed.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByText('Garuda Motor sudah diputuskan.')).toBeVisible();
  await expectAtPartner(request, 'garuda', 0, AGUS);
});

test('a link that ends at the partner, and a new balance there, stand on the open pages without a reload', async ({
  page,
  request,
}) => {
  const stream = page.waitForResponse(/\/gateway\/events/);
  await startSession(page, MEMBERS.agus);
  await page.goto('/poinku');
  await expect(page.getByText(/Saldo 26\.000 poin/)).toBeVisible();
  await stream;
  await changeBalance(request, 'garuda', AGUS, 31_500);
  await expect(page.getByText(/Saldo 31\.500 poin/)).toBeVisible();
  await expect(page.getByText(/Saldo 26\.000 poin/)).toHaveCount(0);

  await goInside(page, '/partner-linkage');
  await expectShown(page, 'garuda', true);
  await endAtPartner(request, 'garuda', AGUS);
  await expectShown(page, 'garuda', false);
  expect((await linksAt(request, 'garuda')).filter(({ state }) => state === 'active')).toEqual([]);
  await expect(page.getByRole('button', { name: 'Hubungkan Garuda Motor' })).toBeVisible();
});
