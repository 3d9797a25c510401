import {
  aBurn,
  aCustomer,
  anEarn,
  createTestPlatform,
  onCall,
  renderPage,
  startDesk,
  startTestServer,
  envelope,
} from '@poku/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { earns, serveBurns, serveEarns } from '../../testing/history-server';
import { startNearEnd } from '../../testing/near-end';
import { page } from './history.page';

const server = startTestServer(onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())));
const desk = startDesk();
startNearEnd();

const open = async (url = '/riwayat') => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  return renderPage(page, { platform, path: '/riwayat', url });
};
const table = (name: string) => screen.findByRole('table', { name });
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('on a desk what was earned is a table, each row with its day, partner, state and points', async () => {
  serveEarns(server, [
    anEarn({ partnerName: 'FitNusa', transactionDate: '2026-11-21T07:05:00Z' }),
    anEarn({
      partnerName: 'NusaPoin',
      transactionNumber: 'EARN-2',
      status: 1,
      transactionDate: '2026-11-20T17:30:00Z',
    }),
  ]);
  await open();
  const [head, first, second] = within(await table('Poin yang kamu raih')).getAllByRole('row');
  const names = within(head ?? document.body).getAllByRole('columnheader');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Tanggal', 'Partner', 'Status', 'Poin']);
  const [when, what, status, points] = cellsOf(first ?? document.body);
  expect(when).toBe('21 Nov 202614:05 WIB');
  expect(what).toMatch(/^FitNusa/);
  expect(status).toBe('Berhasil');
  expect(points).toMatch(/^\+[\d.]+$/);
  expect(cellsOf(second ?? document.body).slice(2)).toEqual(['Gagal', '0']);
  expect(screen.queryByRole('heading', { level: 2, name: /Nov 2026/ })).not.toBeInTheDocument();
});

test('what was spent is one too, with what it was paid with a press away', async () => {
  serveBurns(server, [aBurn({ totalTransaction: 4_100 })]);
  await open('/riwayat?tab=tukar');
  const [, first] = within(await table('Poin yang kamu tukar')).getAllByRole('row');
  expect(cellsOf(first ?? document.body).at(-1)).toBe('-4.100');
  await userEvent.click(within(first ?? document.body).getByRole('button', { name: 'Detail pembayaran' }));
  expect(within(first ?? document.body).getAllByRole('definition').length).toBeGreaterThan(0);
});

test('rows say which of how many they are, also those that come later', async () => {
  serveEarns(server, earns(12));
  await open();
  const rowsNow = async () => within(await table('Poin yang kamu raih')).getAllByRole('row');
  expect(await table('Poin yang kamu raih')).toHaveAttribute('aria-rowcount', '13');
  expect((await rowsNow()).map((row) => row.getAttribute('aria-rowindex'))).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('Partner 10');
  const all = await rowsNow();
  expect(all).toHaveLength(11);
  expect(all.at(-1)).toHaveAttribute('aria-rowindex', '11');
});

test('a window that gets narrower has the list by day again, with all rows that were loaded', async () => {
  serveEarns(server, earns(12));
  await open();
  await table('Poin yang kamu raih');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText('Partner 10');
  act(() => desk.leave());
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Sabtu, 21 Nov 2026' })).toBeInTheDocument();
  expect(screen.getAllByText(/^Partner \d+$/)).toHaveLength(10);
});
