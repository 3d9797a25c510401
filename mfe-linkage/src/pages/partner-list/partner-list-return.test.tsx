import { screen, waitFor, within } from '@testing-library/react';
import { aLinkageItem, envelope, onCall, startTestServer } from '@poku/testing';
import { noteCalls, openLinking } from '../../testing/linking';
import { page } from './partner-list.page';

const server = startTestServer();
const open = (query: string, partners = [aLinkageItem()]) =>
  openLinking({ server, page, path: '/partner-linkage', url: `/partner-linkage?${query}`, partners });
const back = 'source=nusapoin&AuthorizationCode=kode&email=siti%40contoh.id&state=s-1';

test('a member who comes back with a code is linked once, and the code leaves the address', async () => {
  const sent = noteCalls(server, '/partnerlink');
  const { address, told } = await open(back);
  expect(await screen.findByText('Selamat! Akun NusaPoin berhasil terhubung.')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/partner-linkage'));
  expect(sent).toEqual([
    {
      clientId: 'member-siti',
      partnerId: '2',
      data: { authorizationCode: 'kode', email: 'siti@contoh.id', state: 's-1' },
    },
  ]);
  expect(told).toEqual([{ name: 'partner.linked', payload: { partnerId: '2' } }]);
});

test('while it is confirmed the card says so, and the address is clean already', async () => {
  let answer: (response: Response) => void = () => undefined;
  const waiting = new Promise<Response>((resolve) => (answer = resolve));
  server.use(onCall.post('/partnerlink', () => waiting));
  const { address } = await open(back);
  expect(await screen.findByText('Sedang menghubungkan NusaPoin…')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/partner-linkage'));
  expect(screen.queryByRole('button', { name: 'Hubungkan NusaPoin' })).not.toBeInTheDocument();
  answer(envelope());
  expect(await screen.findByText('Selamat! Akun NusaPoin berhasil terhubung.')).toBeInTheDocument();
});

test('a code that this session did not ask for shows the failure and links nothing', async () => {
  noteCalls(server, '/partnerlink', () => envelope(undefined, 201));
  const { user, told } = await open(back);
  const dialog = await screen.findByRole('alertdialog', { name: 'Linking Kamu Gagal' });
  expect(dialog).toHaveAccessibleDescription(
    'Permintaan ini tidak dikenali. Mulai lagi dari Daftar Partner ya.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Mengerti' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByText('Belum terhubung')).toBeInTheDocument();
  expect(told).toEqual([]);
});

test('a confirmation without an answer is sent again when the member says so', async () => {
  const sent = noteCalls(
    server,
    '/partnerlink',
    () => Response.error(),
    () => envelope(),
  );
  const { user } = await open(back);
  const dialog = await screen.findByRole('alertdialog', { name: 'Linking Kamu Gagal' });
  expect(dialog).toHaveAccessibleDescription('Periksa koneksi internet kamu, lalu coba lagi.');
  await user.click(within(dialog).getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Selamat! Akun NusaPoin berhasil terhubung.')).toBeInTheDocument();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test.each([
  ['source=nusapoin&error=declined&state=s-1', /^Kamu membatalkan atau partner menolak/],
  ['source=nusapoin', 'Periksa koneksi internet kamu, lalu coba lagi.'],
  ['source=tidak-dikenal&AuthorizationCode=kode', 'Periksa koneksi internet kamu, lalu coba lagi.'],
])('with "%s" nothing is called', async (query, text) => {
  const { address } = await open(query);
  expect(await screen.findByRole('alertdialog', { name: 'Linking Kamu Gagal' })).toHaveAccessibleDescription(
    text,
  );
  await waitFor(() => expect(address()).toBe('/partner-linkage'));
});
