import { jakartaDay } from '@poku/domain/dates';
import { aCustomer, createTestPlatform, failure, onCall, renderPage, startTestServer } from '@poku/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveBurns, serveEarns } from '../../testing/history-server';
import { startSavedFiles } from '../../testing/saved-files';
import { page } from './history.page';

const server = startTestServer();
const saved = startSavedFiles();

const open = async (url: string) => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  return renderPage(page, { platform, path: '/riwayat', url });
};
const download = async () => userEvent.click(await screen.findByRole('button', { name: 'Unduh CSV' }));
/** Answers with a file and keeps what was asked. */
const serveFile = (path: string, content: string) => {
  const asked: Record<string, string>[] = [];
  server.use(
    onCall.get(path, ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return new Response(content, { headers: { 'content-type': 'text/csv; charset=utf-8' } });
    }),
  );
  return asked;
};

test.each([
  ['raih', '/riwayat?from=2026-11-01&partner=11', '/customerearncsv/:clientId', { partnerId: '11' }],
  [
    'tukar',
    '/riwayat?tab=tukar&from=2026-11-01&type=prepaid',
    '/customerburncsv/:clientId',
    { type: 'prepaid' },
  ],
])('saves what the filter of %s lets through, under a name with today', async (tab, url, path, rest) => {
  serveEarns(server);
  serveBurns(server);
  const asked = serveFile(path, '\uFEFFTanggal;Poin\r\n21/11/2026;1500\r\n');
  await open(url);
  await download();
  const name = `poku-riwayat-${tab}-${jakartaDay(Date.now())}.csv`;
  await waitFor(() => expect([...saved.keys()]).toEqual([name]));
  expect(asked).toEqual([{ from: '2026-11-01', ...rest }]);
});

test('the file is UTF-8 and says so, once', async () => {
  serveEarns(server);
  serveFile('/customerearncsv/:clientId', '\uFEFFPartner\r\n"Café; ""Senja"""\r\n');
  await open('/riwayat');
  await download();
  await waitFor(() => expect(saved.size).toBe(1));
  const [file] = saved.values();
  expect(file?.type).toBe('text/csv;charset=utf-8');
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file?.arrayBuffer());
  expect(text).toBe('\uFEFFPartner\r\n"Café; ""Senja"""\r\n');
});

test('a failure is told in place, and the next press heals it', async () => {
  serveEarns(server);
  server.use(onCall.get('/customerearncsv/:clientId', () => failure(500)));
  await open('/riwayat');
  await download();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'File CSV belum bisa dibuat. Sistem sedang mengalami gangguan : 500',
  );
  expect(saved.size).toBe(0);
  serveFile('/customerearncsv/:clientId', 'Partner\r\n');
  await download();
  await waitFor(() => expect(saved.size).toBe(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
