import type { PokuEvents } from '@poku/contract';
import {
  accessCodes,
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
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './new-password.page';

const server = startTestServer();
const user = userEvent.setup({ delay: null });
const ADDRESS = '/change-password?verifyCode=rahasia-token';

async function open(url = ADDRESS) {
  // The browser's address, which a memory router does not touch.
  window.history.replaceState({ idx: 3 }, '', url);
  const { platform } = await createTestPlatform();
  const alerts: PokuEvents['alert.raised'][] = [];
  platform.events.subscribe('alert.raised', (alert) => alerts.push(alert));
  const view = renderPage(page, { platform, path: '/change-password', url, routes: { '/': 'Beranda' } });
  return { view, alerts };
}
const answerAt = (path: string, response: () => Response | Promise<Response>): readonly unknown[] => {
  const bodies: unknown[] = [];
  server.use(
    onCall.post(path, async ({ request }) => {
      bodies.push(await request.json());
      return response();
    }),
  );
  return bodies;
};
const answerLook = (response: () => Response | Promise<Response>) =>
  answerAt('/checkforgotpasswordemail', response);
const answer = (response: () => Response) => answerAt('/validateforgotpasswordemail', response);
beforeEach(() => {
  answerLook(() => envelope());
});
async function save(password = 'Baru12345') {
  await user.click(await screen.findByLabelText('Password baru'));
  await user.paste(password);
  await user.click(screen.getByLabelText('Konfirmasi password'));
  await user.paste(password);
  await user.click(screen.getByRole('button', { name: 'Simpan password' }));
}

test('the token leaves the address bar at once, keeps the place in the history and is stored nowhere', async () => {
  await open();
  await screen.findByLabelText('Password baru');
  expect(window.location.pathname + window.location.search).toBe('/change-password');
  expect(window.history.state).toEqual({ idx: 3 });
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
});

test('the new password is saved with the token, and home tells it', async () => {
  const sent = answer(() => envelope());
  const { view, alerts } = await open();
  await save();
  await waitFor(() => expect(view.address()).toBe('/'));
  await waitFor(() =>
    expect(alerts).toEqual([{ kind: 'success', message: 'Password kamu berhasil diubah!' }]),
  );
  expect(sent).toEqual([{ verifyCode: 'rahasia-token', password: 'Baru12345' }]);
});

test.each(onlyCodes(accessCodes.resetLink, 201, 204, 205))(
  'a link that a look answers with %i is told before a password is chosen',
  async (code, text) => {
    const looks = answerLook(() => envelope(undefined, code));
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByLabelText('Password baru')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Minta link baru' })).toHaveAttribute('href', '/forgot-password');
    expect(looks).toEqual([{ verifyCode: 'rahasia-token' }]);
  },
);

test.each([
  ['does not answer', () => new Promise<Response>(() => undefined)],
  ['fails', () => failure(503)],
  ['is refused for being one too many', () => failure(429)],
  ['has an unknown code', () => envelope(undefined, 299)],
])('a look that %s leaves the form, and the use of the link decides', async (_how, response) => {
  const looks = answerLook(response);
  answer(() => envelope(undefined, 204));
  await open();
  await waitFor(() => expect(looks).toHaveLength(1));
  await save();
  expect(
    await screen.findByText('Link ubah password sudah tidak berlaku. Minta link baru ya'),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Password baru')).toBeInvalid();
});

test.each([
  ...withoutCodes(accessCodes.resetLink, 207, 211),
  [UNLISTED[0], 'Password belum berhasil diubah. Coba lagi ya.'] as const,
])('code %i is told under the field, beside the way to a new link', async (code, text) => {
  answer(() => envelope(undefined, code));
  const { view } = await open();
  await save();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByLabelText('Password baru')).toBeInvalid();
  expect(screen.getByRole('link', { name: 'Minta link baru' })).toHaveAttribute('href', '/forgot-password');
  expect(view.address()).toContain('/change-password');
});

test.each(onlyCodes(accessCodes.resetLink, 207, 211))('code %i is a toast', async (code, message) => {
  answer(() => envelope(undefined, code));
  const { alerts } = await open();
  await save();
  await waitFor(() => expect(alerts).toEqual([{ kind: 'error', message }]));
});

test('a password that only the server knows to be common is told under the field', async () => {
  answer(() => failure(400, 'Salah', { field: 'password' }));
  await open();
  await save();
  expect(await screen.findByText('Password ini terlalu mudah ditebak')).toBeInTheDocument();
  expect(screen.getByLabelText('Password baru')).toBeInvalid();
});

test('a disturbance keeps the form for another try', async () => {
  answer(() => failure(503));
  await open();
  await save();
  expect(await screen.findByText('Sistem sedang mengalami gangguan : 503')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Simpan password' })).toBeEnabled();
});

test.each(['pendekA1', 'tanpakapital1', 'TanpaAngka'])('"%s" meets the rules or not', async (password) => {
  await open();
  await user.click(await screen.findByLabelText('Password baru'));
  await user.paste(password);
  await user.click(screen.getByLabelText('Konfirmasi password'));
  await user.paste(password);
  const button = screen.getByRole('button', { name: 'Simpan password' });
  if (password === 'pendekA1') expect(button).toBeEnabled();
  else expect(button).toBeDisabled();
});

test.each(['/change-password', '/change-password?verifyCode='])(
  '%s says what is missing and where to get a link',
  async (url) => {
    await open(url);
    expect(await screen.findByText(/Link ubah password ini tidak lengkap/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Minta link baru' })).toBeInTheDocument();
  },
);
