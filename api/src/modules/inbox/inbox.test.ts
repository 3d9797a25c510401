/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { customerDetailCall } from '@poku/domain/calls/customer-detail';
import { inboxCall } from '@poku/mfe-account/calls/inbox';
import { sql } from 'drizzle-orm';
import { agusId, answerTo, sitiId, startTestApi, type TestApi } from '../../testing/api';
import { insertNotice } from '../notices/notice.repository';

let api: TestApi;
let siti: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.reset();
  siti = await api.login();
});
afterAll(() => api.close());

let objects = 0;
const notify = (memberId: string, title: string, isShown = true) =>
  api.deps.db.transaction((tx) =>
    insertNotice(
      tx,
      {
        memberId,
        kind: 'points-arrived',
        object: String((objects += 1)),
        title,
        body: 'Isi',
        path: '/riwayat',
        isShown,
        dueAt: null,
      },
      api.deps.clock.now(),
    ),
  );
const readPage = async (query = '') =>
  answerTo(inboxCall, await api.call('GET', `/customernotice/${sitiId}${query}`, { token: siti }));
const titles = async (query?: string) => (await readPage(query)).rows.map(({ title }) => title);
const markUpTo = (noticeId: number, clientId = sitiId) =>
  api.call('POST', '/readnotice', { token: siti, body: { clientId, noticeId } });
const unread = async () =>
  answerTo(customerDetailCall, await api.call('GET', `/customerdetail/${sitiId}`, { token: siti }))
    .unreadNotices;
const events = async (memberId: string) =>
  (
    await api.deps.db.rows(
      sql`select 1 from member_event where member_id = ${memberId} and name = 'notice.changed'`,
    )
  ).length;

test('the inbox has the member’s own shown notices, the newest first', async () => {
  await notify(sitiId, 'Satu');
  await notify(agusId, 'Untuk Agus');
  await notify(sitiId, 'Diam', false);
  await notify(sitiId, 'Dua');
  const { rows, unread: count, nextCursor } = await readPage();
  expect(rows).toMatchObject([
    { title: 'Dua', body: 'Isi', path: '/riwayat', kind: 'points-arrived', isRead: false },
    { title: 'Satu', isRead: false },
  ]);
  expect([count, nextCursor]).toEqual([2, null]);
});

test('pages go on by cursor and miss nothing when a notice comes meanwhile', async () => {
  for (const title of ['1', '2', '3', '4', '5']) await notify(sitiId, title);
  const first = await readPage('?perPage=2');
  await notify(sitiId, '6');
  const second = await readPage(`?perPage=2&cursor=${first.nextCursor ?? ''}`);
  const third = await readPage(`?perPage=2&cursor=${second.nextCursor ?? ''}`);
  expect([first, second, third].map(({ rows }) => rows.map(({ title }) => title))).toEqual([
    ['5', '4'],
    ['3', '2'],
    ['1'],
  ]);
  expect(third.nextCursor).toBeNull();
  expect(await titles('?perPage=1')).toEqual(['6']);
  expect(await readPage('?perPage=6')).toMatchObject({ rows: { length: 6 }, nextCursor: null });
});

test.each(['x', 'WyJ4IiwxLCIiXQ', 'e30'])('the cursor %s is a 400 that names it', async (cursor) => {
  const answer = await api.call('GET', `/customernotice/${sitiId}?cursor=${cursor}`, { token: siti });
  expect(answer).toMatchObject({ status: 400, data: { field: 'cursor' } });
});

test('what was read up to a notice counts no longer, and open pages hear it once', async () => {
  for (const title of ['1', '2', '3']) await notify(sitiId, title);
  expect(await unread()).toBe(3);
  const told = await events(sitiId);
  const [, middle] = (await readPage()).rows;
  expect(await markUpTo(middle?.id ?? 0)).toMatchObject({ responseCode: 200 });
  await markUpTo(middle?.id ?? 0);
  expect((await readPage()).rows.map(({ isRead }) => isRead)).toEqual([false, true, true]);
  expect(await unread()).toBe(1);
  expect(await events(sitiId)).toBe(told + 1);
});

test('what is not shown yet is told to nobody, and marked by nobody', async () => {
  await notify(sitiId, 'Promo', false);
  expect(await events(sitiId)).toBe(0);
  await markUpTo(Number.MAX_SAFE_INTEGER);
  await api.deps.db.run(sql`update notice set is_shown = true`);
  expect(await unread()).toBe(1);
});

test('nobody reads or marks the notices of another member', async () => {
  await notify(agusId, 'Untuk Agus');
  expect(await api.call('GET', `/customernotice/${agusId}`, { token: siti })).toMatchObject({
    responseCode: 204,
  });
  expect(await markUpTo(Number.MAX_SAFE_INTEGER, agusId)).toMatchObject({ responseCode: 204 });
  await markUpTo(Number.MAX_SAFE_INTEGER);
  const rows = await api.deps.db.rows(sql`select 1 from notice where read_at is null`);
  expect(rows).toHaveLength(1);
});
