import { partnerPages } from '../support/addresses';
import { expect, goInside, logInByForm, MEMBERS, test } from '../support/journey';
import {
  agreeAtPartner,
  beginLink,
  expectAtPartner,
  expectFailure,
  expectLinkedNow,
  expectShown,
  identifyAtBank,
  identifyAtWallet,
  termsOf,
} from '../support/linking';
import { expectStep } from '../support/screens';

test('the pages of bank and e-wallet lead back to the step they were begun in, and its way on is no skip any more', async ({
  page,
  request,
}) => {
  await logInByForm(page, MEMBERS.dewi);
  await goInside(page, '/onboard?step=1');
  await expect(page.getByRole('button', { name: 'Lewati' })).toBeVisible();
  await beginLink(page, 'nusapoin');
  await identifyAtBank(page, request);
  await agreeAtPartner(page);
  await expect(page).toHaveURL('/onboard?step=1');
  await expectStep(page, 'Partner');
  await expectLinkedNow(page, 'nusapoin');
  await expectShown(page, 'nusapoin', true);
  await expect(page.getByRole('button', { name: 'Lewati' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Lanjut' }).click();

  await expectStep(page, 'E-Wallet');
  await expect(page.getByRole('button', { name: 'Lewati' })).toBeVisible();
  await beginLink(page, 'dompetnusa');
  await identifyAtWallet(page, request);
  await agreeAtPartner(page);
  await expect(page).toHaveURL('/onboard?step=2');
  await expectStep(page, 'E-Wallet');
  await expectLinkedNow(page, 'dompetnusa');
  await expect(page.getByRole('button', { name: 'Lanjut' })).toBeVisible();
  await expectAtPartner(request, 'nusapoin', 1);
  await expectAtPartner(request, 'dompetnusa', 1);
});

test('a member whose e-mail is unverified links in the steps what asks for no e-mail', async ({
  page,
  request,
}) => {
  await logInByForm(page, MEMBERS.budi);
  await page.getByRole('dialog').getByRole('button', { name: 'Nanti saja' }).click();
  await goInside(page, '/onboard?step=1');
  await page.getByRole('button', { name: 'Hubungkan NusaPoin' }).click();
  await expect(termsOf(page, 'nusapoin')).toContainText(
    'Verifikasi email kamu dulu sebelum menghubungkan NusaPoin.',
  );
  await page.keyboard.press('Escape');
  await beginLink(page, 'rumahnet');
  await expectLinkedNow(page, 'rumahnet');
  await expect(page.getByRole('button', { name: 'Lanjut' })).toBeVisible();
  await expectAtPartner(request, 'rumahnet', 1, '+6281200000001');
});

test('a no at a page leads back to its step and says so there; the next try of the step works', async ({
  page,
  request,
}) => {
  await logInByForm(page, MEMBERS.dewi);
  await goInside(page, '/onboard?step=2');
  await beginLink(page, 'dompetnusa');
  await page.waitForURL((url) => url.href.startsWith(partnerPages('dompetnusa')));
  await page.getByRole('button', { name: 'Batal' }).click();
  const dialog = await expectFailure(page, 'Kamu membatalkan atau partner menolak permintaan ini.');
  await dialog.getByRole('button', { name: 'Mengerti' }).click();
  await expectStep(page, 'E-Wallet');
  await expectShown(page, 'dompetnusa', false);
  await expect(page.getByRole('button', { name: 'Lewati' })).toBeVisible();
  await expectAtPartner(request, 'dompetnusa', 0);
});

test('the result of an e-wallet leads back into the onboarding that this tab began, once', async ({
  page,
  request,
}) => {
  await logInByForm(page, MEMBERS.dewi);
  await goInside(page, '/onboard?step=2');
  await beginLink(page, 'dompetnusa');
  await page
    .getByRole('dialog', { name: 'Kamu akan dibawa ke DompetNusa' })
    .getByRole('button', { name: 'Batal' })
    .click();
  // The consent that was given a moment ago stands, so the page does not ask again.
  await goInside(page, '/ewallet-linkage/bind/dompetnusa');
  await expect(page.getByText('Menyiapkan sambungan ke DompetNusa…')).toBeVisible();
  await identifyAtWallet(page, request);
  await agreeAtPartner(page);
  await expect(page.getByText('Selamat! Akun DompetNusa berhasil terhubung.')).toBeVisible();
  await page.waitForURL('/onboard?step=2');
  await expectStep(page, 'E-Wallet');
  await expectShown(page, 'dompetnusa', true);
  await page.goto('/ewallet-linkage/dompetnusa');
  await page.waitForURL('/profil');
});
