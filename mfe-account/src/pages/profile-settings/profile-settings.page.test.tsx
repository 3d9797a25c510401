import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aCustomer,
  createTestPlatform,
  envelope,
  failure,
  networkFailure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { collectUpdates, openProfileSettings, rename, saveButton } from '../../testing/profile-settings';
import { page } from './profile-settings.page';

const server = startTestServer();

test('the form shows what is stored and cannot be saved as it is', async () => {
  await openProfileSettings(server);
  expect(screen.getByLabelText('Nama')).toHaveValue('Siti Rahma');
  expect(screen.getByLabelText('Email')).toHaveValue('siti@contoh.id');
  expect(screen.getByRole('radio', { name: 'Perempuan' })).toBeChecked();
  expect(screen.getByRole('group', { name: 'Tanggal Lahir' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Bulan' })).toHaveDisplayValue('Mei');
  expect(saveButton()).toBeDisabled();
  expect(page.title).toBe('Pengaturan Profil');
});

test('a changed name is saved, told, and leads to the profile', async () => {
  const sent = collectUpdates(server);
  const { user, alerts, changed, address } = await openProfileSettings(server);
  await rename(user, '  Siti  Aminah ');
  await user.click(saveButton());
  await waitFor(() => expect(address()).toBe('/profil'));
  expect(sent).toEqual([
    {
      clientId: 'member-siti',
      gender: '1',
      name: 'Siti Aminah',
      dob: '1994-05-17',
      email: 'siti@contoh.id',
    },
  ]);
  expect(alerts).toEqual([{ kind: 'success', message: 'Profil kamu berhasil diperbarui!' }]);
  expect(changed).toEqual([{ clientId: 'member-siti' }]);
});

test('a change that is taken back leaves nothing to save', async () => {
  const { user } = await openProfileSettings(server);
  await user.click(screen.getByRole('radio', { name: 'Laki-laki' }));
  expect(saveButton()).toBeEnabled();
  await user.click(screen.getByRole('radio', { name: 'Perempuan' }));
  expect(saveButton()).toBeDisabled();
});

test.each([
  ['Siti2', 'Nama tidak boleh menggunakan simbol/angka'],
  [' ', 'Masukkan Nama Kamu'],
])('the name "%s" is refused in place', async (name, text) => {
  const { user } = await openProfileSettings(server);
  await rename(user, name);
  await user.tab();
  expect(screen.getByLabelText('Nama')).toHaveAccessibleDescription(text);
  expect(saveButton()).toBeDisabled();
});

test('a birth date that does not exist is refused in place', async () => {
  const { user } = await openProfileSettings(server);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bulan' }), 'Februari');
  await user.clear(screen.getByRole('textbox', { name: 'Tanggal' }));
  await user.type(screen.getByRole('textbox', { name: 'Tanggal' }), '31');
  await user.click(screen.getByLabelText('Nama'));
  expect(screen.getByText('Tanggal Lahir tidak valid')).toBeInTheDocument();
  expect(saveButton()).toBeDisabled();
});

test.each([
  ['a taken e-mail', () => envelope(undefined, 210), 'Email', /Email sudah terdaftar/],
  ['a wrong name', () => failure(400, 'Salah', { field: 'name' }), 'Nama', /simbol\/angka/],
])('when the API refuses %s, its field says so', async (_, answer, label, text) => {
  server.use(onCall.put('/customer', answer));
  const { user, address } = await openProfileSettings(server);
  await rename(user, 'Siti');
  await user.click(saveButton());
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text));
  expect(address()).toBe('/change-profil');
});

test.each([
  ['the network fails', networkFailure],
  ['the server fails', () => failure(500)],
  ['the API refuses it', () => envelope(undefined, 299, 'Ditolak')],
])('when %s the form keeps what was typed and says why', async (_, answer) => {
  server.use(onCall.put('/customer', answer));
  const { user, address, alerts } = await openProfileSettings(server);
  await rename(user, 'Siti');
  await user.click(saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Gagal mendapatkan update customer data. Sistem mengalami gangguan',
  );
  expect(screen.getByLabelText('Nama')).toHaveValue('Siti');
  expect(address()).toBe('/change-profil');
  expect(alerts).toEqual([]);
});

test('a member without gender or birth date is asked for both', async () => {
  const { user } = await openProfileSettings(server, aCustomer({ gender: null, dob: null }));
  const reason = 'Lengkapi jenis kelamin dan tanggal lahir untuk menyimpan.';
  await rename(user, 'Siti');
  expect(saveButton()).toBeDisabled();
  expect(screen.getByText(reason)).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Perempuan' }));
  expect(saveButton()).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Tanggal' }), '17');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bulan' }), 'Mei');
  await user.type(screen.getByRole('textbox', { name: 'Tahun' }), '1994');
  expect(screen.queryByText(reason)).not.toBeInTheDocument();
  expect(saveButton()).toBeEnabled();
});

/** What the browser is told when the page is about to be reloaded or closed. */
const isUnloadHeld = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('who leaves with changes is asked first, and keeps what was typed or goes', async () => {
  const { user, address } = await openProfileSettings(server);
  expect(isUnloadHeld()).toBe(false);
  await rename(user, 'Siti');
  expect(isUnloadHeld()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Preferensi Ku' }));
  const question = await screen.findByRole('dialog', { name: 'Tinggalkan halaman ini?' });
  expect(question).toHaveTextContent('Perubahan yang belum kamu simpan akan hilang.');
  await user.click(screen.getByRole('button', { name: 'Lanjut mengubah' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Nama')).toHaveValue('Siti');
  expect(address()).toBe('/change-profil');
  await user.click(screen.getByRole('link', { name: 'Preferensi Ku' }));
  await user.click(await screen.findByRole('button', { name: 'Ya, tinggalkan' }));
  await waitFor(() => expect(address()).toBe('/preferensi'));
});

test('who changed nothing, or took it back, leaves without a question', async () => {
  const { user, address } = await openProfileSettings(server);
  await user.click(screen.getByRole('radio', { name: 'Laki-laki' }));
  await user.click(screen.getByRole('radio', { name: 'Perempuan' }));
  expect(isUnloadHeld()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Preferensi Ku' }));
  await waitFor(() => expect(address()).toBe('/preferensi'));
});

test('preferences and password are linked when their pages exist', async () => {
  await openProfileSettings(server);
  expect(screen.getByRole('link', { name: 'Preferensi Ku' })).toHaveAttribute('href', '/preferensi');
  expect(screen.getByRole('link', { name: 'Ubah Password' })).toHaveAttribute(
    'href',
    '/user-change-password',
  );
});

test('pages that do not exist are not linked', async () => {
  await openProfileSettings(server, aCustomer(), () => false);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a profile that cannot be read has its text, and Coba lagi heals it', async () => {
  server.use(onCall.get('/customerdetail/:clientId', () => failure(500)));
  const { platform } = await createTestPlatform({ member: aCustomer() });
  renderPage(page, { platform, path: '/change-profil' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Gagal mendapatkan update customer data. Sistem mengalami gangguan',
  );
  server.use(onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())));
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByLabelText('Nama')).toHaveValue('Siti Rahma');
});
