import { expect, goInside, logIn, MEMBERS, newestLink, startSession, test } from '../support/journey';
import {
  agreeAtPartner,
  beginLink,
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
import { passChanged } from '../support/requests';
import { callsTo } from '../support/screens';

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
  // The partner may just have ended one of the journey before, which Poku no longer knew.
  const open = (await linksAt(request, 'nusapoin')).filter(({ state }) => state !== 'ended');
  expect(open.map(({ state }) => state)).toEqual(['active', 'active']);

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
    await startSession(page, MEMBERS.dewi);
    await page.goto('/partner-linkage');
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
  await startSession(page, MEMBERS.dewi);
  await page.goto('/partner-linkage');
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
  const REFUSED =
    'Kamu membatalkan atau partner menolak permintaan ini. Coba lagi kalau kamu berubah pikiran.';
  await startSession(page, MEMBERS.dewi);
  await page.goto('/partner-linkage');
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
  await startSession(page, MEMBERS.dewi);
  await page.goto('/partner-linkage');
  const card = page.getByRole('listitem').filter({ hasText: 'Segera hadir' });
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('button')).toHaveCount(0);
});
