/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { after, createClock } from '../../ports/clock';
import { NobodyThere, type Message, type MessagePort } from '../../ports/messages';
import { createTestDatabase } from '../../testing/database';
import { makeMembers } from '../../testing/notices';
import { enqueueMessage, enqueueNotices } from './repository';
import { createOutboxService } from './service';

let db: Database;

beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(() => db.run(sql`truncate outbox`));
afterAll(() => db.close());

/** A carrier that refuses the first messages. */
function carrier(refusals: number): MessagePort & { carried: Message[] } {
  const carried: Message[] = [];
  let left = refusals;
  return {
    carried,
    keepsText: false,
    send(message) {
      left -= 1;
      if (left >= 0) return Promise.reject(new Error('busy'));
      carried.push(message);
      return Promise.resolve();
    },
  };
}
const enqueue = (text: string, now: Date) =>
  enqueueMessage(db, { channel: 'sms', to: '+6281200000002', text, otp: '123456' }, now);
const mail = {
  channel: 'email',
  to: 'siti@contoh.id',
  subject: 'Verifikasi',
  text: 'Hai\n\nhttp://localhost/verification/x',
  link: 'http://localhost/verification/x',
} as const;
const rows = () =>
  db.rows<{ state: string; subject: string | null; body: string | null; otp: string | null }>(sql`
  select state, subject, body, otp, link from outbox order by id`);
const erased = { subject: null, body: null, otp: null, link: null };

test('processes that drain at the same time send each message once, then erase its text', async () => {
  const clock = createClock();
  const messages = carrier(0);
  for (let index = 0; index < 12; index += 1) await enqueue(`pesan ${index}`, clock.now());
  const services = [1, 2, 3].map(() => createOutboxService({ db, clock, messages }));
  await Promise.all(services.map((service) => service.drain('sms')));
  expect(messages.carried.map((message) => message.text).sort()).toEqual(
    Array.from({ length: 12 }, (_, index) => `pesan ${index}`).sort(),
  );
  expect(new Set((await rows()).map((row) => JSON.stringify(row)))).toEqual(
    new Set([JSON.stringify({ state: 'sent', ...erased })]),
  );
});

test('an e-mail goes with its subject and link, and nothing of it stays', async () => {
  const clock = createClock();
  const messages = carrier(0);
  await enqueueMessage(db, mail, clock.now());
  expect(await createOutboxService({ db, clock, messages }).drain('email')).toBe(1);
  expect(messages.carried).toEqual([
    { ...mail, reference: expect.stringMatching(/^\d+-[0-9a-z]+$/) as string },
  ]);
  expect(await rows()).toEqual([{ state: 'sent', ...erased }]);
});

test('a refused message is tried again later', async () => {
  const clock = createClock();
  const messages = carrier(1);
  const service = createOutboxService({ db, clock, messages });
  await enqueue('pesan', clock.now());
  await service.drain('sms');
  expect(messages.carried).toHaveLength(0);
  expect(await service.drain('sms')).toBe(0);
  clock.advance(2000);
  await service.drain('sms');
  expect(messages.carried).toHaveLength(1);
});

test('a message is given up after five refusals, and its text is erased', async () => {
  const clock = createClock();
  const messages = carrier(99);
  const service = createOutboxService({ db, clock, messages });
  await enqueue('pesan', clock.now());
  let tried = 0;
  for (let rounds = 0; rounds < 7; rounds += 1) {
    tried += await service.drain('sms');
    clock.advance(60 * 60_000);
  }
  expect(tried).toBe(5);
  expect(await rows()).toEqual([{ state: 'failed', ...erased }]);
});

test('the sandbox keeps what it sent and what it could not send', async () => {
  const clock = createClock();
  await enqueueMessage(db, mail, clock.now());
  const refusing = createOutboxService({ db, clock, messages: { ...carrier(99), keepsText: true } });
  for (let rounds = 0; rounds < 5; rounds += 1) {
    await refusing.drain('email');
    clock.advance(60 * 60_000);
  }
  expect(await rows()).toMatchObject([{ state: 'failed', body: mail.text, link: mail.link }]);
});

test('a mail server that takes its time holds up neither an SMS nor another call', async () => {
  const clock = createClock();
  let answer = (): void => undefined;
  let arrived = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  const isAsked = new Promise<void>((resolve) => (arrived = resolve));
  const sent: string[] = [];
  const messages: MessagePort = {
    keepsText: false,
    async send(message) {
      if (message.channel === 'email') {
        arrived();
        await isAnswered;
      }
      sent.push(message.channel);
    },
  };
  const service = createOutboxService({ db, clock, messages });
  await enqueueMessage(db, mail, clock.now());
  await enqueue('pesan', clock.now());
  const slow = service.drain('email');
  await isAsked;
  await service.drain('sms');
  expect(sent).toEqual(['sms']);
  expect((await rows()).map((row) => row.state)).toEqual(['waiting', 'sent']);
  answer();
  await slow;
  expect(sent).toEqual(['sms', 'email']);
});

test('a message whose process died is sent by another one after a minute', async () => {
  const clock = createClock();
  await enqueue('pesan', clock.now());
  const dead = createOutboxService({
    db,
    clock,
    messages: { keepsText: false, send: () => new Promise<void>(() => undefined) },
  });
  void dead.drain('sms');
  const isTaken = async () => (await db.rows(sql`select 1 from outbox where attempts = 1`)).length === 1;
  while (!(await isTaken())) await new Promise((resolve) => setImmediate(resolve));
  const messages = carrier(0);
  const other = createOutboxService({ db, clock, messages });
  clock.advance(59_000);
  expect(await other.drain('sms')).toBe(0);
  clock.advance(1000);
  expect(await other.drain('sms')).toBe(1);
  expect(messages.carried).toHaveLength(1);
});

test('a browser that is gone is forgotten, its message is given up at once, and another failure keeps both', async () => {
  const clock = createClock();
  const endpoint = 'https://fcm.googleapis.com/fcm/send/gone';
  const member = { id: 'm-push', isVerified: true, hasBrowser: true };
  await makeMembers(db, [member], clock.now());
  await db.run(sql`update push_subscription set endpoint = ${endpoint}`);
  const push = {
    channel: 'push',
    to: '+62811',
    endpoint,
    title: 'Halo',
    text: 'Hai',
    path: '/',
    tag: 'n1',
  } as const;
  const endsAt = after(clock.now(), 60_000);
  await enqueueNotices(db, [{ ...push, queue: 'notice', notice: 1, endsAt }], clock.now());
  const tries: Message[] = [];
  const answers: Error[] = [new Error('busy'), new NobodyThere('gone')];
  const messages: MessagePort = {
    keepsText: false,
    send(message) {
      tries.push(message);
      return Promise.reject(answers.shift() ?? new Error('asked again'));
    },
  };
  const service = createOutboxService({ db, clock, messages });
  const known = () => db.rows(sql`select 1 from push_subscription where endpoint = ${endpoint}`);
  await service.drain('push', 'notice');
  expect([await known(), (await rows())[0]?.state]).toEqual([[{ '?column?': 1 }], 'waiting']);
  clock.advance(2000);
  await service.drain('push', 'notice');
  expect(await known()).toEqual([]);
  expect(await db.rows(sql`select state, body, endpoint from outbox`)).toEqual([
    { state: 'failed', body: null, endpoint: null },
  ]);
  const [first, second] = tries;
  expect(first).toMatchObject({ ...push, isUrgent: true, keys: { p256dh: 'key', auth: 'secret' } });
  expect(second?.reference).toBe(first?.reference);
});
