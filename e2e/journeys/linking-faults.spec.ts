import type { Page } from '@playwright/test';
import { advanceClock, expect, goInside, logIn, MEMBERS, test } from '../support/journey';
import {
  agree,
  agreeAtPartner,
  beginLink,
  dewiAt,
  expectAgreement,
  expectAtPartner,
  expectFailure,
  expectLinkedNow,
  expectShown,
  type Faults,
  identifyAtBank,
  identifyAtWallet,
  linksAt,
  releaseEvents,
  setFaults,
} from '../support/linking';
import { cutOff } from '../support/requests';

const SILENT = 'Partner sedang tidak menjawab. Belum ada yang berubah, coba lagi sebentar lagi.';
const REFUSED = 'Kamu membatalkan atau partner menolak permintaan ini. Coba lagi kalau kamu berubah pikiran.';
const DAY_MS = 24 * 60 * 60_000;

// Partners that are slow on purpose.
const openList = async (page: Page, path: '/partner-linkage' | '/ewallet-linkage'): Promise<void> => {
  await logIn(page, MEMBERS.dewi);
  await goInside(page, path);
};

const SLOW: readonly { readonly what: string; readonly faults: Faults }[] = [
  { what: 'answers after 5 s', faults: { latencyMs: 5_000 } },
  { what: 'links and never answers', faults: { timeout: 'after' } },
];
for (const { what, faults } of SLOW) {
  test(`a partner that ${what}: the member waits on one link, which comes by itself, and so does its balance`, async ({
    page,
    request,
  }) => {
    await openList(page, '/partner-linkage');
    await setFaults(request, 'rumahnet', faults);
    await beginLink(page, 'rumahnet');
    await expect(page.getByText('Selamat! Akun RumahNet berhasil terhubung.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const gain = page.getByRole('group', { name: 'Yang dibawa RumahNet' });
    await expect(gain).toContainText('Saldo RumahNet sedang kami baca.');
    await setFaults(request, 'rumahnet');
    await expect(gain).toContainText('+1.800 poin');
    await expectAgreement(page, request, 'rumahnet', true);
  });

  test(`a bank that ${what}: nothing is linked, nothing is left there, and the next try works`, async ({
    page,
    request,
  }) => {
    await openList(page, '/partner-linkage');
    await setFaults(request, 'nusapoin', faults);
    await beginLink(page, 'nusapoin');
    const dialog = await expectFailure(page, SILENT);
    await setFaults(request, 'nusapoin');
    await expectAtPartner(request, 'nusapoin', 0);
    await dialog.getByRole('button', { name: 'Coba lagi' }).click();
    await identifyAtBank(page, request);
    await agreeAtPartner(page);
    await expectLinkedNow(page, 'nusapoin');
    await expectAgreement(page, request, 'nusapoin', true);
  });
}

test('a partner that never hears of the order: the member is told, and tries again', async ({
  page,
  request,
}) => {
  await openList(page, '/partner-linkage');
  await setFaults(request, 'fitnusa', { timeout: 'before' });
  await beginLink(page, 'fitnusa');
  await expect(page.getByRole('dialog', { name: 'Sedang diproses' })).toContainText(
    'Kami menunggu kabar dari FitNusa. Biasanya sebentar saja, dan kamu boleh menutup halaman ini.',
  );
  await setFaults(request, 'fitnusa');
  const dialog = await expectFailure(page, SILENT);
  await expectAtPartner(request, 'fitnusa', 0);
  await dialog.getByRole('button', { name: 'Coba lagi' }).click();
  await expectLinkedNow(page, 'fitnusa');
  await expectAgreement(page, request, 'fitnusa', true);
});

test("an e-wallet that never hears of the order: its page says so, and 'Coba lagi' goes on", async ({
  page,
  request,
}) => {
  await logIn(page, MEMBERS.dewi);
  await setFaults(request, 'dompetnusa', { timeout: 'before' });
  await goInside(page, '/ewallet-linkage/bind/dompetnusa');
  await agree(page.getByRole('main'));
  await expect(page.getByText(SILENT)).toBeVisible();
  await setFaults(request, 'dompetnusa');
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await identifyAtWallet(page, request);
  await agreeAtPartner(page);
  await expect(page.getByText('Selamat! Akun DompetNusa berhasil terhubung.')).toBeVisible();
  await expectAgreement(page, request, 'dompetnusa', true);
});

test('a bank that takes the code and never answers: told as under way, then linked without another step', async ({
  page,
  request,
}) => {
  await openList(page, '/partner-linkage');
  await beginLink(page, 'nusapoin');
  await identifyAtBank(page, request);
  await setFaults(request, 'nusapoin', { timeout: 'after', events: 'held' });
  await agreeAtPartner(page);
  await expect(page).toHaveURL('/partner-linkage');
  await expect(page.getByText('Kami menunggu kabar dari NusaPoin.', { exact: false })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await setFaults(request, 'nusapoin');
  await expectLinkedNow(page, 'nusapoin');
  await releaseEvents(request, 'nusapoin');
  // The balance is read here for the first time, and the total has it.
  await goInside(page, '/poinku');
  await expect(page.getByRole('main')).toContainText(/Total poin kamu\s*8\.000/);
  await expectAgreement(page, request, 'nusapoin', true);
});

test('a partner that refuses: told, nothing linked on either side, and the next try works', async ({
  page,
  request,
}) => {
  await openList(page, '/partner-linkage');
  for (const slug of ['rumahnet', 'nusapoin', 'dompetnusa'] as const) {
    if (slug === 'dompetnusa') await goInside(page, '/ewallet-linkage');
    await setFaults(request, slug, { refuse: true });
    await beginLink(page, slug);
    const dialog = await expectFailure(page, REFUSED);
    await dialog.getByRole('button', { name: 'Tutup' }).click();
    await expectShown(page, slug, false);
    await expectAtPartner(request, slug, 0);
  }
  await setFaults(request, 'rumahnet');
  await goInside(page, '/partner-linkage');
  await beginLink(page, 'rumahnet');
  await expectLinkedNow(page, 'rumahnet');
  await expectAtPartner(request, 'rumahnet', 1);
});

const ODD_EVENTS = [
  { atPartner: 'twice', atWallet: 'replayed' },
  { atPartner: 'early', atWallet: 'early' },
] as const;
for (const { atPartner, atWallet } of ODD_EVENTS) {
  test(`events that come ${atPartner} and ${atWallet}: one link at a partner that links at once and at an e-wallet`, async ({
    page,
    request,
  }) => {
    await setFaults(request, 'dompetnusa', { events: atWallet });
    await setFaults(request, 'rumahnet', { events: atPartner });
    await openList(page, '/partner-linkage');
    await beginLink(page, 'rumahnet');
    await expectLinkedNow(page, 'rumahnet');
    await goInside(page, '/ewallet-linkage');
    await beginLink(page, 'dompetnusa');
    await identifyAtWallet(page, request);
    await agreeAtPartner(page);
    await expect(page.getByText('Selamat! Akun DompetNusa berhasil terhubung.')).toBeVisible();
    await page.waitForURL('/profil');
    await expectAgreement(page, request, 'rumahnet', true);
    await expectAgreement(page, request, 'dompetnusa', true);
    const own = (await linksAt(request, 'dompetnusa')).filter(
      ({ account }) => account === dewiAt('dompetnusa'),
    );
    expect(own).toHaveLength(1);
    await goInside(page, '/poinku');
    await expect(page.getByRole('heading', { name: 'DompetNusa', exact: true })).toHaveCount(1);
  });
}

test('an event with a bad signature is not believed, and a lost way back ends in a link all the same', async ({
  page,
  request,
}) => {
  await openList(page, '/ewallet-linkage');
  await cutOff(page, '/partnerlink');
  await cutOff(page, '/initiatelink/checkstatus');
  await beginLink(page, 'dompetnusa');
  await identifyAtWallet(page, request);
  await setFaults(request, 'dompetnusa', { badSignature: true, timeout: 'before' });
  await agreeAtPartner(page);
  await page.waitForURL(/\/ewallet-linkage\/dompetnusa/);
  await expectAtPartner(request, 'dompetnusa', 1);
  const stream = page.waitForResponse(/\/gateway\/events/);
  await page.goto('/ewallet-linkage');
  await expectShown(page, 'dompetnusa', false);
  await stream;
  // Now the e-wallet answers when it is asked; what it says by itself is still signed with another key.
  await setFaults(request, 'dompetnusa', { badSignature: true });
  await advanceClock(request, 3 * 60_000);
  await expectShown(page, 'dompetnusa', true);
  await setFaults(request, 'dompetnusa');
  await expectAgreement(page, request, 'dompetnusa', true);
});

test('an event that comes a day late makes no link: the time is over, and the e-wallet is told', async ({
  page,
  request,
}) => {
  await openList(page, '/ewallet-linkage');
  await beginLink(page, 'dompetnusa');
  await identifyAtWallet(page, request);
  // The e-wallet links, and can say so neither by itself nor when it is asked.
  await setFaults(request, 'dompetnusa', { events: 'held', timeout: 'before' });
  await agreeAtPartner(page);
  await expect(page.getByText('Sedang menghubungkan DompetNusa…')).toBeVisible();
  await advanceClock(request, DAY_MS);
  await expect(page.getByRole('main')).toHaveText(
    /Sayang sekali akun DompetNusa gagal terhubung\. Silahkan coba lagi\..*Waktunya sudah habis\. Mulai lagi dari awal ya\./,
  );
  await page.waitForURL('/profil');

  await setFaults(request, 'dompetnusa');
  await releaseEvents(request, 'dompetnusa');
  await advanceClock(request, 60_000);
  await expectAgreement(page, request, 'dompetnusa', false);
  await beginLink(page, 'dompetnusa');
  await identifyAtWallet(page, request);
  await agreeAtPartner(page);
  await expect(page.getByText('Selamat! Akun DompetNusa berhasil terhubung.')).toBeVisible();
  await expectAgreement(page, request, 'dompetnusa', true);
});
