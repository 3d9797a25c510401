import {
  aCustomer,
  aWaitingEarn,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { earns, serveBurns, serveEarns, serveWaiting } from '../../testing/history-server';
import { page } from './history.page';

// The platform hears of changed points too, and reads the member.
const server = startTestServer(onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())));

const open = async (url = '/riwayat') => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  const change = () => act(() => platform.events.publish('points.changed', { clientId: 'member-siti' }));
  return { change, ...renderPage(page, { platform, path: '/riwayat', url }) };
};
const row = (number: number) => screen.findByText(`Partner ${number}`);
const section = () => screen.findByRole('region', { name: 'Menunggu' });
/** Lets the API answer readings of the earns when the test says so; tells how many wait. */
const holdEarns = () => {
  const held: (() => void)[] = [];
  server.use(
    onCall.get('/customerearn/:clientId', async () => {
      await new Promise<void>((resolve) => held.push(resolve));
      return failure(503);
    }),
  );
  return held;
};

test('points that begin to wait appear at once; the rows stay the same elements meanwhile and after', async () => {
  serveEarns(server, earns(5));
  const { change } = await open();
  const first = await row(1);
  serveWaiting(server, [aWaitingEarn()]);
  change();
  expect(screen.queryByRole('region', { name: 'Menunggu' })).not.toBeInTheDocument();
  expect(within(await section()).getByText('+50 poin')).toBeInTheDocument();
  expect(await row(1)).toBe(first);
});

test('points that can be spent leave what waits and come into the rows, and a debt comes and goes', async () => {
  serveEarns(server, [], { total: 0 });
  serveWaiting(server, [aWaitingEarn()]);
  const { change } = await open();
  await section();
  serveEarns(server, earns(1));
  serveWaiting(server, [], { debtPoint: 20 });
  change();
  expect(await row(1)).toBeInTheDocument();
  expect(screen.queryByText('Menunggu')).not.toBeInTheDocument();
  expect(screen.getByText(/^Utang: 20 poin\./)).toBeInTheDocument();
  serveWaiting(server);
  change();
  await waitFor(() => expect(screen.queryByText(/^Utang/)).not.toBeInTheDocument());
});

test('what was spent is read again too', async () => {
  serveBurns(server, []);
  const { change } = await open('/riwayat?tab=tukar');
  await screen.findByText('Belum ada poin yang kamu tukar.');
  serveBurns(server);
  change();
  expect(await screen.findByText('Kopi Susu Gratis')).toBeInTheDocument();
});

test('a list that grew is read with all its rows', async () => {
  serveEarns(server, earns(12));
  const view = await open();
  await userEvent.click(await screen.findByText('Load more'));
  await row(10);
  await waitFor(() => expect(view.address()).toBe('/riwayat?perPage=10'));
  const asked = serveEarns(server, earns(12));
  serveWaiting(server, [aWaitingEarn()]);
  view.change();
  await section();
  expect(await row(10)).toBeInTheDocument();
  expect(asked.map(({ perPage }) => perPage)).toEqual(['10']);
});

test('a list that grows while it is read again keeps its new rows, and is read with them', async () => {
  serveEarns(server, earns(12));
  const view = await open();
  await row(5);
  const held = holdEarns();
  view.change();
  await waitFor(() => expect(held).toHaveLength(1));
  const asked = serveEarns(server, earns(12));
  serveWaiting(server, [aWaitingEarn()]);
  await userEvent.click(screen.getByText('Load more'));
  await row(10);
  await section();
  expect(view.address()).toBe('/riwayat?perPage=10');
  expect(await row(10)).toBeInTheDocument();
  expect(asked.map(({ cursor, perPage }) => [cursor, perPage])).toEqual([
    ['5', '5'],
    [undefined, '10'],
  ]);
  held.forEach((answer) => answer());
});

test('a change while the page is read again reads it anew', async () => {
  serveEarns(server, earns(5));
  const { change } = await open();
  await row(5);
  const held = holdEarns();
  change();
  await waitFor(() => expect(held).toHaveLength(1));
  const asked = serveEarns(server, earns(5));
  serveWaiting(server, [aWaitingEarn()]);
  change();
  await section();
  expect(asked).toHaveLength(1);
  held.forEach((answer) => answer());
});

test('what cannot be read again stays, is told, and Coba lagi heals it', async () => {
  serveEarns(server, earns(5));
  serveWaiting(server, [aWaitingEarn()]);
  const { change } = await open();
  const first = await row(1);
  server.use(
    onCall.get('/customerearn/:clientId', () => failure(503)),
    onCall.get('/customersummaryearnpoin/:clientId', () => failure(503)),
    onCall.get('/customerwaitingearn/:clientId', () => failure(503)),
  );
  change();
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('Sistem sedang mengalami gangguan : 503');
  expect(await row(1)).toBe(first);
  expect(screen.getByText('1.500')).toBeInTheDocument();
  expect(await section()).toBeInTheDocument();
  serveEarns(server, earns(4));
  await userEvent.click(within(panel).getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.queryByText('Partner 5')).not.toBeInTheDocument();
  expect(screen.queryByText('Menunggu')).not.toBeInTheDocument();
});

test('a filter that cannot be read shows nothing of the list before it', async () => {
  serveEarns(server, earns(5));
  serveWaiting(server, [aWaitingEarn()]);
  const view = await open();
  await section();
  server.use(onCall.get('/customerearn/:clientId', () => failure(503)));
  await act(() => view.router.navigate('/riwayat?status=success'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText('Partner 1')).not.toBeInTheDocument();
  expect(screen.queryByText('Menunggu')).not.toBeInTheDocument();
});
