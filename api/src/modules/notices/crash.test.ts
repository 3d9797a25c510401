/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { createRandom } from '@poku/tooling';
import { sql } from 'drizzle-orm';
import type { Message } from '../../ports/messages';
import { Crash, createLife, mortalDatabase } from '../../simulation/crash';
import { createSchedule } from '../../simulation/schedule';
import { startTestApi, type TestApi } from '../../testing/api';
import { makeMembers, promote } from '../../testing/notices';
import { createOutboxService } from '../outbox/service';
import { createNoticeService } from './service';
import { tellMember } from './tell';

const noon = Date.parse('2026-11-26T05:00:00Z');
const hourMs = 60 * 60_000;
const ids = Array.from({ length: 40 }, (_, index) => `m-${String(index).padStart(2, '0')}`);
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/**
 * Two workers on one queue, each of which ends after some of its awaits, a carrier's answers among them, and is replaced until there
 * were `kills` of them and nothing is left to do.
 */
async function workUntilDone(seed: number, kills: number): Promise<{ carried: Message[]; killed: number }> {
  const random = createRandom(seed);
  const schedule = createSchedule(random, noon);
  const carried: Message[] = [];
  let killed = 0;
  const live = async (): Promise<boolean> => {
    const end = killed < kills ? 1 + random.int(0, 11) : Infinity;
    const life = createLife(
      (point) => point >= end,
      () => {
        killed += 1;
      },
    );
    const deps = {
      ...api.deps,
      db: mortalDatabase(api.deps.db, schedule, life),
      clock: schedule.clock,
      messages: {
        keepsText: true,
        send: (message: Message) => life.around(() => Promise.resolve(void carried.push(message))),
      },
    };
    const notices = createNoticeService(deps);
    const outbox = createOutboxService(deps);
    try {
      while (await notices.next(3));
      for (const channel of ['push', 'email', 'sms'] as const) await outbox.drain(channel, 'day');
      return !life.isOver;
    } catch (error) {
      if (error instanceof Crash) return false;
      throw error;
    }
  };
  const worker = async (): Promise<void> => {
    // A lease of a message whose worker is gone ends after a minute.
    for (let quiet = 0; quiet < 3;) {
      quiet = (await live()) && killed >= kills ? quiet + 1 : 0;
      await schedule.sleep(65_000);
    }
  };
  schedule.spawn(worker);
  schedule.spawn(worker);
  await schedule.run();
  return { carried, killed };
}

test.each([1, 2, 3])(
  'two workers that are killed 50 times decide on each notice once, and each message has one reference (seed %d)',
  async (seed) => {
    const { db } = api.deps;
    const at = new Date(noon);
    await makeMembers(
      db,
      ids.map((id) => ({ id, isVerified: true, hasBrowser: true })),
      at,
    );
    await db.transaction(async (tx) => {
      for (const id of ids)
        await tellMember(
          tx,
          { memberId: id, kind: 'points-arrived', object: 'one', data: { points: 5, partner: 'NusaPoin' } },
          at,
        );
    });
    await promote(db, 'kopi', ids, at, ['email', 'sms']);
    const { carried, killed } = await workUntilDone(seed, 50);
    expect(killed).toBeGreaterThanOrEqual(50);
    const wanted = ids.flatMap((id, index) => {
      const phone = `+62899${String(index).padStart(8, '0')}`;
      return [`push ${phone}`, `email ${id}@contoh.id`, `sms ${phone}`];
    });
    const byReference = new Map(
      carried.map((message) => [message.reference, `${message.channel} ${message.to}`]),
    );
    expect([...byReference.values()].sort()).toEqual(wanted.sort());
    expect(await db.rows(sql`select 1 from notice where due_at is not null`)).toEqual([]);
    expect(
      await db.rows(
        sql`select 1 from outbox where state <> 'sent' and created_at < ${new Date(noon + hourMs)}`,
      ),
    ).toEqual([]);
  },
);
