import { jakartaDay } from '@poku/domain/dates';
import { aCustomer, createTestPlatform, envelope, onCall, renderPage, startTestServer } from '@poku/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { earns, serveBurns, serveEarns } from '../../testing/history-server';
import { page } from './history.page';

const server = startTestServer();

const open = async (url = '/riwayat') => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  return renderPage(page, { platform, path: '/riwayat', url });
};
const filterButton = () => screen.findByRole('button', { name: /^Filter/ });
const openFilter = async () => {
  await userEvent.click(await filterButton());
  return within(screen.getByRole('dialog', { name: 'Filter Riwayat' }));
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const daysBefore = (days: number) => jakartaDay(Date.now() - days * 24 * 60 * 60 * 1_000);

test('days, kind, status and partner go into the address and the question at once', async () => {
  const asked = serveBurns(server);
  const view = await open('/riwayat?tab=tukar');
  const dialog = await openFilter();
  fireEvent.change(dialog.getByLabelText('Dari tanggal'), { target: { value: '2026-11-01' } });
  fireEvent.change(dialog.getByLabelText('Sampai tanggal'), { target: { value: '2026-11-21' } });
  expect(dialog.getByText('01/11/2026 – 21/11/2026')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('radio', { name: 'Paket prabayar' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Diproses' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'NusaPoin' }));
  expect(asked).toHaveLength(1);
  await press('Terapkan');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toEqual({
    from: '2026-11-01',
    to: '2026-11-21',
    status: 'processing',
    type: 'prepaid',
    partnerId: '2',
    perPage: '5',
  });
  const filtered =
    '/riwayat?tab=tukar&from=2026-11-01&to=2026-11-21&status=processing&type=prepaid&partner=2';
  await waitFor(() => expect(view.address()).toBe(filtered));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await filterButton()).toHaveFocus();
});

test('the total and its rows follow the filter and say so', async () => {
  const asked = serveEarns(server, earns(3), { points: 700, total: 1_500 });
  await open('/riwayat?status=failed');
  expect(await screen.findByText('Total poin yang kamu raih, sesuai filter')).toBeInTheDocument();
  expect(screen.getByText('700')).toBeInTheDocument();
  expect(screen.getByText('3 transaksi berhasil')).toBeInTheDocument();
  expect(asked).toEqual([{ status: 'failed', perPage: '5' }]);
});

test('an earn is never in process, and its tab has no kinds', async () => {
  serveEarns(server);
  await open();
  const dialog = await openFilter();
  expect(dialog.queryByRole('radio', { name: 'Diproses' })).not.toBeInTheDocument();
  expect(dialog.queryByRole('radio', { name: 'Kupon' })).not.toBeInTheDocument();
  expect(dialog.getByRole('radio', { name: 'FitNusa' })).toBeInTheDocument();
});

test('a quick choice sets both days, ending today in Jakarta', async () => {
  serveEarns(server);
  const view = await open();
  const dialog = await openFilter();
  await userEvent.click(dialog.getByRole('button', { name: '7 hari' }));
  expect(dialog.getByRole('button', { name: '7 hari' })).toHaveAttribute('aria-pressed', 'true');
  expect(dialog.getByLabelText('Dari tanggal')).toHaveValue(daysBefore(6));
  await press('Terapkan');
  await waitFor(() => expect(view.address()).toBe(`/riwayat?from=${daysBefore(6)}&to=${daysBefore(0)}`));
});

test('a last day before the first is said at its field and not applied', async () => {
  const asked = serveEarns(server);
  await open();
  const dialog = await openFilter();
  fireEvent.change(dialog.getByLabelText('Dari tanggal'), { target: { value: '2026-11-21' } });
  const last = dialog.getByLabelText('Sampai tanggal');
  fireEvent.change(last, { target: { value: '2026-11-20' } });
  fireEvent.blur(last);
  await press('Terapkan');
  expect(last).toHaveAccessibleDescription('Tanggal akhir harus sama dengan atau setelah tanggal awal.');
  expect(last).toHaveFocus();
  expect(asked).toHaveLength(1);
  fireEvent.change(last, { target: { value: '2026-11-21' } });
  await press('Terapkan');
  await waitFor(() => expect(asked).toHaveLength(2));
});

test('a date that does not exist is said at its field and not dropped', async () => {
  const asked = serveEarns(server);
  await open();
  const dialog = await openFilter();
  const first = dialog.getByLabelText('Dari tanggal');
  // What the browser gives for 31/02 and for half a date: no value, and this.
  Object.defineProperty(first, 'validity', { value: { badInput: true } });
  fireEvent.blur(first);
  await press('Terapkan');
  expect(first).toHaveAccessibleDescription('Tanggal ini tidak ada.');
  expect(first).toHaveFocus();
  expect(asked).toHaveLength(1);
});

test('leaving the dialog without Terapkan changes nothing, and Atur ulang empties it', async () => {
  serveEarns(server);
  const view = await open('/riwayat?status=failed');
  let dialog = await openFilter();
  await userEvent.click(dialog.getByRole('radio', { name: 'FitNusa' }));
  await press('Tutup');
  expect(view.address()).toBe('/riwayat?status=failed');
  dialog = await openFilter();
  expect(dialog.getByRole('radio', { name: 'FitNusa' })).not.toBeChecked();
  expect(dialog.getByRole('radio', { name: 'Gagal' })).toBeChecked();
  await press('Atur ulang');
  expect(dialog.getByRole('radio', { name: 'Gagal' })).not.toBeChecked();
  await press('Terapkan');
  await waitFor(() => expect(view.address()).toBe('/riwayat'));
});

test('each filter that is on is counted and can be taken away over the list, or all at once', async () => {
  serveBurns(server);
  const view = await open('/riwayat?tab=tukar&from=2026-11-01&type=coupon&status=success&partner=99');
  expect(await filterButton()).toHaveAccessibleName('Filter 4 filter aktif');
  const chips = within(screen.getByRole('list', { name: 'Filter aktif' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Mulai 01/11/2026',
    'Kupon',
    'Berhasil',
    'Partner lain',
    'Hapus semua',
  ]);
  await press('Hapus filter Kupon');
  await waitFor(() =>
    expect(view.address()).toBe('/riwayat?tab=tukar&from=2026-11-01&status=success&partner=99'),
  );
  expect(await filterButton()).toHaveFocus();
  await press('Hapus semua');
  await waitFor(() => expect(view.address()).toBe('/riwayat?tab=tukar'));
  expect(await filterButton()).toHaveFocus();
});

test('a filter that nothing matches says so, and one press shows everything again', async () => {
  serveEarns(server, []);
  const view = await open('/riwayat?to=2026-11-01');
  expect(await screen.findByText('Tidak ada riwayat yang cocok dengan filter ini.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Hapus filter Sampai 01/11/2026' })).toBeInTheDocument();
  serveEarns(server);
  await press('Hapus filter');
  expect(await screen.findByText('FitNusa')).toBeInTheDocument();
  await waitFor(() => expect(view.address()).toBe('/riwayat'));
});

test('what an address cannot mean is neither asked for nor shown', async () => {
  const asked = serveEarns(server);
  await open('/riwayat?from=2026-02-31&status=processing&type=coupon&partner=%00');
  expect(await filterButton()).toHaveAccessibleName('Filter');
  expect(asked).toEqual([{ perPage: '5' }]);
});

test('the other tab keeps days and status, and leaves what is not its own', async () => {
  const asked = serveEarns(server);
  serveBurns(server);
  await open('/riwayat?tab=tukar&from=2026-11-01&status=failed&type=coupon&partner=2');
  await userEvent.click(await screen.findByRole('tab', { name: 'Raih' }));
  await waitFor(() => expect(asked).toEqual([{ from: '2026-11-01', status: 'failed', perPage: '5' }]));
});

test('while the rows of a new filter are on their way, the old ones stay and say so', async () => {
  serveEarns(server);
  await open();
  await screen.findByText('FitNusa');
  let answer = () => {};
  const wait = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    onCall.get('/customerearn/:clientId', async () => {
      await wait;
      return envelope();
    }),
  );
  const dialog = await openFilter();
  await userEvent.click(dialog.getByRole('radio', { name: 'Gagal' }));
  await press('Terapkan');
  expect(await filterButton()).toHaveAccessibleName('Filter 1 filter aktif');
  expect(screen.getByText('FitNusa').closest('[aria-busy="true"]')).toBeInTheDocument();
  answer();
  await waitFor(() => expect(screen.queryByText('FitNusa')).not.toBeInTheDocument());
});
