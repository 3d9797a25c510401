import {
  accessCodes,
  aCustomer,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
  type TestPlatformOptions,
  UNLISTED,
} from '@poku/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './email-verification.page';

const server = startTestServer();
const user = userEvent.setup({ delay: null });
const addresses = {
  '/verification/:token': '/verification/rahasia-token',
  '/email-verified': '/email-verified?verifyCode=rahasia-token',
} as const;
type Path = keyof typeof addresses;

async function open(
  path: Path = '/email-verified',
  { url = addresses[path], ...options }: TestPlatformOptions & { readonly url?: string } = {},
) {
  window.history.replaceState(null, '', url);
  const { platform } = await createTestPlatform(options);
  let changes = 0;
  platform.events.subscribe('customer.changed', () => (changes += 1));
  renderPage(page, { platform, path, url });
  return { changes: () => changes };
}
/** What the browser shows after a reload. */
async function openAgain() {
  const { platform } = await createTestPlatform();
  renderPage(page, { platform, path: '/email-verified', url: '/email-verified' });
}
const answer = (response: () => Response): readonly unknown[] => {
  const bodies: unknown[] = [];
  server.use(
    onCall.post('/validationemail', async ({ request }) => {
      bodies.push(await request.json());
      return response();
    }),
  );
  return bodies;
};
const heading = () => screen.findByRole('heading', { level: 2 });

test.each(['/verification/:token', '/email-verified'] as const)(
  '%s confirms the address once and hides the token',
  async (path) => {
    const sent = answer(() => envelope({ wasVerified: false }));
    await open(path);
    expect(await heading()).toHaveTextContent('Email berhasil divalidasi');
    expect(sent).toEqual([{ verifyCode: 'rahasia-token' }]);
    expect(window.location.pathname + window.location.search).toBe('/email-verified');
    expect(screen.getByRole('link', { name: 'Kembali ke Beranda' })).toHaveAttribute('href', '/');
  },
);

test('a second use says that the address is verified', async () => {
  answer(() => envelope({ wasVerified: true }));
  await open();
  expect(await heading()).toHaveTextContent('Email kamu sudah terverifikasi!');
});

test('a reload after a success, which has no link any more, says that the address is verified', async () => {
  const sent = answer(() => envelope({ wasVerified: false }));
  await open('/verification/:token');
  expect(await heading()).toHaveTextContent('Email berhasil divalidasi');
  cleanup();
  await openAgain();
  expect(await heading()).toHaveTextContent('Email kamu sudah terverifikasi!');
  expect(sent).toHaveLength(1);
  expect(JSON.stringify(window.history.state)).not.toContain('rahasia');
});

test('a reload after a refusal does not', async () => {
  answer(() => envelope(undefined, 204));
  await open();
  await screen.findByRole('alert');
  cleanup();
  await openAgain();
  expect(await screen.findByRole('alert')).toHaveTextContent('Link verifikasi ini tidak lengkap');
});

test('while it runs the page says so', async () => {
  let finish: (response: Response) => void = () => undefined;
  server.use(onCall.post('/validationemail', () => new Promise<Response>((resolve) => (finish = resolve))));
  await open();
  expect(await screen.findByText('Sebentar, kami sedang memverifikasi email kamu…')).toBeInTheDocument();
  await waitFor(() => {
    finish(envelope({ wasVerified: false }));
    expect(screen.queryByText(/Sebentar/)).not.toBeInTheDocument();
  });
});

test("a member's data are read again, a guest has none", async () => {
  answer(() => envelope({ wasVerified: false }));
  server.use(onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())));
  const { changes } = await open('/email-verified', { member: aCustomer({ emailVerify: '0' }) });
  await waitFor(() => expect(changes()).toBe(1));
});

test.each([...accessCodes.verification, UNLISTED])(
  'code %i: the verification failed, and within which time it has to be done',
  async (code, reason) => {
    answer(() => envelope(undefined, code, UNLISTED[1]));
    await open();
    const outcome = await screen.findByRole('alert');
    expect(outcome).toHaveTextContent('Maaf Verifikasi Gagal');
    expect(outcome).toHaveTextContent(reason);
    expect(outcome).toHaveTextContent('Verifikasi email harus dilakukan dalam waktu 24 jam.');
  },
);

test.each([...accessCodes.verificationSend, UNLISTED])(
  'code %i of another e-mail is told beside its button',
  async (code, text) => {
    answer(() => envelope(undefined, 204));
    server.use(onCall.post('/verificationemail', () => envelope(undefined, code, UNLISTED[1])));
    await open('/email-verified', { member: aCustomer({ emailVerify: '0' }) });
    await user.click(await screen.findByRole('button', { name: /Kirim ulang/ }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  },
);

test('after a failure a member gets another e-mail', async () => {
  answer(() => envelope(undefined, 204));
  const asked: unknown[] = [];
  server.use(
    onCall.post('/verificationemail', async ({ request }) => {
      asked.push(await request.json());
      return envelope();
    }),
  );
  await open('/email-verified', { member: aCustomer({ emailVerify: '0' }) });
  await user.click(await screen.findByRole('button', { name: /Kirim ulang/ }));
  expect(await screen.findByText('Email verifikasi terkirim, cek inbox kamu!')).toBeInTheDocument();
  expect(asked).toEqual([{ clientId: 'member-siti' }]);
});

test('after a failure a guest is led to the login', async () => {
  answer(() => envelope(undefined, 204));
  await open();
  expect(await screen.findByRole('link', { name: 'Masuk' })).toHaveAttribute(
    'href',
    '/login?redirectUri=%2Fchange-profil',
  );
});

test('a disturbance can be tried again with the same link', async () => {
  answer(() => failure(503));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 503');
  const sent = answer(() => envelope({ wasVerified: false }));
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Email berhasil divalidasi')).toBeInTheDocument();
  expect(sent).toEqual([{ verifyCode: 'rahasia-token' }]);
});

test('an address without a token asks nothing and says what to do', async () => {
  await open('/email-verified', { url: '/email-verified' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Link verifikasi ini tidak lengkap');
});
