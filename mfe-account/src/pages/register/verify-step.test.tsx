import { accessCodes, anOtp, envelope, UNLISTED, withoutCodes } from '@poku/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  enterCode,
  openRegister,
  passAccount,
  passVerification,
  startRegistrationCalls,
} from '../../testing/register-journey';
import { page } from './register.page';

const { answer, sendsCode, acceptsCode } = startRegistrationCalls();
const user = userEvent.setup({ delay: null });

const STORED = 'poku.otp.register';
const stored = (): unknown => JSON.parse(sessionStorage.getItem(STORED) ?? 'null');
/** What a reload finds: a code that was sent some time ago. */
const sentBefore = (agoMs: number, verifiedAgoMs: number | null = null) =>
  sessionStorage.setItem(
    STORED,
    JSON.stringify({
      owner: '0812*****222',
      requestId: 'otp-1',
      remainingSends: 4,
      sentAtMs: Date.now() - agoMs,
      verifiedAtMs: verifiedAgoMs === null ? null : Date.now() - verifiedAgoMs,
    }),
  );

test('the right code leads to the last step, which takes its place in the history', async () => {
  sendsCode();
  const checked = acceptsCode();
  const { view } = await openRegister(page);
  await passVerification();
  expect(checked).toEqual([{ msisdn: '+6281211112222', otpRequestId: 'otp-1', otpCode: '123456' }]);
  await waitFor(() => expect(view.address()).toBe('/register?step=profil'));
});

test.each([...withoutCodes(accessCodes.otpCheck, 207), UNLISTED])(
  'code %i of the check is told at the field',
  async (code, text) => {
    sendsCode();
    answer('/registerotp', () => envelope(undefined, code, UNLISTED[1]));
    await openRegister(page);
    await passAccount();
    await enterCode();
    await waitFor(() =>
      expect(screen.getByLabelText('Kode OTP')).toHaveAccessibleDescription(new RegExp(text)),
    );
  },
);

test.each([...withoutCodes(accessCodes.otpRequest, 207, 211), UNLISTED])(
  'code %i of another send is told below the code, which stays',
  async (code, text) => {
    sentBefore(61_000);
    answer('/requestotp', () => envelope(undefined, code, UNLISTED[1]));
    await openRegister(page, '/register?step=verifikasi');
    await user.click(await screen.findByRole('button', { name: 'Kirim ulang kode' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Kode OTP')).toBeEnabled();
  },
);

test('wrong too often locks; the only way leads home, and nothing is left behind', async () => {
  sendsCode();
  answer('/registerotp', () => envelope(undefined, 207));
  const { view } = await openRegister(page);
  await passAccount();
  await enterCode();
  const dialog = await screen.findByRole('alertdialog', { name: 'Akun kamu terkunci!' });
  expect(dialog).toHaveAccessibleDescription(
    'Kode yang kamu masukkan masih salah. Coba lagi dalam waktu 3 jam ya',
  );
  await user.click(screen.getByRole('button', { name: 'Kembali ke Beranda' }));
  await waitFor(() => expect(view.address()).toBe('/'));
  expect(stored()).toBeNull();
});

test('after a reload the code is checked, and sent again, by its request alone', async () => {
  sentBefore(61_000);
  const resent = answer('/requestotp', () => envelope(anOtp({ otpRequestId: 'otp-2', remainingOTP: 3 })));
  const checked = acceptsCode();
  await openRegister(page, '/register?step=verifikasi');
  expect(await screen.findByText('Kode OTP dikirim ke 0812*****222')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Kirim ulang kode' }));
  expect(await screen.findByText('Kamu bisa meminta kode OTP 3 kali lagi')).toBeInTheDocument();
  await enterCode();
  await screen.findByRole('heading', { name: 'Sedikit lagi selesai' });
  expect(resent).toEqual([{ purpose: 'register', otpRequestId: 'otp-1' }]);
  expect(checked).toEqual([{ otpRequestId: 'otp-2', otpCode: '123456' }]);
});

test('when no send is left a fixed message stands where the button was', async () => {
  sentBefore(61_000);
  answer('/requestotp', () => envelope(undefined, 211));
  await openRegister(page, '/register?step=verifikasi');
  await user.click(await screen.findByRole('button', { name: 'Kirim ulang kode' }));
  expect(
    await screen.findByText('Permintaan kode OTP kamu sudah habis. Coba lagi dalam waktu 3 jam ya'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Kirim ulang/ })).not.toBeInTheDocument();
});

test('nothing secret is kept in the browser', async () => {
  sendsCode();
  acceptsCode();
  await openRegister(page);
  await passVerification();
  const kept = sessionStorage.getItem(STORED) ?? '';
  expect(kept).toContain('"owner":"0812*****222"');
  for (const secret of ['123456', '81211112222', 'nina@contoh.id', 'Rahasia123']) {
    expect(kept).not.toContain(secret);
  }
  expect(sessionStorage).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['a code that is over', 300_000, null],
  ['a confirmation that is over', 950_000, 900_000],
])('a reload with %s starts at the first step', async (_, agoMs, verifiedAgoMs) => {
  sentBefore(agoMs, verifiedAgoMs);
  const { view } = await openRegister(page, '/register?step=profil');
  expect(await screen.findByLabelText('Nomor HP')).toBeInTheDocument();
  await waitFor(() => expect(view.address()).toBe('/register'));
  expect(stored()).toBeNull();
});

test('an address of a later step without a code is the first step', async () => {
  const { view } = await openRegister(page, '/register?step=profil&redirectUri=%2Ftukar');
  expect(await screen.findByLabelText('Nomor HP')).toBeInTheDocument();
  await waitFor(() => expect(view.address()).toBe('/register?redirectUri=%2Ftukar'));
});

test('where somebody is stands in the list of steps', async () => {
  sendsCode();
  await openRegister(page);
  await passAccount();
  expect(screen.getByRole('list', { name: 'Langkah' })).toHaveTextContent('Daftar, selesaiVerifikasiProfil');
  expect(screen.getByText('Verifikasi').closest('li')).toHaveAttribute('aria-current', 'step');
});
