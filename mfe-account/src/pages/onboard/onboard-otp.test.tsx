import { screen, waitFor } from '@testing-library/react';
import { envelope, networkFailure, onCall, startTestServer } from '@poku/testing';
import { linkingWidget, openOnboarding } from '../../testing/onboarding';

const server = startTestServer();
const quiet = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => quiet.mockClear());
afterAll(() => quiet.mockRestore());

const sent = { otpRequestId: 'request-1', remainingOTP: 4 };

async function askForCode(answer = () => envelope(sent)) {
  const asked: unknown[] = [];
  server.use(
    onCall.post('/requestotp', async ({ request }) => {
      asked.push(await request.json());
      return answer();
    }),
  );
  const opened = await openOnboarding({ server });
  await opened.user.click(await linkingWidget());
  return { ...opened, asked };
}
type User = Awaited<ReturnType<typeof askForCode>>['user'];
async function typeCode(user: User) {
  await user.type(await screen.findByLabelText('Kode OTP'), '123456');
}

test('a confirmed code is passed on to the widget, and the step is no longer skipped', async () => {
  const checked: unknown[] = [];
  server.use(
    onCall.post('/validateotp', async ({ request }) => {
      checked.push(await request.json());
      return envelope();
    }),
  );
  const { user, asked, alerts } = await askForCode();
  expect(await screen.findByText('Masukkan kode OTP untuk menghubungkan NusaPoin.')).toBeInTheDocument();
  await typeCode(user);
  expect(await screen.findByText('2: request-1')).toBeInTheDocument();
  expect(asked).toEqual([{ purpose: 'linkage' }]);
  expect(checked).toEqual([{ purpose: 'linkage', otpRequestId: 'request-1', otpCode: '123456' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Lanjut' })).toBeInTheDocument();
  expect(alerts).toEqual([{ kind: 'success', message: 'Kode OTP kamu benar!', durationMs: 5_000 }]);
});

test('a wrong code is told at its field and logged without the code', async () => {
  server.use(onCall.post('/validateotp', () => envelope(undefined, 201)));
  const { user, alerts } = await askForCode();
  await typeCode(user);
  await waitFor(() =>
    expect(screen.getByLabelText('Kode OTP')).toHaveAccessibleDescription(
      /Kode OTP yang kamu masukkan salah/,
    ),
  );
  expect(quiet).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(quiet.mock.calls)).not.toContain('123456');
  expect(alerts).toEqual([]);
});

test('too many wrong codes lock, and the way leads home', async () => {
  server.use(onCall.post('/validateotp', () => envelope(undefined, 207)));
  const { user, address } = await askForCode();
  await typeCode(user);
  expect(await screen.findByRole('alertdialog', { name: 'Akun kamu terkunci!' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Kembali ke Beranda' }));
  await waitFor(() => expect(address()).toBe('/'));
});

test('a code that cannot be sent is told in place and asked for again', async () => {
  let tries = 0;
  const { user } = await askForCode(() => {
    tries += 1;
    return tries === 1 ? Response.error() : envelope(sent);
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem mengalami gangguan');
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByLabelText('Kode OTP')).toBeInTheDocument();
});

test('without a send left the fixed text stands there', async () => {
  await askForCode(() => envelope(undefined, 211));
  expect(
    await screen.findByText('Permintaan kode OTP kamu sudah habis. Coba lagi dalam waktu 3 jam ya'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
});

test('a check that gets no answer keeps the code open', async () => {
  server.use(onCall.post('/validateotp', networkFailure));
  const { user } = await askForCode();
  await typeCode(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem mengalami gangguan');
  expect(screen.getByRole('dialog', { name: 'Verifikasi' })).toBeInTheDocument();
});
