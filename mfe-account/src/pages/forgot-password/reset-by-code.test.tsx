import type { PokuEvents } from '@poku/contract';
import {
  accessCodes,
  anOtp,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  onlyCodes,
  renderPage,
  startTestServer,
  UNLISTED,
  withoutCodes,
} from '@poku/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './forgot-password.page';

const server = startTestServer(
  onCall.get('/checkmsisdn', () => envelope({ isValid: false, isVerify: true, message: 'Terdaftar' })),
);
const user = userEvent.setup({ delay: null });
afterEach(() => sessionStorage.clear());

const answer = (path: string, response: () => Response): readonly unknown[] => {
  const bodies: unknown[] = [];
  server.use(
    onCall.post(path, async ({ request }) => {
      bodies.push(await request.json());
      return response();
    }),
  );
  return bodies;
};
async function open(url = '/forgot-password') {
  const { platform } = await createTestPlatform();
  const alerts: PokuEvents['alert.raised'][] = [];
  platform.events.subscribe('alert.raised', (alert) => alerts.push(alert));
  const view = renderPage(page, { platform, path: '/forgot-password', url, routes: { '/': 'Beranda' } });
  return { view, alerts };
}
async function paste(label: string, text: string) {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
}
async function toCode() {
  const sent = answer('/requestotpforgotpassword', () => envelope(anOtp()));
  const opened = await open('/forgot-password?redirectUri=%2Ftukar');
  await paste('Nomor HP atau email', '081200000002');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Lanjut' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  await screen.findByLabelText('Kode OTP');
  return { ...opened, sent };
}
async function confirm() {
  await paste('Kode OTP', '123456');
}
async function save(password = 'Baru12345') {
  await paste('Password baru', password);
  await paste('Konfirmasi password', password);
  await user.click(screen.getByRole('button', { name: 'Simpan password' }));
}
/** What a reload finds. */
const keptCode = (verifiedAtMs: number | null) =>
  sessionStorage.setItem(
    'poku.otp.forgot',
    JSON.stringify({
      owner: '0812*****002',
      requestId: 'otp-1',
      remainingSends: 4,
      sentAtMs: Date.now() - 61_000,
      verifiedAtMs,
    }),
  );

test('code and new password lead home, where the success is told and the way on kept', async () => {
  const checked = answer('/validateotpforgotpassword', () => envelope());
  const updated = answer('/updatepassword', () => envelope());
  const { view, alerts } = await toCode();
  await confirm();
  await save();
  await waitFor(() => expect(view.address()).toBe('/?redirectUri=%2Ftukar'));
  await waitFor(() =>
    expect(alerts).toEqual([{ kind: 'success', message: 'Password kamu berhasil diubah!' }]),
  );
  const code = { msisdn: '+6281200000002', otpRequestId: 'otp-1', otpCode: '123456' };
  expect(checked).toEqual([code]);
  expect(updated).toEqual([{ ...code, newPassword: 'Baru12345' }]);
  expect(sessionStorage).toHaveLength(0);
});

test('after a reload the request alone names the number', async () => {
  keptCode(null);
  const checked = answer('/validateotpforgotpassword', () => envelope());
  const updated = answer('/updatepassword', () => envelope());
  const resent = answer('/requestotp', () => envelope(anOtp({ otpRequestId: 'otp-2' })));
  await open('/forgot-password?step=kode');
  await user.click(await screen.findByRole('button', { name: 'Kirim ulang kode' }));
  await screen.findByText('Kode OTP berhasil dikirim');
  await confirm();
  await screen.findByLabelText('Password baru');
  await save();
  await waitFor(() => expect(updated).toHaveLength(1));
  expect(resent).toEqual([{ purpose: 'forgotpassword', otpRequestId: 'otp-1' }]);
  expect(checked).toEqual([{ otpRequestId: 'otp-2', otpCode: '123456' }]);
  expect(updated).toEqual([{ otpRequestId: 'otp-2', otpCode: '123456', newPassword: 'Baru12345' }]);
});

test('a reload at the new password goes on there', async () => {
  keptCode(Date.now());
  const updated = answer('/updatepassword', () => envelope());
  await open('/forgot-password?step=kode');
  await screen.findByLabelText('Password baru');
  await save();
  await waitFor(() => expect(updated).toEqual([{ otpRequestId: 'otp-1', newPassword: 'Baru12345' }]));
});

test('a later address without a code is the first step', async () => {
  const { view } = await open('/forgot-password?step=kode');
  expect(await screen.findByLabelText('Nomor HP atau email')).toBeInTheDocument();
  await waitFor(() => expect(view.address()).toBe('/forgot-password'));
});

test('back from the code keeps the number, which needs no second code', async () => {
  const { view, sent } = await toCode();
  await act(() => view.router.navigate(-1));
  expect(await screen.findByLabelText('Nomor HP atau email')).toHaveValue('081200000002');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Lanjut' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  await screen.findByLabelText('Kode OTP');
  expect(sent).toHaveLength(1);
});

test.each([...withoutCodes(accessCodes.otpCheck, 207), UNLISTED])(
  'code %i of the check is told at the field',
  async (code, text) => {
    answer('/validateotpforgotpassword', () => envelope(undefined, code, UNLISTED[1]));
    await toCode();
    await confirm();
    await waitFor(() =>
      expect(screen.getByLabelText('Kode OTP')).toHaveAccessibleDescription(new RegExp(text)),
    );
  },
);

test('a wrong code is told at the field, one wrong too often locks and leads home', async () => {
  answer('/validateotpforgotpassword', () => envelope(undefined, 201));
  const { view } = await toCode();
  await confirm();
  expect(await screen.findByText('Kode OTP yang kamu masukkan salah')).toBeInTheDocument();
  answer('/validateotpforgotpassword', () => envelope(undefined, 207));
  await user.click(screen.getByRole('button', { name: 'Konfirmasi' }));
  await screen.findByRole('alertdialog', { name: 'Akun kamu terkunci!' });
  await user.click(screen.getByRole('button', { name: 'Kembali ke Beranda' }));
  await waitFor(() => expect(view.address()).toBe('/'));
  expect(sessionStorage).toHaveLength(0);
});

describe('the new password', () => {
  const refused = async (response: () => Response) => {
    keptCode(Date.now());
    answer('/updatepassword', response);
    const opened = await open('/forgot-password?step=kode');
    await screen.findByLabelText('Password baru');
    await save();
    return opened;
  };

  test('can be saved once it meets its rules and is repeated', async () => {
    keptCode(Date.now());
    await open('/forgot-password?step=kode');
    await paste('Password baru', 'Baru12345');
    await paste('Konfirmasi password', 'Baru1234');
    await user.tab();
    expect(screen.getByLabelText('Konfirmasi password')).toHaveAccessibleDescription(
      'Konfirmasi password tidak sesuai',
    );
    expect(screen.getByRole('button', { name: 'Simpan password' })).toBeDisabled();
    await user.type(screen.getByLabelText('Konfirmasi password'), '5');
    expect(screen.getByRole('button', { name: 'Simpan password' })).toBeEnabled();
  });

  test.each(onlyCodes(accessCodes.updatePassword, 204, 205))(
    'refused with %i leads to the first step and says why',
    async (code, text) => {
      await refused(() => envelope(undefined, code));
      expect(await screen.findByLabelText('Nomor HP atau email')).toBeInTheDocument();
      expect(screen.getByRole('alert')).toHaveTextContent(text);
      expect(sessionStorage).toHaveLength(0);
    },
  );

  test.each(onlyCodes(accessCodes.updatePassword, 207, 211))(
    'refused with %i is a toast',
    async (code, message) => {
      const { alerts } = await refused(() => envelope(undefined, code));
      await waitFor(() => expect(alerts).toEqual([{ kind: 'error', message }]));
    },
  );

  test.each(withoutCodes(accessCodes.updatePassword, 204, 205, 207, 211))(
    'refused with %i is told under the field',
    async (code, text) => {
      await refused(() => envelope(undefined, code));
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(screen.getByLabelText('Password baru')).toBeInvalid();
    },
  );

  test.each([
    ['another code', () => envelope(undefined, 299), 'Password belum berhasil diubah. Coba lagi ya.'],
    [
      'the server’s list of common passwords',
      () => failure(400, 'Salah', { field: 'newPassword' }),
      'Password ini terlalu mudah ditebak',
    ],
    [
      'another field',
      () => failure(400, 'Salah', { field: 'otpRequestId' }),
      'Password belum berhasil diubah. Coba lagi ya.',
    ],
    ['the server', () => failure(503), 'Sistem sedang mengalami gangguan : 503'],
  ])('refused by %s is told under the field', async (_, response, text) => {
    await refused(response);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('Password baru')).toBeInvalid();
  });
});
