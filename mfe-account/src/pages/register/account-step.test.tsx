import {
  accessCodes,
  anOtp,
  envelope,
  failure,
  networkFailure,
  onCall,
  onlyCodes,
  UNLISTED,
} from '@poku/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  fillAccount,
  goBack,
  nextButton,
  openRegister,
  passAccount,
  startRegistrationCalls,
} from '../../testing/register-journey';
import { page } from './register.page';

const { server, answer, sendsCode } = startRegistrationCalls();
const user = userEvent.setup({ delay: null });

test('a full quota leads home and says why', async () => {
  server.use(onCall.get('/checklimit', () => envelope(undefined, 201)));
  const { view, alerts } = await openRegister(page, '/register?redirectUri=%2Ftukar');
  await waitFor(() => expect(view.address()).toBe('/?redirectUri=%2Ftukar'));
  await waitFor(() =>
    expect(alerts).toEqual([
      {
        kind: 'error',
        message: 'Maaf! Kamu belum dapat menggunakan layanan ini karena kuota kami sudah penuh',
      },
    ]),
  );
});

test('a quota that cannot be read is a disturbance, and trying again helps', async () => {
  server.use(onCall.get('/checklimit', networkFailure));
  await openRegister(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem mengalami gangguan');
  expect(screen.getByRole('alert')).not.toHaveTextContent('penuh');
  server.use(onCall.get('/checklimit', () => envelope()));
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByLabelText('Nomor HP')).toBeInTheDocument();
});

test('a limit check with any other answer is told as full, in our own words', async () => {
  server.use(onCall.get('/checklimit', () => envelope(undefined, 208, 'limit service says no')));
  await openRegister(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Maaf! Kamu belum dapat menggunakan layanan ini karena kuota kami sudah penuh',
  );
  expect(screen.getByRole('alert')).not.toHaveTextContent('limit service');
});

test('the way on opens once number and address are free and the password meets its rules', async () => {
  await openRegister(page);
  await fillAccount({ password: 'Rahasia' });
  await screen.findByText('Nomor HP bisa dipakai');
  await screen.findByText('Email bisa dipakai');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    /Memiliki Huruf & Angka : belum terpenuhi/,
  );
  expect(nextButton()).toBeDisabled();
  await user.type(screen.getByLabelText('Password'), '1');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Memiliki Huruf & Angka : terpenuhi/);
  expect(nextButton()).toBeEnabled();
});

test.each([
  ['/checkmsisdn', 'Nomor HP', 'Nomor HP sudah terdaftar'],
  ['/checkemail', 'Email', 'Email sudah terdaftar'],
])('what %s says is taken is told at its field and closes the way on', async (path, label, text) => {
  server.use(onCall.get(path, () => envelope({ isValid: false, isVerify: true, message: 'x' })));
  await openRegister(page);
  await fillAccount();
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(text)));
  expect(nextButton()).toBeDisabled();
});

test('only complete values are checked, each once, 300 ms after the last change', async () => {
  const asked: { readonly query: string; readonly at: number }[] = [];
  const note = ({ request }: { request: Request }) => {
    asked.push({ query: new URL(request.url).search, at: Date.now() });
    return envelope({ isValid: true, isVerify: false, message: 'Bebas' }, 202);
  };
  server.use(onCall.get('/checkmsisdn', note), onCall.get('/checkemail', note));
  await openRegister(page);
  await fillAccount({ phone: '8121111', email: 'nina@' });
  const lastChangeAt = Date.now();
  await user.click(screen.getByLabelText('Nomor HP'));
  await user.paste('2222');
  await user.click(screen.getByLabelText('Email'));
  await user.paste('contoh.id');
  await screen.findByText('Nomor HP bisa dipakai');
  await screen.findByText('Email bisa dipakai');
  expect(asked.map(({ query }) => query).sort()).toEqual([
    '?email=nina%40contoh.id',
    '?msisdn=%2B6281211112222',
  ]);
  for (const { at } of asked) expect(at - lastChangeAt).toBeGreaterThanOrEqual(300);
});

test('a check that fails leaves the decision to the server', async () => {
  server.use(
    onCall.get('/checkmsisdn', networkFailure),
    onCall.get('/checkemail', () => failure(429)),
  );
  await openRegister(page);
  await fillAccount();
  await waitFor(() => expect(nextButton()).toBeEnabled());
  expect(screen.getAllByText('Belum bisa diperiksa. Kami periksa lagi saat kamu lanjut.')).toHaveLength(2);
});

test.each([
  ['Nomor HP', '2155', 'Masukkan nomor HP yang valid!'],
  ['Email', 'nina@', 'Masukkan email yang valid'],
  ['Email', 'nina@ui.ac.id', 'Email is not valid!'],
  ['Password', 'pendek', 'Password minimal 8 karakter'],
])('%s "%s" is refused at its field', async (label, typed, text) => {
  await openRegister(page);
  await user.type(await screen.findByLabelText(label), typed);
  await user.tab();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(text));
});

test.each(['Nomor HP', 'Email', 'Password'])('an empty %s is told once it was left', async (label) => {
  await openRegister(page);
  await user.click(await screen.findByLabelText(label));
  await user.tab();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(`Mohon isi ${label}`, 'i'));
});

test('password managers and phones find the fields', async () => {
  await openRegister(page);
  expect(await screen.findByLabelText('Nomor HP')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
});

test('number and address go out in their normal form, and the code is waited for', async () => {
  const sent = sendsCode();
  const { view } = await openRegister(page);
  await fillAccount({ phone: '', email: 'Nina@Contoh.ID' });
  await user.click(screen.getByLabelText('Nomor HP'));
  await user.paste('+62 812-1111-2222');
  await screen.findByText('Nomor HP bisa dipakai');
  await user.click(nextButton());
  expect(await screen.findByText('Kode OTP dikirim ke 0812*****222')).toBeInTheDocument();
  expect(sent).toEqual([{ msisdn: '+6281211112222', email: 'nina@contoh.id' }]);
  await waitFor(() => expect(view.address()).toBe('/register?step=verifikasi'));
  expect(screen.getByLabelText('Kode OTP')).toHaveFocus();
});

test.each(onlyCodes(accessCodes.otpRequest, 201, 202, 205, 207, 208, 210))(
  'code %i of the send is told at its field',
  async (code, text) => {
    answer('/register', () => envelope(undefined, code));
    await openRegister(page);
    await fillAccount();
    await waitFor(() => expect(nextButton()).toBeEnabled());
    await user.click(nextButton());
    const field = screen.getByLabelText(code === 210 ? 'Email' : 'Nomor HP');
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(text)));
  },
);

test.each([...onlyCodes(accessCodes.otpRequest, 203, 204, 209, 211), UNLISTED])(
  'code %i of the send is told above the button',
  async (code, text) => {
    answer('/register', () => envelope(undefined, code, UNLISTED[1]));
    await openRegister(page);
    await fillAccount();
    await waitFor(() => expect(nextButton()).toBeEnabled());
    await user.click(nextButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  },
);

test('going back from the code keeps what was entered, and the same number needs no second code', async () => {
  const sent = sendsCode();
  const { view } = await openRegister(page, '/register?redirectUri=%2Ftukar');
  await passAccount();
  await goBack(view);
  expect(await screen.findByLabelText('Email')).toHaveValue('nina@contoh.id');
  expect(screen.getByLabelText('Nomor HP')).toHaveValue('81211112222');
  expect(screen.getByLabelText('Password')).toHaveValue('Rahasia123');
  await waitFor(() => expect(view.address()).toBe('/register?redirectUri=%2Ftukar'));
  await waitFor(() => expect(nextButton()).toBeEnabled());
  await user.click(nextButton());
  await screen.findByLabelText('Kode OTP');
  expect(sent).toHaveLength(1);
});

test('another number gets a code of its own', async () => {
  sendsCode();
  const { view } = await openRegister(page);
  await passAccount();
  await goBack(view);
  await user.type(await screen.findByLabelText('Nomor HP'), '3');
  await waitFor(() => expect(nextButton()).toBeEnabled());
  const sent = answer('/register', () => envelope(anOtp({ otpRequestId: 'otp-2' })));
  await user.click(nextButton());
  expect(await screen.findByText('Kode OTP dikirim ke 0812******223')).toBeInTheDocument();
  expect(sent).toEqual([{ msisdn: '+62812111122223', email: 'nina@contoh.id' }]);
});

test('who has an account finds the login, with the way on kept', async () => {
  await openRegister(page, '/register?redirectUri=%2Ftukar');
  expect(await screen.findByRole('link', { name: 'Masuk' })).toHaveAttribute(
    'href',
    '/login?redirectUri=%2Ftukar',
  );
});
