import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, logIn, MEMBERS, newestOtp, startSession, test } from '../support/journey';
import {
  agreeAtPartner,
  beginLink,
  cardOf,
  dewiAt,
  expectAgreement,
  expectAtPartner,
  expectFailure,
  expectLinkedNow,
  expectShown,
  identifyAtBank,
  identifyAtWallet,
  linksAt,
} from '../support/linking';
import { cutOff, letThrough } from '../support/requests';

const NOT_ASKED_FOR = 'Permintaan ini tidak dikenali. Mulai lagi dari Daftar Partner ya.';

/** Rina on a device of her own. */
const rinaElsewhere = async (browser: Browser): Promise<readonly [Page, BrowserContext]> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await logIn(page, MEMBERS.rina);
  return [page, context];
};

test('what the bank sends back is worth something in the session that asked alone', async ({
  page,
  request,
  browser,
}) => {
  let back = '';
  page.on('request', (one) => {
    if (/[?&]AuthorizationCode=/.test(one.url())) back ||= one.url();
  });
  await startSession(page, MEMBERS.dewi);
  await page.goto('/partner-linkage');
  await cutOff(page, '/partnerlink');
  await beginLink(page, 'nusapoin');
  await identifyAtBank(page, request);
  await agreeAtPartner(page);
  const dialog = await expectFailure(page, 'Periksa koneksi internet kamu, lalu coba lagi.');
  expect(back).toContain('source=nusapoin');

  const [elsewhere, context] = await rinaElsewhere(browser);
  for (const path of ['/partner-linkage', '/onboard']) {
    await elsewhere.goto(path + new URL(back).search);
    await expectFailure(elsewhere, NOT_ASKED_FOR);
    await elsewhere.getByRole('button', { name: 'Mengerti' }).click();
    await expectShown(elsewhere, 'nusapoin', false);
  }
  await context.close();
  expect((await linksAt(request, 'nusapoin')).filter(({ state }) => state === 'active')).toHaveLength(2);

  // A guess in the right session changes nothing either: the right code still counts.
  await letThrough(page, '/partnerlink');
  await page.goto(
    `/partner-linkage${new URL(back).search.replace(/AuthorizationCode=[^&]+/, 'AuthorizationCode=tebakan')}`,
  );
  await expectFailure(page, NOT_ASKED_FOR);
  await page.goto(back);
  await expectLinkedNow(page, 'nusapoin');
  await expect(dialog).toBeHidden();
  await expectAgreement(page, request, 'nusapoin', true);
});

test('a mandate of somebody else, or a made-up one, links nobody', async ({ page, request, browser }) => {
  let back = '';
  page.on('request', (one) => {
    if (/[?&]mandateID=/.test(one.url())) back ||= one.url();
  });
  await startSession(page, MEMBERS.dewi);
  await page.goto('/ewallet-linkage');
  await beginLink(page, 'dompetnusa');
  await identifyAtWallet(page, request);
  await agreeAtPartner(page);
  await expect(page.getByText('Selamat! Akun DompetNusa berhasil terhubung.')).toBeVisible();

  const [elsewhere, context] = await rinaElsewhere(browser);
  const failed = 'Sayang sekali akun DompetNusa gagal terhubung. Silahkan coba lagi.';
  await elsewhere.goto(back);
  await expect(elsewhere.getByText(failed)).toBeVisible();
  await elsewhere.goto(
    '/ewallet-linkage/dompetnusa?source=dompetnusa&mandateID=MD1&refNum=RF1&state=tebakan',
  );
  await expect(elsewhere.getByText(failed)).toBeVisible();
  await elsewhere.goto(`/onboard${new URL(back).search}`);
  await expectFailure(elsewhere, NOT_ASKED_FOR);
  await elsewhere.getByRole('button', { name: 'Mengerti' }).click();
  await expectShown(elsewhere, 'dompetnusa', false);
  await context.close();
  await expectAtPartner(request, 'dompetnusa', 0, '+6281200000005');
  await expectAtPartner(request, 'dompetnusa', 1, dewiAt('dompetnusa'));
});

test('a code of ours that is wrong links nothing, and the way out is a cancel', async ({ page, request }) => {
  await startSession(page, MEMBERS.dewi);
  await page.goto('/partner-linkage');
  await beginLink(page, 'garuda');
  const code = page.getByRole('dialog', { name: 'Verifikasi' });
  const field = code.getByLabel('Kode OTP');
  await expect(field).toBeVisible();
  await field.fill((await newestOtp(request, MEMBERS.dewi)) === '000000' ? '111111' : '000000');
  await expect(field).toHaveAccessibleDescription(/Kode OTP yang kamu masukkan salah/);
  await page.keyboard.press('Escape');
  await expect(code).toHaveCount(0);
  await expect(cardOf(page, 'garuda').getByRole('button', { name: 'Hubungkan Garuda Motor' })).toBeVisible();
  await expectAgreement(page, request, 'garuda', false);
});
