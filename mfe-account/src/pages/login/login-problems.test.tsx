import {
  accessCodes,
  envelope,
  failure,
  networkFailure,
  onCall,
  onlyCodes,
  UNLISTED,
  withoutCodes,
} from '@poku/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fillIn, logIn, openLogin, startLoginCalls } from '../../testing/login-journey';
import { page } from './login.page';

const { server, allowLogin, refuseLogin } = startLoginCalls();
const open = (options?: Parameters<typeof openLogin>[1]) => openLogin(page, options);

test('empty fields say what is missing, and nothing is sent', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  expect(screen.getByLabelText('Nomor HP')).toHaveAccessibleDescription(/Mohon isi nomor HP/);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Mohon isi Password/);
  await waitFor(() => expect(screen.getByLabelText('Nomor HP')).toHaveFocus());
});

test('an impossible number and a short password are named', async () => {
  const { user } = await open();
  await fillIn(user, '21555', 'pendek');
  await user.tab();
  expect(screen.getByLabelText('Nomor HP')).toHaveAccessibleDescription(/Masukkan nomor HP yang valid!/);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Password minimal 8 karakter/);
});

test.each([...withoutCodes(accessCodes.login, 202, 203, 207), UNLISTED])(
  'code %i keeps the form and says why',
  async (code, text) => {
    refuseLogin(code);
    const { user, address } = await open();
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(address()).toBe('/login');
    expect(screen.getByLabelText('Nomor HP')).toHaveValue('81200000002');
  },
);

test.each(onlyCodes(accessCodes.login, 202, 203))('code %i is shown at its field', async (code, text) => {
  refuseLogin(code);
  const { user } = await open();
  await logIn(user);
  const field = screen.getByLabelText(code === 202 ? 'Nomor HP' : 'Password');
  await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(text)));
});

test.each(onlyCodes(accessCodes.login, 207))(
  'code %i opens a dialog that leads to the forgotten password',
  async (code, text) => {
    refuseLogin(code);
    const { user } = await open();
    await logIn(user);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveAccessibleDescription(text);
    expect(within(dialog).getByRole('link', { name: 'Lupa password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Mengerti' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
);

test.each([
  ['the network fails', networkFailure, 'Sistem mengalami gangguan'],
  ['the server fails', () => failure(503), 'Sistem sedang mengalami gangguan : 503'],
])('when %s the form stays usable', async (_, answer, text) => {
  server.use(onCall.post('/loginauth', answer));
  const { user } = await open();
  await logIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Masuk' })).not.toHaveAttribute('aria-busy');
});

test('when the member cannot be read after the login, the page says so and stays', async () => {
  allowLogin();
  server.use(onCall.get('/customerdetail/:clientId', () => failure(500)));
  const { user, address } = await open();
  await logIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Gagal mendapatkan update customer data. Sistem mengalami gangguan',
  );
  expect(address()).toBe('/login');
});

test('a second press while the login runs sends nothing', async () => {
  let sent = 0;
  let answer: (response: Response) => void = () => undefined;
  server.use(
    onCall.post('/loginauth', () => {
      sent += 1;
      return new Promise<Response>((resolve) => (answer = resolve));
    }),
  );
  const { user } = await open();
  await logIn(user);
  await user.click(await screen.findByRole('button', { name: 'Masuk', busy: true }));
  await waitFor(() => expect(sent).toBe(1));
  answer(envelope(undefined, 201));
  await screen.findByRole('alert');
  expect(sent).toBe(1);
});
