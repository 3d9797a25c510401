import {
  aCustomer,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveEarns } from '../../testing/history-server';
import { startSavedFiles } from '../../testing/saved-files';
import { page } from './history.page';

const server = startTestServer();
const saved = startSavedFiles();
const MONTHS = [
  { month: '2026-11', running: true },
  { month: '2026-10', running: false },
];

const serveMonths = (months: readonly object[] = MONTHS) =>
  server.use(onCall.get('/customerstatement/:clientId', () => envelope({ data: months })));
/** Answers with a file and keeps which months were asked. */
const serveFile = (type: 'pdf' | 'csv', content: BodyInit, media: string) => {
  const asked: (string | null)[] = [];
  server.use(
    onCall.get(`/customerstatement${type}/:clientId`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('month'));
      return new Response(content, { headers: { 'content-type': media } });
    }),
  );
  return asked;
};
const open = async () => {
  serveEarns(server);
  const test = await createTestPlatform({ member: aCustomer() });
  const { platform } = test;
  renderPage(page, { platform, path: '/riwayat', url: '/riwayat' });
  await userEvent.click(await screen.findByRole('button', { name: 'Laporan bulanan' }));
  return { ...test, ...within(await screen.findByRole('dialog', { name: 'Laporan bulanan' })) };
};

test('the newest month stands first, and the chosen one is saved as both files', async () => {
  serveMonths();
  const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0xff]);
  const pdfs = serveFile('pdf', bytes, 'application/pdf');
  const csvs = serveFile('csv', '\uFEFFTanggal;Saldo\r\n', 'text/csv; charset=utf-8');
  const dialog = await open();
  const month = await dialog.findByRole('combobox', { name: 'Bulan' });
  await waitFor(() => expect(month).toHaveDisplayValue('November 2026 (sampai hari ini)'));
  await userEvent.selectOptions(month, 'Oktober 2026');
  await userEvent.click(dialog.getByRole('button', { name: 'Unduh PDF' }));
  await waitFor(() => expect([...saved.keys()]).toEqual(['poku-laporan-2026-10.pdf']));
  await userEvent.click(dialog.getByRole('button', { name: 'Unduh CSV' }));
  await waitFor(() => expect(saved.size).toBe(2));
  expect([pdfs, csvs]).toEqual([['2026-10'], ['2026-10']]);
  const pdf = saved.get('poku-laporan-2026-10.pdf');
  expect(pdf?.type).toBe('application/pdf');
  expect(new Uint8Array((await pdf?.arrayBuffer()) ?? [])).toEqual(bytes);
  expect(saved.get('poku-laporan-2026-10.csv')?.type).toBe('text/csv;charset=utf-8');
});

test('nothing can be pressed before the months are there', async () => {
  let answer: (response: Response) => void = () => undefined;
  server.use(
    onCall.get('/customerstatement/:clientId', () => new Promise<Response>((resolve) => (answer = resolve))),
  );
  const dialog = await open();
  expect(dialog.getByRole('combobox')).toBeDisabled();
  expect(dialog.getByRole('combobox')).toHaveDisplayValue('Memuat bulan…');
  expect(dialog.getByRole('button', { name: 'Unduh PDF' })).toBeDisabled();
  answer(envelope({ data: MONTHS }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Unduh PDF' })).toBeEnabled());
});

test('a file that cannot be made is said in place, and the next press heals it', async () => {
  serveMonths();
  server.use(onCall.get('/customerstatementpdf/:clientId', () => failure(500)));
  const dialog = await open();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Unduh PDF' })).toBeEnabled());
  await userEvent.click(dialog.getByRole('button', { name: 'Unduh PDF' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Laporan belum bisa dibuat. Sistem sedang mengalami gangguan : 500',
  );
  serveFile('pdf', 'x', 'application/pdf');
  await userEvent.click(dialog.getByRole('button', { name: 'Unduh PDF' }));
  await waitFor(() => expect(saved.size).toBe(1));
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});

test('months that cannot be read are asked for again', async () => {
  server.use(onCall.get('/customerstatement/:clientId', () => failure(500)));
  const dialog = await open();
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^Daftar bulan belum bisa dimuat\./);
  serveMonths();
  await userEvent.click(dialog.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(dialog.getByRole('combobox')).toHaveValue('2026-11'));
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
});

test('without a network it says so', async () => {
  serveMonths();
  const dialog = await open();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Unduh CSV' })).toBeEnabled());
  dialog.goOffline();
  await userEvent.click(dialog.getByRole('button', { name: 'Unduh CSV' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Laporan belum bisa dibuat. Sistem mengalami gangguan. Periksa koneksi internet kamu, lalu coba lagi.',
  );
});

test('who never had points reads when there will be one, and closes it', async () => {
  serveMonths([]);
  const dialog = await open();
  expect(await dialog.findByText(/^Belum ada laporan\./)).toBeInTheDocument();
  expect(dialog.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Laporan bulanan' })).toHaveFocus();
});
