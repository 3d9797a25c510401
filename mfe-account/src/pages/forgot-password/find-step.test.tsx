import {
  accessCodes,
  aCustomer,
  anOtp,
  createTestPlatform,
  envelope,
  networkFailure,
  onCall,
  onlyCodes,
  renderPage,
  startTestServer,
  type TestPlatformOptions,
  UNLISTED,
  withoutCodes,
} from '@poku/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PokuEvents } from '@poku/contract';
import { page } from './forgot-password.page';

const known = () => envelope({ isValid: false, isVerify: true, message: 'Terdaftar' });
const server = startTestServer(onCall.get('/checkmsisdn', known), onCall.get('/checkemail', known));
const user = userEvent.setup({ delay: null });
afterEach(() => sessionStorage.clear());

async function open(url = '/forgot-password', options: TestPlatformOptions = {}) {
  const { platform } = await createTestPlatform(options);
  const alerts: PokuEvents['alert.raised'][] = [];
  platform.events.subscribe('alert.raised', (alert) => alerts.push(alert));
  const routes = { '/': 'Beranda', '/change-password': 'Halaman password baru' };
  const view = renderPage(page, { platform, path: '/forgot-password', url, routes });
  return { view, alerts };
}
const field = () => screen.findByLabelText('Nomor HP atau email');
const nextButton = () => screen.getByRole('button', { name: 'Lanjut' });
async function enter(text: string) {
  await user.click(await field());
  await user.paste(text);
}
async function send(text: string) {
  await enter(text);
  await waitFor(() => expect(nextButton()).toBeEnabled());
  await user.click(nextButton());
}
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

test.each([
  ['', 'Mohon isi No HP atau Email yang terdaftar.'],
  ['81200000002', 'Gunakan format nomor HP yang benar (08xxx atau 628xxx).'],
  ['08120000', 'Masukkan nomor HP yang valid!'],
  ['081200000000000', 'Masukkan nomor HP yang valid!'],
  ['siti@contoh', 'Masukkan email yang valid!'],
])('"%s" is refused at the field', async (text, problem) => {
  await open();
  await enter(text || ' ');
  await user.tab();
  expect(await screen.findByText(problem)).toBeInTheDocument();
  expect(await field()).toBeInvalid();
  expect(nextButton()).toBeDisabled();
});

test.each([
  ['081299999999', '/checkmsisdn', 202, 'Nomor HP belum terdaftar'],
  ['siapa@contoh.id', '/checkemail', 204, 'Email belum terdaftar'],
  ['budi@contoh.id', '/checkemail', 200, 'Email ini belum diverifikasi. Pakai nomor HP kamu ya'],
])('%s, which opens no account, is told after the check', async (text, path, code, problem) => {
  server.use(onCall.get(path, () => envelope({ isValid: true, isVerify: false, message: 'x' }, code)));
  await open();
  await enter(text);
  expect(await screen.findByText(problem)).toBeInTheDocument();
  expect(nextButton()).toBeDisabled();
});

test('the way on waits for the check, which starts 600 ms after the last key', async () => {
  const askedAt: number[] = [];
  let finishCheck: (response: Response) => void = () => undefined;
  server.use(
    onCall.get('/checkmsisdn', () => {
      askedAt.push(Date.now());
      return new Promise<Response>((resolve) => (finishCheck = resolve));
    }),
  );
  await open();
  await enter('08120000000');
  const lastKeyAt = Date.now();
  await user.type(await field(), '2');
  await waitFor(() => expect(askedAt).toHaveLength(1));
  expect((askedAt[0] ?? 0) - lastKeyAt).toBeGreaterThanOrEqual(600);
  expect(nextButton()).toBeDisabled();
  finishCheck(known());
  await waitFor(() => expect(nextButton()).toBeEnabled());
});

test('a check that fails leaves it to the server', async () => {
  server.use(onCall.get('/checkemail', networkFailure));
  await open();
  await enter('siti@contoh.id');
  await waitFor(() => expect(nextButton()).toBeEnabled());
});

test("a member's own address, free for the member, is known all the same", async () => {
  server.use(onCall.get('/checkemail', () => envelope({ isValid: true, isVerify: true, message: 'x' }, 204)));
  await open('/forgot-password', { member: aCustomer() });
  await enter('Siti@contoh.id');
  await waitFor(() => expect(nextButton()).toBeEnabled());
});

test('a pasted +62 number becomes one that the field knows', async () => {
  const sent = answer('/requestotpforgotpassword', () => envelope(anOtp()));
  await open();
  await send('+62 812-0000-0002');
  expect(await screen.findByText('Kode OTP dikirim ke 0812*****002')).toBeInTheDocument();
  expect(sent).toEqual([{ msisdn: '+6281200000002' }]);
});

test.each(['08120000000000001', 'ini-bukan-email!-dan-panjang'])(
  'an over-long "%s" locks the field, and the page starts anew after a second',
  async (text) => {
    const { view } = await open();
    const restarts: string[] = [];
    view.router.subscribe(({ historyAction, navigation }) => {
      if (navigation.state === 'loading') restarts.push(historyAction);
    });
    await enter(text);
    expect(await field()).toBeDisabled();
    expect(restarts).toEqual([]);
    await waitFor(() => expect(restarts).not.toHaveLength(0), { timeout: 3_000 });
  },
);

/** [A] §8: 207 and 211 are toasts, everything else is told under the field. */
const TOASTS = [207, 211];
const sends = [
  ['081200000002', '/requestotpforgotpassword', accessCodes.otpRequest],
  ['siti@contoh.id', '/requestforgotpasswordemail', accessCodes.linkRequest],
] as const;

test.each(
  sends.flatMap(([typed, path, rows]) =>
    [...withoutCodes(rows, ...TOASTS), UNLISTED].map(([code, text]) => [typed, path, code, text] as const),
  ),
)('%s: %s refused with %i is told under the field', async (typed, path, code, text) => {
  answer(path, () => envelope(undefined, code, UNLISTED[1]));
  await open();
  await send(typed);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(await field()).toBeInvalid();
});

test.each(
  sends.flatMap(([typed, path, rows]) =>
    onlyCodes(rows, ...TOASTS).map(([code, text]) => [typed, path, code, text] as const),
  ),
)('%s: %s refused with %i is a toast', async (typed, path, code, message) => {
  answer(path, () => envelope(undefined, code));
  const { view, alerts } = await open();
  await send(typed);
  await waitFor(() => expect(alerts).toEqual([{ kind: 'error', message }]));
  expect(view.address()).toBe('/forgot-password');
});

test('an address gets a link; the page says what to do with it and sends another after a minute', async () => {
  const sent = answer('/requestforgotpasswordemail', () => envelope());
  const { view } = await open();
  await send('Siti@contoh.id');
  expect(await screen.findByRole('heading', { name: 'Cek email kamu' })).toHaveFocus();
  expect(screen.getByText(/dikirim ke s\*\*\*@contoh\.id/)).toBeInTheDocument();
  expect(screen.getByText('Link berlaku 30 menit dan hanya bisa dipakai sekali.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Kirim ulang link dalam/ })).toBeDisabled();
  expect(sent).toEqual([{ email: 'siti@contoh.id' }]);
  await user.click(screen.getByRole('button', { name: 'Pakai nomor HP atau email lain' }));
  await field();
  expect(view.address()).toBe('/forgot-password');
});

test('a link of an e-mail that ends here leads to its page', async () => {
  const { view } = await open('/forgot-password?verifyCode=rahasia');
  await waitFor(() => expect(view.address()).toBe('/change-password?verifyCode=rahasia'));
});
