import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { partnerSite } from '../support/addresses';
import { codeCard, NEW_COUPON, openTicket, revealQuestion, slider } from '../support/coupons';
import { openFromApp } from '../support/entry';
import {
  advanceClock,
  expect,
  MEMBERS,
  newestOtp,
  outbox,
  PASSWORD,
  startSession,
  test,
} from '../support/journey';
import { callsTo } from '../support/screens';

const TEN_MINUTES_MS = 10 * 60_000;
const sizes = [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
];

const question = (page: Page) => page.getByRole('dialog', { name: 'Pastikan ini kamu' });
const giveCode = async (page: Page, code: string): Promise<void> => {
  await page.getByLabel('Kode OTP').fill(code);
};
const givePassword = async (page: Page, password = PASSWORD): Promise<void> => {
  await question(page).getByLabel('Password', { exact: true }).fill(password);
  await question(page).getByRole('button', { name: 'Lanjutkan' }).click();
};
/** Comes in from NusaPoin's app as Agus, who gives no password. */
const enter = async (page: Page): Promise<string> => {
  await openFromApp(page, 'nusapoin', 'Agus Wijaya');
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expect(page.getByRole('heading', { name: 'Kupon Favorit' })).toBeVisible();
  return partnerSite('nusapoin');
};
/** Axe and the fit of what is shown, on a phone and on a desk. */
const expectSound = async (page: Page, where: string): Promise<void> => {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page, `${where}, ${size.width} px wide`);
    await page.screenshot({ path: test.info().outputPath(`${where}-${size.width}.png`) });
  }
  await page.setViewportSize({ width: 360, height: 800 });
};

test('who came in from a partner gives the password before the e-mail is changed, and loses nothing of the form', async ({
  page,
  request,
}) => {
  const site = await enter(page);
  await page.goto(`${site}/change-profil`);
  const email = page.getByLabel('Email');
  await email.fill('agus.baru@contoh.id');
  const name = page.getByLabel('Nama', { exact: true });
  await name.fill('Agus Wijaya Kusuma');
  await expect(email).toHaveAccessibleDescription(/Email bisa digunakan/);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(question(page).getByLabel('Password', { exact: true })).toBeFocused();
  await expectSound(page, 'step-up-partner');
  await givePassword(page, 'Salah1234');
  await expect(question(page).getByText('Password salah')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(email).toHaveValue('agus.baru@contoh.id');
  await expect(name).toHaveValue('Agus Wijaya Kusuma');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await givePassword(page);
  await expect(page.getByText('Profil kamu berhasil diperbarui!')).toBeVisible();
  await expect(page).toHaveURL(`${site}/profil`);
  for (const to of ['agus@contoh.id', MEMBERS.agus]) {
    const [told] = await outbox(request, to);
    expect(told?.text).toContain('mengganti email akun Poku kamu menjadi a***@contoh.id');
  }
});

test('who came in from a partner gives a code by SMS before a partner is unlinked', async ({
  page,
  request,
}) => {
  const site = await enter(page);
  await page.goto(`${site}/partner-linkage`);
  await page.getByRole('button', { name: 'Putuskan', exact: true }).click();
  await page.getByRole('checkbox', { name: 'FitNusa' }).check();
  await page.getByRole('button', { name: 'Putuskan yang dipilih' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, putuskan' }).click();
  await question(page).getByRole('button', { name: 'Kirim kode lewat SMS' }).click();
  await expect(page.getByLabel('Kode OTP')).toBeVisible();
  await expectSound(page, 'step-up-code-partner');
  await giveCode(page, await newestOtp(request, MEMBERS.agus));
  await expect(page.getByText('FitNusa sudah diputuskan.')).toBeVisible();
});

test('a coupon that was bought elsewhere shows its code to a partner’s user only after a step-up', async ({
  page,
}) => {
  const site = await enter(page);
  await page.goto(`${site}/raih`);
  await openTicket(page, NEW_COUPON);
  await slider(page).click();
  await revealQuestion(page).getByRole('button', { name: 'Ya' }).click();
  await question(page).getByRole('button', { name: 'Nanti saja' }).click();
  await expect(codeCard(page).getByText('Hangus dalam')).toBeHidden();
  await slider(page).click();
  await revealQuestion(page).getByRole('button', { name: 'Ya' }).click();
  await givePassword(page);
  await expect(codeCard(page).getByText('Hangus dalam')).toBeVisible();
});

test('a member is asked ten minutes after the login, and not before', async ({ page, request }) => {
  await startSession(page, MEMBERS.siti);
  await page.goto('/change-profil');
  const saves = callsTo(page, /gateway\/customer$/);
  const save = page.getByRole('button', { name: 'Simpan' });
  // As long as addresses get: it stands in a notice on the page until it is verified.
  await page.getByLabel('Email').fill('siti.rahmawati.kusumaningrum@perusahaan-contoh.id');
  await save.click();
  await expect(page).toHaveURL('/profil');
  expect(saves).toHaveLength(1);
  await advanceClock(request, TEN_MINUTES_MS);
  await page.goto('/change-profil');
  await page.getByLabel('Email').fill('siti.rahmawati.kusuma@perusahaan-contoh.id');
  await save.click();
  await expect(question(page)).toBeVisible();
  await expectSound(page, 'step-up');
  await givePassword(page);
  await expect(page).toHaveURL('/profil');
  expect(saves).toHaveLength(3);
});
