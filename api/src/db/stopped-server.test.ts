// @database either: it is tried on a server of its own.
import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { only } from './rows';
import { migrate } from './migrate';
import { apiMigrations } from './open';
import { openPostgres, type PoolSettings } from './postgres';
import { agusId, sitiId, startTestApi, type Answer, type TestApi } from '../testing/api';
import { startLocalServer, type LocalServer } from './local-server';

/** The server; undefined on a machine that has no PostgreSQL, where nothing of this can be tried. */
let server: LocalServer | undefined;
let databases = 0;

beforeAll(async () => {
  server = await startLocalServer(false);
});
afterAll(() => server?.stop());

/** The API on a database of its own, with the limits of a pool; nothing where there is no server. */
async function onServer(
  work: (place: { api: TestApi; server: LocalServer; url: string; admin: Database }) => Promise<void>,
  limits: PoolSettings = {},
): Promise<void> {
  if (server === undefined) return;
  const admin = openPostgres(server.url, { maximum: 1, statementMs: 0 });
  const name = `poku_${(databases += 1)}`;
  await admin.run(sql`create database ${sql.identifier(name)}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const filler = openPostgres(url.href, { maximum: 1, statementMs: 0 });
  await migrate(filler, apiMigrations());
  await filler.close();
  const api = await startTestApi({}, undefined, {
    db: openPostgres(url.href, { connectMs: 60_000, ...limits }),
  });
  try {
    await work({ api, server, url: url.href, admin });
  } finally {
    server.thaw();
    await api.close();
    await admin.close();
  }
}

const asks = (count: number, ask: () => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, ask));
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
};
const isUnready = (api: TestApi, reason: string) => async (): Promise<boolean> => {
  const { status, data } = await api.call('GET', '/health/ready');
  return status === 503 && JSON.stringify(data) === JSON.stringify({ reason });
};
const isReady = async (api: TestApi): Promise<boolean> =>
  (await api.call('GET', '/health/ready')).status === 200;

test('while the database stands still every call is answered with 503, and all is well when it goes on', () =>
  onServer(async ({ api, server: stopped }) => {
    const token = await api.login();
    const ask = () => api.call('GET', `/customerdetail/${sitiId}`, { token });
    await asks(20, ask);
    stopped.freeze();
    // More than there are connections: those that wait for one are answered as well.
    for (const { status, responseCode, headers } of await asks(40, ask)) {
      expect({ status, responseCode }).toEqual({ status: 503, responseCode: 503 });
      expect(headers.get('retry-after')).toBe('5');
    }
    expect(await isUnready(api, 'database')()).toBe(true);
    expect((await api.call('GET', '/health/live')).status).toBe(200);
    stopped.thaw();
    await until(() => isReady(api));
    expect((await ask()).responseCode).toBe(200);
  }));

test('a transaction that the database does not answer is given up, and nothing of it stays', () =>
  onServer(
    async ({ api: { deps }, server: stopped }) => {
      const { db } = deps;
      await db.run(sql`create table note (text text)`);
      const write = db.transaction(async (tx) => {
        await tx.run(sql`insert into note (text) values ('lost')`);
        stopped.freeze();
        await tx.run(sql`insert into note (text) values ('never')`);
      });
      await expect(write).rejects.toMatchObject({ name: 'UnavailableError' });
      stopped.thaw();
      expect(await db.rows(sql`select text from note`)).toEqual([]);
    },
    { statementMs: 500 },
  ));

test('a call whose connections end is a 503, and a mistake of ours stays a 500', () =>
  onServer(async ({ api, admin }) => {
    const token = await api.login();
    const ask = () => api.call('GET', `/customerdetail/${sitiId}`, { token });
    const { db } = api.deps;
    const cut = db.transaction(async (tx) => {
      const { pid } = only(await tx.rows<{ pid: number }>(sql`select pg_backend_pid() as pid`));
      await admin.rows(sql`select pg_terminate_backend(${pid}::int)`);
      await tx.rows(sql`select 1`);
    });
    await expect(cut).rejects.toMatchObject({ name: 'UnavailableError' });
    await db.script('alter table voucher rename column stock to stock_elsewhere');
    expect((await api.call('GET', '/voucherdetail/x?voucherId=1001&redemptionRuleId=R1001')).status).toBe(
      500,
    );
    expect((await ask()).status).toBe(200);
  }));

test('a lock that is not given and a database that takes no writing are 503', () =>
  onServer(
    async ({ api, url, admin }) => {
      const token = await api.login();
      const other = openPostgres(url, { maximum: 1 });
      const { db } = api.deps;
      await other.transaction(async (tx) => {
        await tx.run(sql`lock table member in access exclusive mode`);
        await expect(db.rows(sql`select 1 from member`)).rejects.toMatchObject({
          name: 'UnavailableError',
          code: '55P03',
        });
      });
      await other.close();
      const name = new URL(url).pathname.slice(1);
      await admin.run(sql`alter database ${sql.identifier(name)} set default_transaction_read_only = on`);
      await admin.rows(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`);
      await until(isUnready(api, 'read-only'));
      const body = { clientId: sitiId, interestIds: [] };
      expect((await api.call('POST', '/customerinterest', { token, body })).status).toBe(503);
    },
    { lockMs: 100 },
  ));

test('a database whose disk takes no more is not ready', () =>
  onServer(async ({ api, url, admin }) => {
    expect(await isReady(api)).toBe(true);
    const name = new URL(url).pathname.slice(1);
    await admin.run(sql`alter database ${sql.identifier(name)} set temp_file_limit = 0`);
    await admin.rows(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`);
    await until(isUnready(api, 'disk'));
  }));

/** How many connections to the database wait for a lock. */
const waitingForLocks = async (db: Database): Promise<number> =>
  only(
    await db.rows<{ count: number }>(sql`
      select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'`),
  ).count;
/** As long as it takes on a busy machine. */
const patient = { callMs: 60_000, lockMs: 60_000, statementMs: 60_000 };

test('one member’s calls have a part of the connections, and everybody else’s pass', () =>
  onServer(async ({ api, url }) => {
    const siti = await api.login();
    const agus = await api.login('081200000003');
    const other = openPostgres(url, { maximum: 2, statementMs: 0, pauseMs: 0 });
    const body = { clientId: sitiId, interestIds: [] };
    const choose = () => api.call('POST', '/customerinterest', { token: siti, body });
    let calls: Promise<Answer[]> | undefined;
    await other.transaction(async (tx) => {
      await tx.run(sql`select 1 from member where id = ${sitiId} for update`);
      calls = asks(40, choose);
      await until(async () => (await waitingForLocks(other)) === 4);
      expect((await api.call('GET', '/category/x')).status).toBe(200);
      expect((await api.call('GET', `/customerdetail/${agusId}`, { token: agus })).status).toBe(200);
      expect(await waitingForLocks(other)).toBe(4);
    });
    expect(new Set((await calls)?.map(({ responseCode }) => responseCode))).toEqual(new Set([200]));
    await other.close();
  }, patient));

test('the guests of one address have a part of the connections, and its members pass', () =>
  onServer(async ({ api, url }) => {
    const agus = await api.login('081200000003');
    const other = openPostgres(url, { maximum: 2, statementMs: 0, pauseMs: 0 });
    let calls: Promise<Answer[]> | undefined;
    await other.transaction(async (tx) => {
      await tx.run(sql`lock table category in access exclusive mode`);
      calls = asks(40, () => api.call('GET', '/category/x'));
      await until(async () => (await waitingForLocks(other)) === 4);
      expect((await api.call('GET', `/customerdetail/${agusId}`, { token: agus })).status).toBe(200);
      expect(await waitingForLocks(other)).toBe(4);
    });
    expect(new Set((await calls)?.map(({ status }) => status))).toEqual(new Set([200]));
    await other.close();
  }, patient));
