import { act, screen, waitFor } from '@testing-library/react';
import { aCustomer, envelope, onCall, startTestServer } from '@poku/testing';
import {
  collectUpdates,
  openProfileSettings,
  readdress,
  rename,
  saveButton,
} from '../../testing/profile-settings';

const server = startTestServer();
const free = { isValid: true, isVerify: false, message: 'Email bisa digunakan' };

test('another e-mail is saved once it is known to be free, and the mail is told', async () => {
  const asked: (string | null)[] = [];
  const sent = collectUpdates(server);
  server.use(
    onCall.get('/checkemail', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('email'));
      return envelope(free, 204, free.message);
    }),
  );
  const { user, alerts, address } = await openProfileSettings(server);
  await readdress(user, 'siti.baru@contoh.id');
  expect(saveButton()).toBeDisabled();
  expect(await screen.findByText('Email bisa digunakan')).toBeInTheDocument();
  expect(asked).toEqual(['siti.baru@contoh.id']);
  await user.click(saveButton());
  await waitFor(() => expect(address()).toBe('/profil'));
  expect(sent).toEqual([expect.objectContaining({ email: 'siti.baru@contoh.id' })]);
  expect(alerts.map(({ message }) => message)).toEqual([
    'Profil kamu berhasil diperbarui!',
    'Kami mengirim link verifikasi ke siti.baru@contoh.id. Cek inbox kamu ya.',
  ]);
});

test("somebody else's e-mail cannot be saved", async () => {
  server.use(
    onCall.get('/checkemail', () => envelope({ ...free, isVerify: true, message: 'Sudah dipakai' })),
  );
  const { user } = await openProfileSettings(server);
  await readdress(user, 'budi@contoh.id');
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Email sudah terdaftar/),
  );
  expect(saveButton()).toBeDisabled();
});

test('the own address is free without a call, in any case of its letters', async () => {
  const { user } = await openProfileSettings(server);
  await readdress(user, 'SITI@contoh.id');
  await rename(user, 'Siti');
  expect(saveButton()).toBeEnabled();
});

test.each([
  ['siti', 'Masukkan email yang valid'],
  ['siti@kampus.ac.id', 'Email is not valid!'],
])('the address %s is refused in place', async (email, text) => {
  const { user } = await openProfileSettings(server);
  await readdress(user, email);
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(new RegExp(text)));
  expect(saveButton()).toBeDisabled();
});

test('a typed space does not enter the e-mail', async () => {
  const { user } = await openProfileSettings(server);
  await readdress(user, 'a b');
  expect(screen.getByLabelText('Email')).toHaveValue('ab');
});

test('an address that waits stands in the field and is told, with a way to get the mail again', async () => {
  server.use(onCall.post('/verificationemail', () => envelope()));
  const sent = collectUpdates(server);
  const { user, address } = await openProfileSettings(
    server,
    aCustomer({ pendingEmail: 'siti.baru@contoh.id' }),
  );
  expect(screen.getByLabelText('Email')).toHaveValue('siti.baru@contoh.id');
  expect(screen.getByText(/siti\.baru@contoh\.id, menunggu verifikasi/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Kirim ulang' }));
  expect(await screen.findByText('Email verifikasi terkirim, cek inbox kamu!')).toBeInTheDocument();
  await rename(user, 'Siti');
  await user.click(saveButton());
  await waitFor(() => expect(address()).toBe('/profil'));
  expect(sent).toEqual([expect.objectContaining({ email: 'siti.baru@contoh.id' })]);
});

test('an address that is verified elsewhere is noticed at once, and what was typed stays', async () => {
  const { user, events } = await openProfileSettings(server, aCustomer({ emailVerify: '0' }));
  expect(screen.getByText(/belum terverifikasi/)).toBeInTheDocument();
  await rename(user, 'Siti Baru');
  server.use(onCall.get('/customerdetail/:clientId', () => envelope(aCustomer({ emailVerify: '1' }))));
  act(() => events.publish('customer.changed', { clientId: 'member-siti' }));
  await waitFor(() => expect(screen.queryByText(/belum terverifikasi/)).not.toBeInTheDocument());
  expect(screen.getByLabelText('Nama')).toHaveValue('Siti Baru');
});

test('the sixth change within three hours says so at the address', async () => {
  server.use(
    onCall.get('/checkemail', () => envelope(free, 204, free.message)),
    onCall.put('/customer', () => envelope(undefined, 207)),
  );
  const { user, address } = await openProfileSettings(server);
  await readdress(user, 'siti.baru@contoh.id');
  await screen.findByText('Email bisa digunakan');
  await user.click(saveButton());
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      /Permintaan email verifikasi kamu sudah habis\. Coba lagi dalam waktu 3 jam ya/,
    ),
  );
  expect(address()).toBe('/change-profil');
});

test('without a network the save says so', async () => {
  const { user, goOffline } = await openProfileSettings(server);
  await rename(user, 'Siti Baru');
  goOffline();
  await user.click(saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Periksa koneksi internet kamu, lalu coba lagi.',
  );
  expect(screen.getByLabelText('Nama')).toHaveValue('Siti Baru');
});

test.each([
  ['0', 1],
  ['1', 0],
] as const)('with emailVerify %s the notice shows %i times', async (emailVerify, times) => {
  await openProfileSettings(server, aCustomer({ emailVerify }));
  expect(screen.queryAllByText(/belum terverifikasi/)).toHaveLength(times);
});
