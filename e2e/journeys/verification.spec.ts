import type { APIRequestContext, Page } from '@playwright/test';
import { STORAGE_KEYS } from '@poku/domain/brand';
import { API_URL } from '../support/addresses';
import {
  advanceClock,
  expect,
  logIn,
  MEMBERS,
  newestLink,
  outbox,
  startSession,
  test,
} from '../support/journey';

const HOUR_MS = 3_600_000;
const RESEND_WAIT_MS = 60_000;
const EMAIL = 'budi@contoh.id';
const outcome = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** A verification link of Budi, whose address waits for one. */
const sendLink = async (request: APIRequestContext): Promise<string> => {
  const response = await request.post(`${API_URL}/generalverificationemail`, {
    data: { msisdn: MEMBERS.budi },
  });
  expect(response.ok()).toBe(true);
  return newestLink(request, EMAIL);
};

test('a link verifies the address once; its token leaves the address bar, and a second use says so', async ({
  page,
  request,
}) => {
  const link = await sendLink(request);
  expect(link).toMatch(/^\/verification\/.{40,}$/);
  // A mail program that fetches the address ahead uses nothing up.
  expect((await request.get(link)).ok()).toBe(true);
  await page.goto(link);
  await expect(outcome(page, 'Email berhasil divalidasi')).toBeVisible();
  await expect(page).toHaveURL('/email-verified');
  await page.goto(link);
  await expect(outcome(page, 'Email kamu sudah terverifikasi!')).toBeVisible();
  await page.getByRole('link', { name: 'Kembali ke Beranda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible();
});

test('a member asks for another link, verifies with it, and sees it in the settings at once', async ({
  page,
  request,
}) => {
  await startSession(page, MEMBERS.budi);
  await page.goto('/change-profil');
  const notice = page.getByText(/^Email kamu belum terverifikasi/);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Kirim ulang' }).click();
  await expect(page.getByText('Email verifikasi terkirim, cek inbox kamu!')).toBeVisible();
  const link = await newestLink(request, EMAIL);
  await page.goto(link.replace('/verification/', '/email-verified?verifyCode='));
  await expect(outcome(page, 'Email berhasil divalidasi')).toBeVisible();
  await expect(page).toHaveURL('/email-verified');
  await page.goto('/change-profil');
  await expect(page.getByLabel('Email')).toHaveValue(EMAIL);
  await expect(notice).toBeHidden();
});

test('an address that waits is told on the home and the profile; a second e-mail has to wait, on every page', async ({
  page,
  request,
}) => {
  await logIn(page, MEMBERS.budi);
  await page.getByRole('dialog').getByRole('button', { name: 'Nanti saja' }).click();
  const notice = page.getByText(/^Email kamu belum terverifikasi/);
  const waiting = page.getByRole('button', { name: /^Kirim ulang dalam 0\d:\d\d$/ });
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Kirim ulang' }).click();
  await expect(page.getByText('Email verifikasi terkirim, cek inbox kamu!')).toBeVisible();
  await expect(waiting).toBeDisabled();
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  await expect(notice).toBeVisible();
  await expect(waiting).toBeDisabled();
  await page.getByRole('link', { name: 'Pengaturan Notifikasi' }).click();
  await expect(waiting).toBeDisabled();
  // Another tab knows nothing of it; the server does.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: 'Kirim ulang' }).click();
  await expect(page.getByText('Email verifikasi baru saja dikirim. Cek inbox kamu dulu ya')).toBeVisible();
  await expect(waiting).toBeDisabled();
  expect(await outbox(request, EMAIL)).toHaveLength(1);

  await page.goto(await newestLink(request, EMAIL));
  await expect(outcome(page, 'Email berhasil divalidasi')).toBeVisible();
  await page.goto('/profil');
  await expect(page.getByRole('list', { name: 'Menu profil' })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /Selamat/ })).toContainText('Budi');
  await expect(notice).toBeHidden();
});

test('a link works until its twenty-four hours are over', async ({ page, request }) => {
  const link = await sendLink(request);
  await advanceClock(request, 24 * HOUR_MS - 10_000);
  await page.goto(link);
  await expect(outcome(page, 'Email berhasil divalidasi')).toBeVisible();
});

test('after twenty-four hours a link is dead, and a member gets another one on the spot', async ({
  page,
  request,
}) => {
  await logIn(page, MEMBERS.budi);
  const link = await sendLink(request);
  await advanceClock(request, 24 * HOUR_MS);
  await page.goto(link);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Maaf Verifikasi Gagal');
  await expect(failure).toContainText('Verifikasi email harus dilakukan dalam waktu 24 jam.');
  await page.getByRole('button', { name: 'Kirim ulang' }).click();
  await expect(page.getByText('Email verifikasi terkirim, cek inbox kamu!')).toBeVisible();
  const another = await newestLink(request, EMAIL);
  expect(another).not.toBe(link);
  await page.goto(another);
  await expect(outcome(page, 'Email berhasil divalidasi')).toBeVisible();
});

test('after five links in three hours no other one is sent, and those that a stranger asks for are not among them', async ({
  page,
  request,
}) => {
  await logIn(page, MEMBERS.budi);
  const sendOwn = async (): Promise<number> => {
    await advanceClock(request, RESEND_WAIT_MS);
    return page.evaluate(async (key) => {
      const { clientId } = JSON.parse(localStorage.getItem(key) ?? '{}') as { readonly clientId: string };
      const answer = await fetch('/gateway/verificationemail', {
        method: 'POST',
        headers: { 'content-type': 'application/json', Client_id: clientId },
        body: JSON.stringify({ clientId }),
      });
      return ((await answer.json()) as { readonly responseCode: number }).responseCode;
    }, STORAGE_KEYS.session);
  };
  await sendLink(request);
  for (let sent = 0; sent < 5; sent += 1) expect(await sendOwn()).toBe(200);
  const last = await newestLink(request, EMAIL);
  await advanceClock(request, RESEND_WAIT_MS);
  await page.goto('/change-profil');
  await page.getByRole('button', { name: 'Kirim ulang' }).click();
  await expect(page.getByText(/3 jam/)).toBeVisible();
  expect(await newestLink(request, EMAIL)).toBe(last);
});

test('without a token, or with one that nobody has, the page says what to do', async ({ page }) => {
  await page.goto('/email-verified');
  await expect(outcome(page, 'Maaf Verifikasi Gagal')).toBeVisible();
  await expect(page.getByText(/^Link verifikasi ini tidak lengkap/)).toBeVisible();
  await page.goto(`/verification/${'x'.repeat(43)}`);
  await expect(outcome(page, 'Maaf Verifikasi Gagal')).toBeVisible();
  await page.getByRole('link', { name: 'Masuk' }).click();
  await expect(page).toHaveURL(`/login?redirectUri=${encodeURIComponent('/change-profil')}`);
});

test('a disturbance is no dead link: the same link can be tried again', async ({ page, request }) => {
  const link = await sendLink(request);
  await page.route('**/gateway/validationemail', (route) => route.abort('internetdisconnected'), {
    times: 1,
  });
  await page.goto(link);
  await expect(outcome(page, 'Maaf Verifikasi Gagal')).toBeVisible();
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(outcome(page, 'Email berhasil divalidasi')).toBeVisible();
});
