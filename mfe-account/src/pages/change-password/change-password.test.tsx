import type { PokuEvents } from '@poku/contract';
import {
  accessCodes,
  aCustomer,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  onlyCodes,
  renderPage,
  startTestServer,
  type TestPlatformOptions,
  UNLISTED,
} from '@poku/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './change-password.page';

const server = startTestServer();
const user = userEvent.setup({ delay: null });

async function open(options: TestPlatformOptions = {}) {
  const { platform } = await createTestPlatform({ member: aCustomer(), ...options });
  const alerts: PokuEvents['alert.raised'][] = [];
  platform.events.subscribe('alert.raised', (alert) => alerts.push(alert));
  const routes = { '/change-profil': 'Pengaturan', '/profil': 'Profil' };
  const view = renderPage(page, { platform, path: '/user-change-password', routes });
  await screen.findByLabelText('Password lama');
  return { view, alerts };
}
const answer = (response: () => Response): readonly unknown[] => {
  const bodies: unknown[] = [];
  server.use(
    onCall.put('/changepassword', async ({ request }) => {
      bodies.push(await request.json());
      return response();
    }),
  );
  return bodies;
};
async function fill(label: string, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}
const saveButton = () => screen.getByRole('button', { name: 'Simpan password' });
async function change() {
  await fill('Password lama', 'Rahasia123');
  await fill('Password baru', 'Baru12345');
  await fill('Konfirmasi password', 'Baru12345');
  await user.click(saveButton());
}

test('saving opens once every field is there and right', async () => {
  await open();
  expect(saveButton()).toBeDisabled();
  await fill('Password lama', 'Rahasia123');
  await fill('Password baru', 'Baru12345');
  expect(saveButton()).toBeDisabled();
  await fill('Konfirmasi password', 'Baru12345');
  expect(saveButton()).toBeEnabled();
});

test.each([
  [{ old: '' }, 'Password lama', 'Password lama harus diisi'],
  [{ old: 'pendek' }, 'Password lama', 'Password harus memiliki minimal 8 karakter'],
  [{ new: 'Rahasia123' }, 'Password baru', 'Password baru harus berbeda dengan password lama'],
  [{ new: 'Baru 12345' }, 'Password baru', 'Password tidak boleh menggunakan spasi'],
  [{ again: 'Lain12345' }, 'Konfirmasi password', 'Konfirmasi password tidak sesuai'],
])('%j is refused at its field', async (typed, label, text) => {
  await open();
  const values = { old: 'Rahasia123', new: 'Baru12345', again: 'Baru12345', ...typed };
  await fill('Password lama', values.old);
  await fill('Password baru', values.new);
  await fill('Konfirmasi password', values.again);
  await user.tab();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(text));
  expect(saveButton()).toBeDisabled();
});

test.each([
  ['Password1', 'Password ini terlalu mudah ditebak'],
  ['Rahasia123', 'Password baru harus berbeda dengan password lama'],
])('%s, with every rule ticked, says at once why it is not taken', async (typed, text) => {
  await open();
  await fill('Password lama', 'Rahasia123');
  await fill('Password baru', typed);
  expect(screen.getByLabelText('Password baru')).toHaveAccessibleDescription(new RegExp(text));
});

test('a space cannot be typed into a password', async () => {
  await open();
  await user.type(screen.getByLabelText('Password baru'), 'Ba ru');
  expect(screen.getByLabelText('Password baru')).toHaveValue('Baru');
});

test('a changed password leads back to the settings, where it is told', async () => {
  const sent = answer(() => envelope());
  const { view, alerts } = await open();
  await change();
  await waitFor(() => expect(view.address()).toBe('/change-profil'));
  await waitFor(() =>
    expect(alerts).toEqual([{ kind: 'success', message: 'Password kamu berhasil diubah!' }]),
  );
  expect(sent).toEqual([{ clientId: 'member-siti', oldPassword: 'Rahasia123', newPassword: 'Baru12345' }]);
});

test('without the settings page it leads to the profile', async () => {
  answer(() => envelope());
  const { view } = await open({ isKnownPath: (path) => path !== '/change-profil' });
  await change();
  await waitFor(() => expect(view.address()).toBe('/profil'));
});

test.each(onlyCodes(accessCodes.changePassword, 203, 204, 205))(
  'code %i is told at its field',
  async (code, text) => {
    answer(() => envelope(undefined, code));
    await open();
    await change();
    const field = screen.getByLabelText(code === 203 ? 'Password baru' : 'Password lama');
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(text)));
  },
);

test.each([...onlyCodes(accessCodes.changePassword, 207), UNLISTED])(
  'code %i is told above the button',
  async (code, text) => {
    answer(() => envelope(undefined, code, UNLISTED[1]));
    await open();
    await change();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  },
);

test('a password that only the server knows to be common is told at its field', async () => {
  answer(() => failure(400, 'Salah', { field: 'newPassword' }));
  await open();
  await change();
  const field = screen.getByLabelText('Password baru');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Password ini terlalu mudah ditebak/));
});

test('a disturbance is told above the button', async () => {
  answer(() => failure(500));
  await open();
  await change();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
});

test('password managers know which password is which, and whose', async () => {
  await open();
  expect(screen.getByLabelText('Password lama')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByLabelText('Password baru')).toHaveAttribute('autocomplete', 'new-password');
  expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('081200000002');
});
