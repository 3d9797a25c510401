import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, goInside, logIn, MEMBERS, newestLink, newestOtp, test } from '../support/journey';
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
  partnerCode,
  termsOf,
} from '../support/linking';
import { partnerPages } from '../support/addresses';
import { cutOff, letThrough, passChanged } from '../support/requests';
import { callsTo } from '../support/screens';

const NOT_ASKED_FOR = 'Permintaan ini tidak dikenali. Mulai lagi dari Daftar Partner ya.';
const PHONE_DIFFERS =
  'Nomor HP di partner berbeda dengan nomor HP Poku kamu. Samakan dulu nomornya, lalu coba lagi.';

test('an unverified e-mail stands before the bank alone; once it is verified the way goes on', async ({
  page,
  request,
  context,
}) => {
  await logIn(page, MEMBERS.budi);
  await page.keyboard.press('Escape');
  const begun = callsTo(page, /initiatelink$/);
  await goInside(page, '/partner-linkage');
  await expect(page.getByText('Perlu email yang terverifikasi')).toHaveCount(1);
  await page.getByRole('button', { name: 'Hubungkan NusaPoin' }).click();
  const terms = termsOf(page, 'nusapoin');
  await expect(terms).toContainText('Verifikasi email kamu dulu sebelum menghubungkan NusaPoin.');
  await expect(terms.getByRole('button', { name: 'Lanjut' })).toHaveCount(0);
  await terms.getByRole('button', { name: 'Kirim ulang email verifikasi' }).click();
  await expect(terms.getByText('Email verifikasi terkirim, cek inbox kamu!')).toBeVisible();
  const mail = await context.newPage();
  await mail.goto(await newestLink(request, 'budi@contoh.id'));
  await expect(mail.getByRole('heading', { name: 'Email berhasil divalidasi' })).toBeVisible();
  await mail.close();
  expect(begun).toEqual([]);

  await page.goto('/partner-linkage');
  await beginLink(page, 'nusapoin');
  await identifyAtBank(page, request, { email: 'budi@contoh.id', phone: MEMBERS.budi });
  await agreeAtPartner(page);
  await expectLinkedNow(page, 'nusapoin');
  await expectAtPartner(request, 'nusapoin', 1, 'budi@contoh.id');
});

test('nothing begins before the consent is ticked, neither here nor at the bank', async ({
  page,
  request,
}) => {
  await logIn(page, MEMBERS.dewi);
  const begun = callsTo(page, /initiatelink$/);
  await goInside(page, '/partner-linkage');
  await page.getByRole('button', { name: 'Hubungkan NusaPoin' }).click();
  const terms = termsOf(page, 'nusapoin');
  await expect(terms).toContainText(
    'Nomor HP akun NusaPoin kamu harus sama dengan nomor Poku kamu, 0812*****004.',
  );
  await expect(terms.getByRole('checkbox')).not.toBeChecked();
  await expect(terms.getByRole('button', { name: 'Lanjut' })).toBeDisabled();
  await page.keyboard.press('Escape');
  expect(begun).toEqual([]);
  expect(await linksAt(request, 'nusapoin')).toHaveLength(2);

  await beginLink(page, 'nusapoin');
  await identifyAtBank(page, request);
  await page.getByRole('button', { name: 'Setuju & hubungkan' }).click();
  await expect(page.getByRole('alert')).toContainText('Centang persetujuan dulu untuk melanjutkan.');
  await agreeAtPartner(page);
  await expectLinkedNow(page, 'nusapoin');
});

const OTHERS = [
  { whose: 'an old number', email: 'dewi.lama@contoh.id', phone: '081200000094' },
  { whose: 'another member', email: 'rina@contoh.id', phone: MEMBERS.rina },
] as const;
for (const { whose, ...user } of OTHERS) {
  test(`a bank account with the number of ${whose} is refused, and stays free at the bank`, async ({
    page,
    request,
  }) => {
    await logIn(page, MEMBERS.dewi);
    await goInside(page, '/partner-linkage');
    await beginLink(page, 'nusapoin');
    await identifyAtBank(page, request, user);
    await agreeAtPartner(page);
    const dialog = await expectFailure(page, PHONE_DIFFERS);
    await dialog.getByRole('button', { name: 'Mengerti' }).click();
    await expectShown(page, 'nusapoin', false);
    await expectAtPartner(request, 'nusapoin', 0, user.email);
    await expectAgreement(page, request, 'nusapoin', false);
  });
}

test('an account that is linked to another member is refused by the bank itself', async ({
  page,
  request,
}) => {
  await logIn(page, MEMBERS.dewi);
  await goInside(page, '/partner-linkage');
  await beginLink(page, 'nusapoin');
  await identifyAtBank(page, request, { email: 'siti@contoh.id', phone: MEMBERS.siti });
  await agreeAtPartner(page);
  await expect(page.getByRole('alert')).toHaveText(
    'Akun ini sudah terhubung dengan akun Poku lain. Putuskan dulu di sana ya.',
  );
  await page.getByRole('link', { name: 'Kembali ke Poku' }).click();
  await expectFailure(page, 'Akun partner ini sudah terhubung dengan akun Poku lain.');
  await expectAtPartner(request, 'nusapoin', 1, 'siti@contoh.id');
});

test('no at the page of a partner, three wrong codes, or going back: no link, and the next try works', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const REFUSED =
    'Kamu membatalkan atau partner menolak permintaan ini. Coba lagi kalau kamu berubah pikiran.';
  await logIn(page, MEMBERS.dewi);
  await goInside(page, '/partner-linkage');
  await beginLink(page, 'nusapoin');
  await page.waitForURL((url) => url.href.startsWith(partnerPages('nusapoin')));
  await page.getByRole('button', { name: 'Batal' }).click();
  await (await expectFailure(page, REFUSED)).getByRole('button', { name: 'Mengerti' }).click();
  await expectShown(page, 'nusapoin', false);

  await goInside(page, '/ewallet-linkage');
  await beginLink(page, 'dompetnusa');
  await page.waitForURL((url) => url.href.startsWith(partnerPages('dompetnusa')));
  await page.getByRole('button', { name: 'Kirim kode' }).click();
  const field = page.getByLabel('Kode dari SMS');
  await expect(field).toBeVisible();
  const code = await partnerCode(request, 'dompetnusa', MEMBERS.dewi);
  for (const text of ['Kode salah.', 'Kode salah.', 'Permintaan ini tidak dilanjutkan.']) {
    await field.fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Lanjut' }).click();
    await expect(page.getByRole('alert')).toContainText(text);
  }
  await page.getByRole('link', { name: 'Kembali ke Poku' }).click();
  await expect(
    page.getByText('Sayang sekali akun DompetNusa gagal terhubung. Silahkan coba lagi.'),
  ).toBeVisible();
  await page.waitForURL('/profil');
  await expectAgreement(page, request, 'dompetnusa', false);

  await beginLink(page, 'dompetnusa');
  await page.waitForURL((url) => url.href.startsWith(partnerPages('dompetnusa')));
  await page.goBack();
  await expectShown(page, 'dompetnusa', false);
  await beginLink(page, 'dompetnusa');
  await identifyAtWallet(page, request);
  await agreeAtPartner(page);
  await expect(page.getByText('Selamat! Akun DompetNusa berhasil terhubung.')).toBeVisible();
  await expectAgreement(page, request, 'dompetnusa', true);
});

test('a partner that is coming soon has its banner and nothing to press', async ({ page }) => {
  // No partner of the fixtures is closed.
  await page.route('**/gateway/partnercoalition/*', (route) =>
    passChanged(route, (text) => text.replace('"linkable":1', '"linkable":0')),
  );
  await logIn(page, MEMBERS.dewi);
  await goInside(page, '/partner-linkage');
  const card = page.getByRole('listitem').filter({ hasText: 'Segera hadir' });
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('button')).toHaveCount(0);
});

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
  test.setTimeout(90_000);
  let back = '';
  page.on('request', (one) => {
    if (/[?&]AuthorizationCode=/.test(one.url())) back ||= one.url();
  });
  await logIn(page, MEMBERS.dewi);
  await goInside(page, '/partner-linkage');
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
  test.setTimeout(90_000);
  let back = '';
  page.on('request', (one) => {
    if (/[?&]mandateID=/.test(one.url())) back ||= one.url();
  });
  await logIn(page, MEMBERS.dewi);
  await goInside(page, '/ewallet-linkage');
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
  await logIn(page, MEMBERS.dewi);
  await goInside(page, '/partner-linkage');
  await beginLink(page, 'garuda');
  const code = page.getByRole('dialog', { name: 'Verifikasi' });
  const field = code.getByLabel('Kode OTP');
  await expect(field).toBeVisible();
  await field.fill((await newestOtp(request, MEMBERS.dewi)) === '000000' ? '111111' : '000000');
  await code.getByRole('button', { name: 'Konfirmasi' }).click();
  await expect(field).toHaveAccessibleDescription(/Kode OTP yang kamu masukkan salah/);
  await page.keyboard.press('Escape');
  await expect(code).toHaveCount(0);
  await expect(cardOf(page, 'garuda').getByRole('button', { name: 'Hubungkan Garuda Motor' })).toBeVisible();
  await expectAgreement(page, request, 'garuda', false);
});
