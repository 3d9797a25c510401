/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { createClock } from '../../ports/clock';
import type { Message, MessagePort } from '../../ports/messages';
import { createTestDatabase } from '../../testing/database';
import { enqueueMessage } from './repository';
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
const rows = () =>
  db.rows<{ state: string; body: string | null; otp: string | null }>(sql`
  select state, body, otp from outbox order by id`);

test('processes that drain at the same time send each message once, then erase its text', async () => {
  const clock = createClock();
  const messages = carrier(0);
  for (let index = 0; index < 12; index += 1) await enqueue(`pesan ${index}`, clock.now());
  const services = [1, 2, 3].map(() => createOutboxService({ db, clock, messages }));
  await Promise.all(services.map((service) => service.drain()));
  expect(messages.carried.map((message) => message.text).sort()).toEqual(
    Array.from({ length: 12 }, (_, index) => `pesan ${index}`).sort(),
  );
  expect(new Set((await rows()).map((row) => JSON.stringify(row)))).toEqual(
    new Set([JSON.stringify({ state: 'sent', body: null, otp: null })]),
  );
});

test('a refused message is tried again later', async () => {
  const clock = createClock();
  const messages = carrier(1);
  const service = createOutboxService({ db, clock, messages });
  await enqueue('pesan', clock.now());
  await service.drain();
  expect(messages.carried).toHaveLength(0);
  expect(await service.drain()).toBe(0);
  clock.advance(2000);
  await service.drain();
  expect(messages.carried).toHaveLength(1);
});

test('a message is given up after five refusals', async () => {
  const clock = createClock();
  const service = createOutboxService({ db, clock, messages: carrier(99) });
  await enqueue('pesan', clock.now());
  for (let tries = 0; tries < 7; tries += 1) {
    await service.drain();
    clock.advance(60 * 60_000);
  }
  expect(await rows()).toMatchObject([{ state: 'failed' }]);
});
