import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessibleOnceIdle, expectContrastOnceIdle, tabTo } from '../support/accessibility';
import { partnerPages, partnerService, partnerSite, SITE_URL } from '../support/addresses';
import { answerDialog, BRANDS, entryAddress } from '../support/entry';
import { expect, logIn, MEMBERS, PASSWORD, startSession, test } from '../support/journey';
import { expectLargeTextFits, overflowOf } from '../support/large-text';
import { limitRegistrations } from '../support/registration';

/** The newest code that a partner sent by its own SMS. */
const partnerCode = async (request: APIRequestContext, slug: string, phone: string): Promise<string> => {
  const response = await request.get(`${partnerService(slug)}/sandbox/outbox`, { params: { to: phone } });
  const [newest] = (await response.json()) as readonly { readonly otp: string }[];
  return newest?.otp ?? '';
};

/** From the list to the partner's own page, once the 3 s are over. */
const goToPartner = async (page: Page, path: string, name: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('button', { name: `Hubungkan ${name}` }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expect(page.getByRole('dialog', { name: `Kamu akan dibawa ke ${name}` })).toBeVisible();
};

test("axe finds nothing on the screens of linking and on the partners' own pages", async ({
  page,
  request,
}) => {
  await logIn(page, MEMBERS.agus);
  for (const path of ['/partner-linkage', '/ewallet-linkage', '/add-partner', '/poinku']) {
    await page.goto(path);
    await expectAccessibleOnceIdle(page, path);
  }
  await page.goto('/partner-linkage');
  await page.getByRole('button', { name: 'Putuskan', exact: true }).click();
  await page.getByRole('main').getByRole('checkbox').first().check();
  await expectAccessibleOnceIdle(page, 'unlinking, with a partner chosen');
  await page.getByRole('button', { name: 'Putuskan yang dipilih' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleOnceIdle(page, 'the question before unlinking');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await startSession(page, MEMBERS.rina);
  await page.goto('/partner-linkage');
  await page.getByRole('button', { name: 'Hubungkan NusaPoin' }).click();
  await expect(page.getByRole('checkbox')).toBeVisible();
  await expectAccessibleOnceIdle(page, 'the consent before a link');
  await page.goto('/onboard?source=nusapoin&AuthorizationCode=karangan&state=x');
  await expect(page.getByRole('alertdialog', { name: 'Linking Kamu Gagal' })).toBeVisible();
  await expectAccessibleOnceIdle(page, 'a link that failed');
  let go = (): void => undefined;
  const isSeen = new Promise<void>((resolve) => {
    go = resolve;
  });
  // However long a look at it takes, the way stays what it is.
  await page.route(`${partnerPages('nusapoin')}/authorize**`, async (route) => {
    await isSeen;
    await route.continue();
  });
  await goToPartner(page, '/partner-linkage', 'NusaPoin');
  await expectAccessibleOnceIdle(page, 'on the way to the partner');
  go();
  await page.waitForURL(`${partnerPages('nusapoin')}/authorize**`);
  await expectAccessibleOnceIdle(page, "the bank's page");
  await page.getByRole('button', { name: 'Kirim kode' }).click();
  await expect(page.getByRole('heading', { name: 'Masukkan kode' })).toBeVisible();
  await page.getByRole('textbox').fill('12');
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleOnceIdle(page, "the bank's code, with a problem");
  await page.getByRole('textbox').fill(await partnerCode(request, 'nusapoin', MEMBERS.rina));
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expect(page.getByRole('checkbox')).toBeVisible();
  await expectAccessibleOnceIdle(page, "the bank's consent");
  await goToPartner(page, `${SITE_URL}/ewallet-linkage`, 'DompetNusa');
  await page.waitForURL(`${partnerPages('dompetnusa')}/bind**`);
  await expectAccessibleOnceIdle(page, "the e-wallet's page");
  await page.goto(`${SITE_URL}/ewallet-linkage/bind/dompetnusa`);
  await expectAccessibleOnceIdle(page, 'binding an e-wallet');
  await page.goto(`${SITE_URL}/ewallet-linkage/dompetnusa`);
  await expect(page.getByText('Sayang sekali akun DompetNusa gagal terhubung')).toBeVisible();
  await expectAccessibleOnceIdle(page, 'an e-wallet that was not linked');
  await page.goto(`${partnerPages('garuda')}/app`);
  await expectAccessibleOnceIdle(page, "a partner's app");
  for (const slug of ['nusapoin', 'dompetnusa', 'garuda']) {
    await page.goto(new URL('/', partnerService(slug)).href);
    await expectAccessibleOnceIdle(page, `what the service of ${slug} shows to a person`);
  }
});

test('axe finds nothing on the way in from a partner, in four themes', async ({ page, request }) => {
  for (const [index, { slug, name }] of BRANDS.entries()) {
    // The other themes have other colours, and nothing else.
    const check = index === 0 ? expectAccessibleOnceIdle : expectContrastOnceIdle;
    await page.goto(`${partnerSite(slug)}/`);
    await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
    await check(page, `the login at ${name}`);
    await page.goto(entryAddress(slug, 'sandbox-linkage'));
    await expect(page.getByRole('heading', { name: 'Lanjutkan sebagai' })).toBeVisible();
    await check(page, `a linked visitor of ${name}`);
    await page.goto(entryAddress(slug, 'sandbox-existing'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await check(page, `an unlinked visitor of ${name}`);
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('button', { name: 'Hubungkan' }).click();
    await expect(page.getByText(`Mohon setujui berbagi data dengan ${name}`, { exact: false })).toBeVisible();
    await check(page, `linking at ${name}, with problems`);
    await page.goto(entryAddress(slug, 'sandbox-new'));
    await answerDialog(page, 'Kamu belum punya akun Poku', 'OK');
    await expect(page.getByRole('heading', { name: 'Buat akun kamu' })).toBeVisible();
    await check(page, `registering at ${name}`);
    await page.goto(entryAddress(slug, 'sandbox-linkage'));
    await page.getByRole('button', { name: 'Lanjut' }).click();
    await expect(page.getByRole('heading', { name: 'Kupon Favorit' })).toBeVisible();
    await check(page, `the home of ${name}`);
    await page.goto(entryAddress(slug, 'sandbox-existing'));
    await expect(page.getByRole('heading', { name: 'Kamu sedang masuk sebagai Siti Rahma' })).toBeVisible();
    await check(page, `another member at ${name}`);
  }
  await limitRegistrations(request, 0);
  await page.goto(entryAddress('fitnusa', 'sandbox-new'));
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(entryAddress('fitnusa', 'sandbox-new'));
  await expect(page.getByRole('heading', { name: 'Segera hadir' })).toBeVisible();
  await expectAccessibleOnceIdle(page, 'no place for a visitor');
});

test('into Poku from a partner, and a link, by keyboard alone at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${partnerPages('rumahnet')}/app`);
  await tabTo(page, /^\s*Buka Poku sebagai Rina/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'OK' })).toBeFocused();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${partnerSite('rumahnet')}/partner-link`);
  await tabTo(page, /^Password/);
  await page.keyboard.type(PASSWORD);
  await tabTo(page, /^Saya setuju/);
  await page.keyboard.press('Space');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await tabTo(page, /^Hubungkan$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Rina Puspita' })).toBeVisible();
  await page.goto(`${partnerSite('rumahnet')}/partner-linkage`);
  await tabTo(page, /^Hubungkan FitNusa/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Saya setuju/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Lanjut$/);
  await page.keyboard.press('Enter');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'FitNusa' }) });
  await expect(card.getByText('Terhubung', { exact: true })).toBeVisible();
});

test('with text at 200 % no screen of linking or entry is wider than the screen', async ({ page }) => {
  const expectFit = async (address: string): Promise<void> => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expectLargeTextFits(page, address);
  };
  for (const { slug } of BRANDS) {
    await expectFit(`${partnerPages(slug)}/app`);
    await expectFit(entryAddress(slug, 'sandbox-linkage'));
    await expectFit(entryAddress(slug, 'sandbox-existing'));
    await expectFit(`${partnerSite(slug)}/partner-link`);
  }
  await logIn(page, MEMBERS.rina);
  for (const path of [
    '/add-partner',
    '/partner-linkage',
    '/ewallet-linkage',
    '/ewallet-linkage/bind/dompetnusa',
  ])
    await expectFit(SITE_URL + path);
});
