import type { Page } from '@playwright/test';
import { expect, goInside, MEMBERS, newestOtp, startSession, test } from '../support/journey';
import {
  agree,
  agreeAtPartner,
  beginLink,
  cardOf,
  expectAtPartner,
  expectLinkedNow,
  expectShown,
  identifyAtBank,
  identifyAtWallet,
} from '../support/linking';
import { partnerPages } from '../support/addresses';

/** Waits for a balance on '/poinku', with the time when it was read. */
const expectBalance = async (page: Page, name: string, balance: string): Promise<void> => {
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(entry.getByText(balance)).toBeVisible();
  await expect(entry.getByText(/^Dibaca \d\d:\d\d WIB$/)).toBeVisible();
};

test('a bank account is linked at the bank: its address, its own code, its consent; then its points stand on /poinku', async ({
  page,
  request,
}) => {
  await startSession(page, MEMBERS.dewi);
  await page.goto('/partner-linkage');
  await expectShown(page, 'nusapoin', false);
  await beginLink(page, 'nusapoin');
  const leading = page.getByRole('dialog', { name: 'Kamu akan dibawa ke NusaPoin' });
  await expect(leading).toContainText(
    'Lanjutkan di halaman NusaPoin. Setelah selesai, kamu kembali ke sini.',
  );
  await page.waitForURL(`${partnerPages('nusapoin')}/authorize**`);

  await identifyAtBank(page, request);
  await agreeAtPartner(page);
  await expect(page).toHaveURL('/partner-linkage');
  await expectLinkedNow(page, 'nusapoin');
  await expectShown(page, 'nusapoin', true);
  await expectAtPartner(request, 'nusapoin', 1);

  await page.getByRole('button', { name: 'Persetujuan berbagi data NusaPoin' }).click();
  const consent = page.getByRole('dialog', { name: 'Persetujuan berbagi data NusaPoin' });
  await expect(consent.getByText(/^Kamu setuju pada \d\d \w{3} \d{4} \d\d:\d\d WIB\.$/)).toBeVisible();
  await expect(consent.getByRole('listitem')).toHaveText([/Nomor HP/, /Email/, /Saldo poin/]);
  await page.keyboard.press('Escape');
  await expect(consent).toBeHidden();

  await goInside(page, '/poinku');
  await expectBalance(page, 'NusaPoin', 'Saldo 8.000 poin');
});

test('partners that know the phone number link at once, one of them after a code of ours', async ({
  page,
  request,
}) => {
  await startSession(page, MEMBERS.dewi);
  await page.goto('/partner-linkage');
  for (const slug of ['rumahnet', 'fitnusa'] as const) {
    await beginLink(page, slug);
    await expectLinkedNow(page, slug);
    await expectShown(page, slug, true);
  }

  await beginLink(page, 'garuda');
  const code = page.getByRole('dialog', { name: 'Verifikasi' });
  await expect(code).toContainText('Masukkan kode OTP untuk menghubungkan Garuda Motor.');
  await code.getByLabel('Kode OTP').fill(await newestOtp(request, MEMBERS.dewi));
  await expectLinkedNow(page, 'garuda');
  await expect(page.getByText('3 dari 4 partner terhubung')).toBeVisible();
  for (const slug of ['rumahnet', 'fitnusa', 'garuda'] as const) {
    await expectShown(page, slug, true);
    await expectAtPartner(request, slug, 1);
  }

  await goInside(page, '/poinku');
  await expectBalance(page, 'RumahNet', 'Saldo 1.800 poin');
  await expectBalance(page, 'Garuda Motor', 'Saldo 6.400 poin');
  await expectBalance(page, 'FitNusa', 'Saldo 950 poin');
  await expect(page.getByText('6.900 poin')).toBeVisible();
});

test('an e-wallet is linked from its list: its page, the result, then the profile', async ({
  page,
  request,
}) => {
  await startSession(page, MEMBERS.dewi);
  await page.goto('/ewallet-linkage');
  await beginLink(page, 'dompetnusa');
  await expect(page.getByRole('dialog', { name: 'Kamu akan dibawa ke DompetNusa' })).toBeVisible();
  await identifyAtWallet(page, request);
  await agreeAtPartner(page);
  await expect(page.getByText('Selamat! Akun DompetNusa berhasil terhubung.')).toBeVisible();
  await page.waitForURL('/profil');
  await expectAtPartner(request, 'dompetnusa', 1);
  await goInside(page, '/ewallet-linkage');
  await expectShown(page, 'dompetnusa', true);
  await expect(cardOf(page, 'dompetnusa').getByRole('button', { name: /^Hubungkan/ })).toHaveCount(0);
  await goInside(page, '/poinku');
  await expectBalance(page, 'DompetNusa', 'Saldo Rp45.000');
});

test("the e-wallet's own address asks for the consent, says that it waits and goes to the e-wallet", async ({
  page,
  request,
}) => {
  await startSession(page, MEMBERS.dewi);
  await page.goto('/ewallet-linkage/bind/dompetnusa');
  const next = page.getByRole('button', { name: 'Lanjut' });
  await expect(next).toBeDisabled();
  await agree(page.getByRole('main'));
  const begun = page.waitForRequest((one) => one.url().endsWith('/gateway/initiatelink'));
  await expect(page.getByText('Menyiapkan sambungan ke DompetNusa…')).toBeVisible();
  await begun;
  await identifyAtWallet(page, request);
  await agreeAtPartner(page);
  await expect(page.getByText('Selamat! Akun DompetNusa berhasil terhubung.')).toBeVisible();
  await expectAtPartner(request, 'dompetnusa', 1);
  await page.goto('/ewallet-linkage/bind/dompetnusa');
  await expect(page.getByText('Akun DompetNusa kamu sudah terhubung.')).toBeVisible();
});

test('a member finds the lists from the page that adds, with how many are linked', async ({ page }) => {
  await startSession(page, MEMBERS.siti);
  await page.goto('/add-partner');
  await expect(page.getByRole('heading', { name: 'Tambahkan Partner & E-Wallet' })).toBeVisible();
  await page.getByRole('link', { name: /^Partner.*1 dari 4/ }).click();
  await expect(page).toHaveURL('/partner-linkage');
  await expectShown(page, 'nusapoin', true);
  await page.goBack();
  await page.getByRole('link', { name: /^E-Wallet.*1 dari 1/ }).click();
  await expect(page).toHaveURL('/ewallet-linkage');
  await expectShown(page, 'dompetnusa', true);
});
