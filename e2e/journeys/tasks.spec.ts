import type { Page } from '@playwright/test';
import { codeField as paymentCode, payButton } from '../support/checkout';
import { expect, logIn, MEMBERS, newestOtp, PASSWORD, startSession, test } from '../support/journey';
import { beginLink, expectLinkedNow, termsOf } from '../support/linking';
import { loseNetwork, visitCoupons, workerServes } from '../support/offline';
import { countPresses, type Presses } from '../support/presses';
import { codeField, finishButton, nextButton } from '../support/registration';

/** The last user of RumahNet who has no account yet: 20.000 points there. */
const VISITOR = { phone: '08129090020', email: 'baru-rumahnet-20@contoh.id', name: 'Umi Kalsum' } as const;

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name });
const inMain = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });

/** From the home into the search of the catalogue. */
const search = async (page: Page, by: Presses, text: string): Promise<void> => {
  await by.press(page.getByRole('banner').getByRole('link', { name: 'Cari kupon' }));
  await by.enterFocused(page.getByRole('searchbox', { name: 'Cari kupon' }), text);
};

/** From an open coupon to its checkout. */
const buy = (page: Page, by: Presses): Promise<void> => by.press(page.getByRole('button', { name: 'Beli' }));

/** From a split that is exact to what was bought. */
const pay = async (page: Page, by: Presses, code: () => Promise<string>): Promise<void> => {
  await by.press(payButton(page));
  await expect(paymentCode(page)).toBeVisible();
  await by.enterFocused(paymentCode(page), await code());
  await expect(page).toHaveURL(/\/raih/);
  await expect(inMain(page, 'Pakai sekarang')).toBeVisible();
};

/** From the registration's first step to the welcome. */
const register = async (page: Page, by: Presses, code: () => Promise<string>): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Buat akun kamu' })).toBeVisible();
  await by.enter(page.getByLabel('Nomor HP'), VISITOR.phone.slice(1));
  await by.enter(page.getByLabel('Email'), VISITOR.email);
  await by.enter(page.getByLabel('Password', { exact: true }), PASSWORD);
  await expect(page.getByText('Email bisa dipakai')).toBeVisible();
  await by.press(nextButton(page));
  await expect(page.getByRole('heading', { name: 'Cek SMS kamu' })).toBeVisible();
  await by.enterFocused(codeField(page), await code());
  await expect(page.getByRole('heading', { name: 'Sedikit lagi selesai' })).toBeVisible();
  await by.enter(page.getByLabel('Nama lengkap'), VISITOR.name);
  await by.enter(page.getByLabel('Tanggal', { exact: true }), '5');
  await by.choose(page.getByLabel('Bulan', { exact: true }), 'Mei');
  await by.enterFocused(page.getByLabel('Tahun', { exact: true }), '1994');
  await by.press(page.getByText('Perempuan', { exact: true }));
  await by.press(page.getByRole('checkbox'));
  await by.press(finishButton(page));
  await expect(page).toHaveURL('/landing');
};

test('from nothing to the code of a first coupon: an account, a partner whose points pay, the coupon', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const by = countPresses(page);
  await by.press(page.getByRole('link', { name: 'Daftar', exact: true }));
  await register(page, by, () => newestOtp(request, VISITOR.phone));

  await by.press(page.getByRole('button', { name: 'Lewati' }));
  await by.press(page.getByRole('dialog').getByRole('button', { name: 'Nanti saja' }));
  await by.press(inMain(page, /^Hubungkan partner/));
  await by.press(page.getByRole('button', { name: 'Hubungkan RumahNet' }));
  await by.press(termsOf(page, 'rumahnet').getByRole('checkbox'));
  await by.press(termsOf(page, 'rumahnet').getByRole('button', { name: 'Lanjut' }));
  await expectLinkedNow(page, 'rumahnet');

  const gain = page.getByRole('group', { name: 'Yang dibawa RumahNet' });
  await by.press(gain.getByRole('listitem').first().getByRole('link'));
  await buy(page, by);
  await pay(page, by, () => newestOtp(request, VISITOR.phone, 2));
  await by.press(inMain(page, 'Pakai sekarang'));
  await by.press(page.getByRole('button', { name: 'Geser untuk melihat kode' }));
  await by.press(page.getByRole('dialog').getByRole('button', { name: 'Ya' }));
  await expect(page.getByRole('group', { name: 'Kode kupon' }).getByText('Hangus dalam')).toBeVisible();
  expect(by.count()).toBeLessThanOrEqual(24);
});

test('what ends first is used', async ({ page, request }) => {
  await logIn(page, MEMBERS.siti);
  const by = countPresses(page);
  await by.press(page.getByRole('region', { name: 'Poin kamu' }).getByRole('link', { name: 'Pakai' }));
  await by.press(inMain(page, /^Tukar /).first());
  await pay(page, by, () => newestOtp(request, MEMBERS.siti));
  expect(by.count()).toBeLessThanOrEqual(3);
});

test('a coffee for less than 3.000 points is found', async ({ page }) => {
  await logIn(page, MEMBERS.siti);
  const by = countPresses(page);
  await search(page, by, 'kopi di bawah 3000');
  await expect(page).toHaveURL(/name=kopi/);
  await by.press(inMain(page, 'Es Kopi Susu Gula Aren'));
  await expect(page.getByRole('heading', { level: 2, name: 'Es Kopi Susu Gula Aren' })).toBeVisible();
  await expect(page.getByText('1.800 poin').first()).toBeVisible();
  expect(by.count()).toBeLessThanOrEqual(2);
});

test('points of three partners pay one coupon', async ({ page, request }) => {
  await startSession(page, MEMBERS.dewi);
  await page.goto('/partner-linkage');
  await beginLink(page, 'rumahnet');
  await expectLinkedNow(page, 'rumahnet');
  await beginLink(page, 'garuda');
  await page.getByLabel('Kode OTP').fill(await newestOtp(request, MEMBERS.dewi));
  await expectLinkedNow(page, 'garuda');
  await beginLink(page, 'fitnusa');
  await expectLinkedNow(page, 'fitnusa');

  await page.goto('/');
  const by = countPresses(page);
  await search(page, by, 'nonton');
  await by.press(inMain(page, 'Langganan 30 Hari'));
  await buy(page, by);
  for (const name of ['RumahNet', 'Garuda Motor', 'FitNusa']) {
    await expect(page.getByRole('textbox', { name: `Poin dari ${name}` })).toHaveValue(/^[1-9]/);
  }
  await pay(page, by, () => newestOtp(request, MEMBERS.dewi, 2));
  expect(by.count()).toBeLessThanOrEqual(4);
});

test('points that have not come: the help says when they come', async ({ page }) => {
  await logIn(page, MEMBERS.siti);
  const by = countPresses(page);
  await by.press(menu(page, 'Profil'));
  await by.press(inMain(page, 'Pusat Bantuan'));
  await expect(page.getByText('Poin masuk paling lama 1x24 jam', { exact: false })).toBeVisible();
  expect(by.count()).toBeLessThanOrEqual(2);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a code that was shown is there for the till', async ({ page, context }) => {
    await startSession(page, MEMBERS.agus);
    await visitCoupons(page);
    const running = page.getByRole('link', { name: /^Kode kupon sedang berjalan/ });
    await page.goto('/');
    await workerServes(page);
    await expect(running).toBeVisible();
    await loseNetwork(context);
    await page.reload();
    const by = countPresses(page);
    await by.press(running);
    await expect(page.getByRole('group', { name: 'Kode kupon' })).toContainText('Hangus dalam');
    await expect(page.getByRole('img', { name: 'Kode QR dari kode kupon' })).toBeVisible();
    expect(by.count()).toBeLessThanOrEqual(1);
  });
});
