import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aCustomer,
  aNotice,
  anInboxPage,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { page } from './inbox.page';

const server = startTestServer();
const LIST = '/customernotice/:clientId';

type Notice = ReturnType<typeof aNotice>;

/** An inbox on a server that counts what was read. */
async function openInbox(...notices: readonly Notice[]) {
  let rows = [...notices];
  const marked: unknown[] = [];
  server.use(
    onCall.get(LIST, () => envelope(anInboxPage(rows))),
    onCall.post('/readnotice', async ({ request }) => {
      marked.push(await request.json());
      rows = rows.map((row) => ({ ...row, isRead: true }));
      return envelope();
    }),
    onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())),
  );
  const { platform } = await createTestPlatform({
    member: aCustomer(),
    isKnownPath: (path) => path === '/riwayat',
  });
  const heard = jest.fn();
  platform.events.subscribe('notice.changed', heard);
  const rendered = renderPage(page, {
    platform,
    path: '/kotak-masuk',
    routes: { '/riwayat': 'Halaman riwayat', '/change-notification': 'Halaman pengaturan' },
  });
  return {
    ...rendered,
    marked,
    heard,
    arrive: (...arrived: readonly Notice[]) => {
      rows = [...arrived, ...rows].sort((one, other) => other.noticeId - one.noticeId);
      act(() => platform.events.publish('notice.changed', {}));
    },
  };
}
const titles = () =>
  screen.getAllByRole('link', { name: /\d\d:\d\d WIB/ }).map(({ textContent }) => textContent);

test('notices stand by day, what is new is marked and read up to the newest', async () => {
  const { marked, heard } = await openInbox(
    aNotice({ noticeId: 3, title: 'Ketiga', createdDate: new Date().toISOString() }),
    aNotice({
      noticeId: 2,
      title: 'Kedua',
      isRead: true,
      createdDate: new Date(Date.now() - 24 * 60 * 60_000).toISOString(),
    }),
    aNotice({ noticeId: 1, title: 'Pertama', isRead: true }),
  );
  const today = within(await screen.findByRole('list', { name: 'Hari ini' }));
  expect(today.getByRole('link', { name: /^Baru: Ketiga/ })).toHaveAttribute('href', '/riwayat');
  const listOf = (name: string) => within(screen.getByRole('list', { name }));
  expect(listOf('Kemarin').getByRole('link', { name: /^Kedua/ })).toBeVisible();
  expect(listOf('Sabtu, 21 Nov 2026').getByRole('link', { name: /^Pertama/ })).toBeVisible();
  await waitFor(() => expect(marked).toEqual([{ clientId: 'member-siti', noticeId: 3 }]));
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
});

test('what comes meanwhile stands on top, is marked once, and nothing new loses its mark', async () => {
  const { marked, arrive } = await openInbox(aNotice({ noticeId: 1, title: 'Pertama' }));
  await screen.findByRole('link', { name: /^Baru: Pertama/ });
  await waitFor(() => expect(marked).toHaveLength(1));
  arrive(aNotice({ noticeId: 2, title: 'Kedua' }));
  await screen.findByRole('link', { name: /^Baru: Kedua/ });
  await waitFor(() => expect(marked).toHaveLength(2));
  arrive(aNotice({ noticeId: 3, title: 'Ketiga' }));
  await screen.findByRole('link', { name: /^Baru: Ketiga/ });
  const begins = titles().map((text) => text?.slice(0, 11));
  expect(begins).toEqual(['Baru: Ketig', 'Baru: Kedua', 'Baru: Perta']);
});

test('a promotion that was written before what is on top comes to its own place', async () => {
  const { arrive, marked } = await openInbox(
    aNotice({ noticeId: 3, title: 'Ketiga', isRead: true }),
    aNotice({ noticeId: 1, title: 'Pertama', isRead: true }),
  );
  await screen.findByRole('link', { name: /^Ketiga/ });
  expect(marked).toEqual([]);
  arrive(aNotice({ noticeId: 2, title: 'Kedua' }));
  await screen.findByRole('link', { name: /^Baru: Kedua/ });
  expect(titles().map((text) => text?.replace(/^Baru: /, '').slice(0, 5))).toEqual([
    'Ketig',
    'Kedua',
    'Perta',
  ]);
  await waitFor(() => expect(marked).toEqual([{ clientId: 'member-siti', noticeId: 3 }]));
});

test('when more came than one reading has, the list begins anew', async () => {
  const { arrive } = await openInbox(aNotice({ noticeId: 1, title: 'Pertama', isRead: true }));
  await screen.findByRole('link', { name: /^Pertama/ });
  server.use(
    onCall.get(LIST, () => envelope(anInboxPage([aNotice({ noticeId: 9, title: 'Kesembilan' })], 'b'))),
  );
  arrive();
  await screen.findByRole('link', { name: /^Baru: Kesembilan/ });
  expect(screen.queryByRole('link', { name: /^Pertama/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Load more' })).toBeVisible();
});

test.each([
  '/tidak-ada',
  '//evil.example/riwayat',
  '/.//evil.example/riwayat',
  'https://evil.example/riwayat',
  '//',
  'x:',
])('a notice whose page %s is not there, or not of this site, leads nowhere', async (path) => {
  await openInbox(aNotice({ path, isRead: true }));
  expect(await screen.findByText('Poin masuk')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Poin masuk/ })).not.toBeInTheDocument();
});

test('a notice leads to what it is about', async () => {
  const { address } = await openInbox(aNotice({ path: '/riwayat?tab=tukar' }));
  await userEvent.click(await screen.findByRole('link', { name: /Poin masuk/ }));
  expect(address()).toBe('/riwayat?tab=tukar');
});

test('older ones come on demand, and stay when another comes', async () => {
  server.use(
    onCall.get(LIST, ({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor');
      return envelope(
        cursor === 'b'
          ? anInboxPage([aNotice({ noticeId: 1, title: 'Lama', isRead: true })])
          : anInboxPage([aNotice({ noticeId: 2, title: 'Muda', isRead: true })], 'b'),
      );
    }),
  );
  const { platform } = await createTestPlatform({ member: aCustomer() });
  renderPage(page, { platform, path: '/kotak-masuk' });
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('link', { name: /^Lama/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Muda/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  const more = [3, 2].map((noticeId) => aNotice({ noticeId, title: `Kabar ${noticeId}`, isRead: true }));
  server.use(
    onCall.get(LIST, () => envelope(anInboxPage(more, 'b'))),
    onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())),
  );
  act(() => platform.events.publish('notice.changed', {}));
  expect(await screen.findByRole('link', { name: /^Kabar 3/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Lama/ })).toBeVisible();
});

test('an empty inbox says what will come, marks nothing and leads to the settings', async () => {
  const { marked, address } = await openInbox();
  expect(await screen.findByText(/^Belum ada kabar untukmu/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Atur notifikasi' }));
  expect(address()).toBe('/change-notification');
  expect(marked).toEqual([]);
});

test('an inbox that cannot be read is told in place, and read again', async () => {
  server.use(onCall.get(LIST, () => failure(503)));
  const { platform } = await createTestPlatform({ member: aCustomer() });
  renderPage(page, { platform, path: '/kotak-masuk' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 503');
  server.use(onCall.get(LIST, () => envelope(anInboxPage([aNotice({ isRead: true })]))));
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('link', { name: /^Poin masuk/ })).toBeVisible();
});
