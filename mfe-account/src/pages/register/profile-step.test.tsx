import { accessCodes, envelope, failure, onCall, onlyCodes, UNLISTED, withoutCodes } from '@poku/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  fillProfile,
  finish,
  goBack,
  openRegister,
  passVerification,
  startRegistrationCalls,
} from '../../testing/register-journey';
import { page } from './register.page';

const { server, answer, sendsCode, acceptsCode, makesMember } = startRegistrationCalls();
const user = userEvent.setup({ delay: null });

async function openProfile() {
  sendsCode();
  acceptsCode();
  const opened = await openRegister(page);
  await passVerification();
  return opened;
}
/** What a reload at the last step finds. */
async function reloadedProfile() {
  sessionStorage.setItem(
    'poku.otp.register',
    JSON.stringify({
      owner: '0812*****222',
      requestId: 'otp-1',
      remainingSends: 4,
      sentAtMs: Date.now() - 600_000,
      verifiedAtMs: Date.now() - 500_000,
    }),
  );
  const opened = await openRegister(page, '/register?step=profil');
  await screen.findByLabelText('Nama lengkap');
  return opened;
}
const stored = () => sessionStorage.getItem('poku.otp.register');

test('finishing makes the member, logs in and lands on the welcome', async () => {
  const made = makesMember();
  const { view, platform } = await openProfile();
  await fillProfile();
  await finish();
  await waitFor(() => expect(view.address()).toBe('/landing'));
  expect(made).toEqual([
    {
      msisdn: '+6281211112222',
      otpRequestId: 'otp-1',
      otpCode: '123456',
      email: 'nina@contoh.id',
      name: 'Nina Kartika',
      dob: '1994-05-05',
      password: 'Rahasia123',
      gender: '1',
    },
  ]);
  expect(platform.session$.value).toMatchObject({ status: 'member', clientId: 'member-nina' });
  expect(stored()).toBeNull();
});

test('after a reload e-mail and password are asked again, with the reason, and the server knows the number', async () => {
  const made = makesMember();
  const logins = answer('/loginauth', () => envelope({ authorizationCode: 'code-1' }));
  const { view } = await reloadedProfile();
  expect(screen.getByRole('status')).toHaveTextContent('Demi keamanan, email dan password tidak kami simpan');
  await user.type(screen.getByLabelText('Email'), 'nina@contoh.id');
  await user.type(screen.getByLabelText('Password'), 'Rahasia123');
  await fillProfile();
  await finish();
  await waitFor(() => expect(view.address()).toBe('/landing'));
  expect(made).toEqual([
    {
      otpRequestId: 'otp-1',
      email: 'nina@contoh.id',
      name: 'Nina Kartika',
      dob: '1994-05-05',
      password: 'Rahasia123',
      gender: '1',
    },
  ]);
  expect(logins).toMatchObject([{ msisdn: '+6281211112222' }]);
});

test('without a reload e-mail and password are not asked again', async () => {
  await openProfile();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});

test('everything that is missing is named, and nothing is sent', async () => {
  await openProfile();
  await finish();
  expect(screen.getByLabelText('Nama lengkap')).toHaveAccessibleDescription('Masukkan Nama Kamu');
  expect(screen.getByLabelText('Tanggal')).toHaveAccessibleDescription('Masukkan Tanggal Lahir Kamu');
  expect(screen.getByLabelText('Laki-laki')).toHaveAccessibleDescription('Pilih jenis kelamin kamu');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
    'Setujui Syarat dan Ketentuan dan Kebijakan Privasi untuk melanjutkan',
  );
  await waitFor(() => expect(screen.getByLabelText('Nama lengkap')).toHaveFocus());
});

test('a name with digits and a birth date in the future are refused', async () => {
  await openProfile();
  await user.type(screen.getByLabelText('Nama lengkap'), 'Nina 2');
  await user.type(screen.getByLabelText('Tanggal'), '31');
  await user.selectOptions(screen.getByLabelText('Bulan'), 'Februari');
  await user.type(screen.getByLabelText('Tahun'), '1994');
  await finish();
  expect(screen.getByLabelText('Nama lengkap')).toHaveAccessibleDescription(
    'Nama tidak boleh menggunakan simbol/angka',
  );
  expect(screen.getByLabelText('Tanggal')).toHaveAccessibleDescription('Tanggal Lahir tidak valid');
});

test('terms and privacy policy open over the page, without agreeing to them', async () => {
  const text = (title: string) => ({ title, content: `<p>Isi ${title}</p>`, validFrom: '2026-01-01' });
  server.use(
    onCall.get('/termcondition', () => envelope(text('ketentuan'))),
    onCall.get('/privacypolicy', () => failure(500)),
  );
  await openProfile();
  await user.click(screen.getByRole('button', { name: 'Syarat dan Ketentuan' }));
  const terms = screen.getByRole('dialog', { name: 'Syarat dan Ketentuan' });
  expect(await within(terms).findByText('Isi ketentuan')).toBeInTheDocument();
  expect(terms).toHaveTextContent('Berlaku sejak 01 Jan 2026');
  await user.click(within(terms).getByRole('button', { name: 'Tutup' }));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Kebijakan Privasi' }));
  const privacy = screen.getByRole('dialog', { name: 'Kebijakan Privasi' });
  expect(await within(privacy).findByRole('alert')).toHaveTextContent('Teks ini belum bisa dimuat.');
  server.use(onCall.get('/privacypolicy', () => envelope(text('privasi'))));
  await user.click(within(privacy).getByRole('button', { name: 'Coba lagi' }));
  expect(await within(privacy).findByText('Isi privasi')).toBeInTheDocument();
});

describe('going back', () => {
  test('asks first; a change of mind keeps everything', async () => {
    const { view, standsBy } = await openProfile();
    await user.type(screen.getByLabelText('Nama lengkap'), 'Nina');
    await standsBy();
    await goBack(view);
    const question = await screen.findByRole('dialog', { name: 'Kembali ke langkah pertama?' });
    expect(question).toHaveAccessibleDescription('Data yang sudah kamu isi akan hilang.');
    await user.click(within(question).getByRole('button', { name: 'Lanjut mengisi' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Nama lengkap')).toHaveValue('Nina');
    expect(view.address()).toBe('/register?step=profil');
  });

  test('leads to an empty first step once confirmed', async () => {
    const { view, standsBy } = await openProfile();
    await standsBy();
    await goBack(view);
    await user.click(await screen.findByRole('button', { name: 'Ya, kembali' }));
    await waitFor(() => expect(screen.getByLabelText('Nomor HP')).toHaveValue(''));
    await waitFor(() => expect(view.address()).toBe('/register'));
    expect(stored()).toBeNull();
  });

  test('by a way that leads out of the page also ends at the first step', async () => {
    const { view, standsBy } = await reloadedProfile();
    await standsBy();
    await goBack(view, '/');
    await user.click(await screen.findByRole('button', { name: 'Ya, kembali' }));
    expect(await screen.findByLabelText('Nomor HP')).toBeInTheDocument();
    await waitFor(() => expect(view.address()).toBe('/register'));
  });
});

describe('a registration that is refused', () => {
  const refused = async (response: () => Response) => {
    answer('/completeregister', response);
    const opened = await openProfile();
    await fillProfile();
    await finish();
    return opened;
  };

  test.each([...withoutCodes(accessCodes.otpCheck, 207), ...onlyCodes(accessCodes.otpRequest, 208)])(
    'with %i leads to the first step, which says why and has what was entered',
    async (code, text) => {
      const { view } = await refused(() => envelope(undefined, code));
      expect(await screen.findByLabelText('Nomor HP')).toHaveValue('81211112222');
      expect(screen.getByRole('alert')).toHaveTextContent(text);
      await waitFor(() => expect(view.address()).toBe('/register'));
      expect(stored()).toBeNull();
    },
  );

  test.each([...onlyCodes(accessCodes.otpRequest, 209, 211), UNLISTED])(
    'with %i says so above the button',
    async (code, text) => {
      await refused(() => envelope(undefined, code, UNLISTED[1]));
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
    },
  );

  test('because the address was taken meanwhile asks for another one', async () => {
    await refused(() => envelope(undefined, 210));
    const email = await screen.findByLabelText('Email');
    expect(email).toHaveValue('nina@contoh.id');
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Email sudah terdaftar/));
    expect(screen.queryByText(/Demi keamanan/)).not.toBeInTheDocument();
  });

  test.each([
    ['name', 'Nama lengkap', 'Nama tidak boleh menggunakan simbol/angka'],
    ['dob', 'Tanggal', 'Tanggal Lahir tidak valid'],
    ['password', 'Password', 'Password ini terlalu mudah ditebak'],
  ])('for its %s names that field', async (field, label, text) => {
    await refused(() => failure(400, 'Salah', { field }));
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(text)));
  });

  test('by a lock leads home', async () => {
    const { view } = await refused(() => envelope(undefined, 207));
    await screen.findByRole('alertdialog', { name: 'Akun kamu terkunci!' });
    await user.click(screen.getByRole('button', { name: 'Kembali ke Beranda' }));
    await waitFor(() => expect(view.address()).toBe('/'));
  });

  test('by the network keeps everything for another try', async () => {
    await refused(() => Response.error());
    expect(await screen.findByRole('alert')).toHaveTextContent('Sistem mengalami gangguan');
    expect(screen.getByLabelText('Nama lengkap')).toHaveValue('Nina Kartika');
    expect(stored()).not.toBeNull();
  });
});

test('an account whose login fails is not lost: the login says what to do', async () => {
  makesMember();
  answer('/loginauth', () => failure(500));
  const { view, alerts } = await openProfile();
  await fillProfile();
  await finish();
  await waitFor(() => expect(view.address()).toBe('/login'));
  await waitFor(() =>
    expect(alerts).toEqual([
      { kind: 'info', message: 'Akun kamu sudah jadi. Silakan masuk dengan nomor HP dan password kamu.' },
    ]),
  );
});
