/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { only } from '../../db/rows';
import type { Message } from '../../ports/messages';
import { sitiId, startTestApi, type TestApi } from '../../testing/api';
import { frozenClock } from '../../testing/clock';
import { decisionsOf, makeMembers, promote } from '../../testing/notices';
import { createOutboxService } from '../outbox/service';
import { createNoticeService } from './service';
import { tellMember } from './tell';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const noon = Date.parse('2026-11-26T05:00:00Z');
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({}, undefined, { clock: frozenClock(noon) });
});
beforeEach(async () => {
  await api.reset();
  await makeMembers(api.deps.db, [{ id: 'm-sari', isVerified: true, hasBrowser: true }], new Date(noon));
});
afterAll(() => api.close());

const now = () => api.deps.clock.now();
const work = async (): Promise<void> => {
  while (await createNoticeService(api.deps).next());
};
const arrived = (object: string, memberId = 'm-sari') =>
  api.deps.db.transaction((tx) =>
    tellMember(
      tx,
      { memberId, kind: 'points-arrived', object, data: { points: 50, partner: 'NusaPoin' } },
      now(),
    ),
  );
const decisions = () => decisionsOf(api.deps.db, 'm-sari');
const count = async (what: 'notice' | 'outbox' | 'member_event'): Promise<number> =>
  only(await api.deps.db.rows<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(what)}`)).n;

/** Drains the queues of notices with a carrier of its own, and gives what it carried. */
async function send(): Promise<Message[]> {
  const carried: Message[] = [];
  const messages = {
    keepsText: true,
    send: (message: Message) => {
      carried.push(message);
      return Promise.resolve();
    },
  };
  const outbox = createOutboxService({ ...api.deps, messages });
  for (const channel of ['push', 'email', 'sms'] as const)
    for (const queue of ['notice', 'day'] as const) await outbox.drain(channel, queue);
  return carried;
}

test('a notice stands in the inbox at once, is told to open pages, and goes out by push once', async () => {
  expect(await arrived('one')).toBe(true);
  expect(await arrived('one')).toBe(false);
  expect(await api.deps.db.rows(sql`select title, body, path, is_shown from notice`)).toEqual([
    { title: 'Poin masuk', body: '50 poin dari NusaPoin sudah masuk.', path: '/riwayat', is_shown: true },
  ]);
  expect(await api.deps.db.rows(sql`select member_id, name from member_event`)).toEqual([
    { member_id: 'm-sari', name: 'notice.changed' },
  ]);
  await work();
  expect(await send()).toMatchObject([
    {
      channel: 'push',
      endpoint: 'https://fcm.googleapis.com/fcm/send/m-sari',
      title: 'Poin masuk',
      path: '/riwayat',
    },
  ]);
  await work();
  expect(await send()).toEqual([]);
});

test('an abandoned transaction tells nobody', async () => {
  const broken = api.deps.db.transaction(async (tx) => {
    const data = { partner: 'NusaPoin' };
    await tellMember(tx, { memberId: 'm-sari', kind: 'link-ended', object: 'x', data }, now());
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  expect([await count('notice'), await count('member_event')]).toEqual([0, 0]);
});

test('the settings count as they are when it goes out, not when it was written', async () => {
  await arrived('one');
  await api.deps.db.run(sql`
    insert into notification_setting (member_id, is_on, sms_promo, sms_expired, email_promo, email_expired)
    values ('m-sari', false, true, true, true, true)`);
  await work();
  expect(await decisions()).toEqual({ 'points-arrived inbox': 'shown', 'points-arrived push': 'off' });
  expect(await count('outbox')).toBe(0);
});

test('at night it waits for the morning, also when it was written by day and nobody came to it before 21:00', async () => {
  api.deps.clock.advance(9 * hourMs - 1);
  await arrived('by day');
  api.deps.clock.advance(1);
  await arrived('at night');
  await work();
  expect([await decisions(), await count('outbox')]).toEqual([{}, 0]);
  api.deps.clock.advance(11 * hourMs - 1);
  await work();
  expect(await decisions()).toEqual({});
  api.deps.clock.advance(15 * minuteMs);
  await work();
  expect(await send()).toHaveLength(2);
});

test('what was decided on by day and not sent before 21:00 is not sent at night, and not when it is of no use any more', async () => {
  api.deps.clock.advance(9 * hourMs - minuteMs);
  await arrived('one');
  await work();
  api.deps.clock.advance(minuteMs);
  expect(await send()).toEqual([]);
  api.deps.clock.advance(11 * hourMs);
  expect(await send()).toHaveLength(1);
  await arrived('two');
  await work();
  api.deps.clock.advance(dayMs);
  expect(await send()).toEqual([]);
});

test('what somebody waits for is decided on before promotions that came earlier, and these in small pieces', async () => {
  for (let index = 0; index < 30; index += 1) await promote(api.deps.db, `promo-${index}`, ['m-sari'], now());
  api.deps.clock.advance(1000);
  await arrived('later');
  const decided = () =>
    api.deps.db.rows(sql`
      select kind, count(*)::int as n from notice where decided_at is not null group by kind order by kind`);
  const notices = createNoticeService(api.deps);
  await notices.next();
  expect(await decided()).toEqual([{ kind: 'points-arrived', n: 1 }]);
  await notices.next();
  expect(await decided()).toEqual([
    { kind: 'points-arrived', n: 1 },
    { kind: 'promo', n: 10 },
  ]);
  await work();
  expect(await decided()).toMatchObject([{ n: 1 }, { kind: 'promo', n: 30 }]);
});

test('three promotions in seven days are shown, whatever comes at once; the next ones are capped', async () => {
  for (const id of ['a', 'b', 'c', 'd']) await promote(api.deps.db, id, ['m-sari'], now());
  const workers = [1, 2, 3].map(() => createNoticeService(api.deps));
  for (let rounds = 0; rounds < 4; rounds += 1) await Promise.all(workers.map((one) => one.next(1)));
  const shown = () => api.deps.db.rows(sql`select object from notice where is_shown`);
  expect(await shown()).toHaveLength(3);
  const capped = await api.deps.db.rows(sql`
    select channel from notice_delivery where decision = 'capped' order by channel`);
  expect(capped).toEqual(['email', 'inbox', 'push', 'sms'].map((channel) => ({ channel })));
  api.deps.clock.advance(7 * dayMs - 1);
  await promote(api.deps.db, 'e', ['m-sari'], now());
  await work();
  expect(await shown()).toHaveLength(3);
  api.deps.clock.advance(1);
  await promote(api.deps.db, 'f', ['m-sari'], now());
  await work();
  expect(await shown()).toHaveLength(4);
});

test('of promotions that are decided on together three are shown, and what was never shown counts for nothing', async () => {
  const shown = () => api.deps.db.rows(sql`select object from notice where is_shown and kind = 'promo'`);
  await api.deps.db.run(sql`
    insert into notification_setting (member_id, is_on, sms_promo, sms_expired, email_promo, email_expired)
    values ('m-sari', false, true, true, true, true)`);
  for (const id of ['a', 'b', 'c']) await promote(api.deps.db, id, ['m-sari'], now());
  for (const object of ['1', '2', '3']) await arrived(object);
  const told = await count('member_event');
  await work();
  expect([await shown(), await count('member_event')]).toEqual([[], told]);
  await api.deps.db.run(sql`update notification_setting set is_on = true`);
  for (const id of ['d', 'e', 'f', 'g']) await promote(api.deps.db, id, ['m-sari'], now());
  await work();
  expect(await shown()).toHaveLength(3);
});

test('what somebody waits for wakes up at night, and nothing else', async () => {
  api.deps.clock.advance(10 * hourMs);
  const parcel = { name: 'Data 1 GB', number: '0812****0002', points: 5 };
  const payment = { order: 'PK-1', name: 'Kopi', wallet: 'DompetNusa', endsAt: now() };
  await api.deps.db.transaction(async (tx) => {
    const told = { memberId: 'm-sari', object: 'x' };
    await tellMember(tx, { ...told, kind: 'package-delivered', data: parcel }, now());
    await tellMember(tx, { ...told, kind: 'package-failed', data: parcel }, now());
    await tellMember(tx, { ...told, kind: 'payment-waits', data: payment }, now());
    await tellMember(tx, { ...told, kind: 'link-ended', data: { partner: 'NusaPoin' } }, now());
  });
  await work();
  expect(await decisions()).toEqual({
    'package-delivered inbox': 'shown',
    'package-delivered push': 'queued',
    'package-failed inbox': 'shown',
    'package-failed push': 'queued',
    'payment-waits inbox': 'shown',
    'payment-waits push': 'moot',
  });
  expect(await send()).toHaveLength(2);
});

test('only browsers whose sessions live get a push, also when a session ends between decision and sending', async () => {
  await arrived('one');
  await work();
  await api.deps.db.run(sql`update session set revoked_at = ${now()} where id = 's-m-sari'`);
  expect(await send()).toEqual([]);
  await arrived('two');
  await work();
  expect(Object.values(await decisions())).toContain('no-browser');
});

test.each([
  ['was not used for a week', sql`last_seen_at = created_at - interval '7 days'`],
  ['has come to its end', sql`absolute_end_at = created_at`],
  ['is another member’s', sql`member_id = ${sitiId}`],
])('a browser whose session %s gets nothing, whenever that was found', async (_name, change) => {
  const end = () => api.deps.db.run(sql`update session set ${change} where id = 's-m-sari'`);
  await arrived('one');
  await work();
  await end();
  expect(await send()).toEqual([]);
  await arrived('two');
  await work();
  expect(Object.values(await decisions())).toContain('no-browser');
});

test('each message of a notice is sent apart from codes, which wait behind none', async () => {
  await promote(api.deps.db, 'kopi', ['m-sari'], now(), ['sms']);
  await work();
  expect(await createOutboxService(api.deps).drain('sms')).toBe(0);
  const [sms] = await send();
  expect(sms).toMatchObject({ channel: 'sms', text: 'Poku: Diskon kopi' });
});

test('an e-mail greets by the first name, leads to the page and out again', async () => {
  const data = { partner: 'NusaPoin' };
  await api.deps.db.transaction((tx) =>
    tellMember(tx, { memberId: 'm-sari', kind: 'link-ended', object: 'x', data }, now()),
  );
  await work();
  const mail = (await send()).find(({ channel }) => channel === 'email');
  const link = 'http://localhost:3000/partner-linkage';
  expect(mail).toMatchObject({ to: 'm-sari@contoh.id', subject: 'NusaPoin tidak terhubung lagi', link });
  const unsubscribe = mail?.channel === 'email' ? (mail.unsubscribe ?? '') : '';
  expect(unsubscribe).toMatch(
    /^http:\/\/localhost:3000\/gateway\/notices\/unsubscribe\/[\w-]+\.all\.[\w-]{43}$/,
  );
  expect(mail?.text.split('\n\n')).toEqual([
    'Hai Sari,',
    'Hubungan dengan NusaPoin diakhiri. Poinmu di NusaPoin tetap milikmu; hubungkan lagi kapan saja.',
    link,
    'Poku',
    'Tidak mau email seperti ini lagi? Berhenti di sini:',
    unsubscribe,
  ]);
});

test('a promotion that arrives is told to open pages when it goes out', async () => {
  await promote(api.deps.db, 'kopi', ['m-sari', sitiId], now());
  expect(await count('member_event')).toBe(0);
  await work();
  expect(await api.deps.db.rows(sql`select member_id from member_event order by 1`)).toEqual([
    { member_id: sitiId },
    { member_id: 'm-sari' },
  ]);
});

test('the sandbox shows a push beside SMS and e-mails, by the member’s number', async () => {
  await arrived('one', sitiId);
  await api.deps.db.run(sql`update push_subscription set member_id = ${sitiId}`);
  await api.deps.db.run(sql`update session set member_id = ${sitiId} where id = 's-m-sari'`);
  await work();
  const { data } = await api.call('GET', '/sandbox/outbox?to=081200000002');
  expect(data).toMatchObject([
    {
      channel: 'push',
      to: '+6281200000002',
      text: 'Poin masuk: 50 poin dari NusaPoin sudah masuk.',
      link: 'http://localhost:3000/riwayat',
    },
  ]);
});

test('a process without a push key decides that no browser takes anything', async () => {
  await arrived('one');
  const config = { ...api.deps.config, pushKey: undefined };
  await createNoticeService({ ...api.deps, config }).next();
  expect(await decisions()).toMatchObject({ 'points-arrived push': 'no-browser' });
});

test.each(['//evil.example', '/\\evil.example', 'tukar', ''])(
  'the database keeps no notice that leads to %j, which is no path of the site',
  async (path) => {
    const write = api.deps.db.run(sql`
      insert into notice (member_id, kind, object, title, body, path, created_at, is_shown)
      values ('m-sari', 'promo', 'x', 'Promo', 'Kopi', ${path}, ${now()}, false)`);
    await expect(write).rejects.toThrow(/notice_path_check/);
  },
);

test('a notice may lead to the home', async () => {
  await api.deps.db.run(sql`
    insert into notice (member_id, kind, object, title, body, path, created_at, is_shown)
    values ('m-sari', 'promo', 'x', 'Promo', 'Kopi', '/', ${now()}, false)`);
  expect(await count('notice')).toBe(1);
});
