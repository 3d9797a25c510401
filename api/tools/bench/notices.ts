import { percentile } from '@poku/tooling';
import { sql } from 'drizzle-orm';
import { only } from '../../src/db/rows';
import { openPostgres } from '../../src/db/postgres';
import type { Tx } from '../../src/db/tx';
import { startOfJakartaDay } from '../../src/modules/ledger/jakarta';
import { isQuiet } from '../../src/modules/notices/day-hours';
import { after } from '../../src/ports/clock';
import { postgresServer } from '../databases/postgres-server';
import { purchases } from './purchase-data-api';
import { startWorkloadApi } from './start-workload-api';

const LIMITS = { queuedS: 60, p95: 1.1 };
const hourMs = 60 * 60_000;
const pollMs = 250;
/** Until the API's code is compiled as well as it will be, and the searches of the day are done. */
const warmUpMs = 45_000;

/** What is measured. */
interface Options {
  readonly members: number;
  readonly rounds: number;
  /** Purchases in a second, whatever the answers take. */
  readonly rate: number;
  /** How long purchases are watched after the queueing, while members are decided on, and alone before and after each promotion. */
  readonly seconds: number;
  readonly port: number;
}

const membersStatement = (members: number): string => `
insert into member (id, msisdn, email, email_verified, name, password_hash, onboarded, created_at)
  select 'bench-n-' || n, '+62898' || (10000000 + n), 'banyak' || n || '@contoh.id', true, 'Banyak Orang', '-', true, now()
  from generate_series(1, ${members}) n;`;

/** Buys at a rate until `isOver`, and gives how long each purchase took, in milliseconds. */
const buySteadily = async (
  port: number,
  rate: number,
  numbers: () => number,
  isOver: () => Promise<boolean>,
): Promise<number[]> => {
  const timesMs: number[] = [];
  const pending = new Set<Promise<void>>();
  const buy = async (): Promise<void> => {
    const { url, headers, body } = purchases.callOf(numbers());
    const start = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    const text = await answer.text();
    timesMs.push(performance.now() - start);
    if (!purchases.isDone(text)) throw new Error(`It was not bought: ${text}`);
  };
  const failures: unknown[] = [];
  const timer = setInterval(() => {
    const one: Promise<void> = buy()
      .catch((error: unknown) => void failures.push(error))
      .then(() => void pending.delete(one));
    pending.add(one);
  }, 1000 / rate);
  try {
    while (failures.length === 0 && !(await isOver()))
      await new Promise((resolve) => setTimeout(resolve, pollMs));
  } finally {
    clearInterval(timer);
    await Promise.all(pending);
  }
  if (failures.length > 0) throw failures[0];
  return timesMs;
};

/** Plans a promotion for everybody for now, by e-mail and SMS. */
const plan = (tx: Tx, id: string, now: Date): Promise<number> =>
  tx.run(sql`
    insert into notice_promotion (id, title, body, path, channels, segment, starts_at, state, scheduled_by, created_at)
    values (${id}, 'Promo', 'Kopi lebih hemat hari ini.', '/tukar', '{email,sms}', '{}', ${now}, 'planned', 'bench', ${now})`);

/** How far a promotion is: whether it is queued for all its members, and whether some of them are not decided on. */
const readProgress = async (tx: Tx, id: string): Promise<{ state: string; waits: boolean }> =>
  only(
    await tx.rows<{ state: string; waits: boolean }>(sql`
      select state, exists (select from notice where due_at is not null and kind = 'promo') as waits
      from notice_promotion where id = ${id}`),
  );

/** For how many members a promotion was queued, and how many of them were decided on. */
const count = async (tx: Tx, id: string): Promise<{ queued: number; decided: number }> =>
  only(
    await tx.rows<{ queued: number; decided: number }>(sql`
      select count(*)::int as queued, count(decided_at)::int as decided from notice where object = ${id}`),
  );

/** Takes back what a round left to do, so that the turn alone is alone. */
const takeBack = async (tx: Tx, id: string): Promise<void> => {
  await tx.run(sql`delete from notice where object = ${id}`);
  await tx.run(sql`delete from outbox`);
};

/**
 * Sends promotions to many members while others buy, in turns with buying alone. Sets the exit code 1 when queueing one for 100,000
 * members takes longer than a minute, or the purchases' 95th percentile is more than a tenth longer meanwhile.
 */
export const benchNotices = async ({ members, rounds, rate, seconds, port }: Options): Promise<void> => {
  const server = await postgresServer({ durable: true });
  if (!server)
    throw new Error('This needs PostgreSQL: set DATABASE_URL or put initdb and postgres on the PATH.');
  // Queueing may take longer than it should.
  const calls = rate * (warmUpMs / 1000 + rounds * (2 * LIMITS.queuedS + 3 * seconds));
  const api = await startWorkloadApi(server.url, purchases, {
    firstPort: port,
    processes: 1,
    calls,
    scripts: 1,
    more: membersStatement(members),
  });
  const db = openPostgres(api.databaseUrl, { maximum: 1, statementMs: 0 });
  let next = 10;
  const buy = (isOver: () => Promise<boolean>) => buySteadily(port, rate, () => (next += 1), isOver);
  const lasts = (ms: number) => {
    const end = performance.now() + ms;
    return () => Promise.resolve(performance.now() >= end);
  };
  try {
    // Promotions wait for the day: in the night it is made the next noon of WIB. The codes of the purchases end in a day.
    const now = new Date();
    const noon = after(startOfJakartaDay(after(now, 12 * hourMs)), 12 * hourMs);
    const isNight = isQuiet(now) || isQuiet(after(now, hourMs));
    const advanceMs = isNight ? noon.getTime() - now.getTime() : 0;
    await fetch(`http://127.0.0.1:${port}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceMs }),
    });
    await buy(lasts(warmUpMs));
    const alone: number[] = [];
    const beside: number[] = [];
    const tookS: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const id = `bench-${round}`;
      const before = await buy(lasts(seconds * 1000));
      const start = performance.now();
      await plan(db, id, after(new Date(), advanceMs));
      let queuedMs = 0;
      let queueing = 0;
      const during = await buy(async () => {
        const { state, waits } = await readProgress(db, id);
        if (state !== 'done') return false;
        if (queuedMs === 0) {
          queuedMs = performance.now() - start;
          queueing = Math.round((queuedMs / 1000) * rate);
        }
        return !waits || performance.now() - start >= queuedMs + seconds * 1000;
      });
      const roundMs = performance.now() - start;
      tookS.push(queuedMs / 1000);
      beside.push(...during);
      const { queued, decided } = await count(db, id);
      await takeBack(db, id);
      const without = [...before, ...(await buy(lasts(seconds * 1000)))];
      alone.push(...without);
      console.log(
        `round ${round}: ${queued} members queued in ${(queuedMs / 1000).toFixed(1)} s, ${decided} decided on within ` +
          `${(roundMs / 1000).toFixed(1)} s; 95th percentile of purchases ` +
          `${percentile(during, 95).toFixed(1)} ms meanwhile (${percentile(during.slice(0, queueing), 95).toFixed(1)} ms while queued), ` +
          `${percentile(without, 95).toFixed(1)} ms alone`,
      );
    }
    const ratio = percentile(beside, 95) / percentile(alone, 95);
    const slowestS = Math.max(...tookS);
    console.log(`queued in at most ${slowestS.toFixed(1)} s, at most ${LIMITS.queuedS} s for 100,000`);
    console.log(
      `95th percentile ${percentile(beside, 95).toFixed(1)} ms to ${percentile(alone, 95).toFixed(1)} ms: ` +
        `${ratio.toFixed(2)}, at most ${LIMITS.p95}`,
    );
    const isInTime = slowestS <= LIMITS.queuedS * Math.max(1, members / 100_000);
    process.exitCode = isInTime && ratio <= LIMITS.p95 ? 0 : 1;
  } finally {
    await db.close();
    await api.close();
    await server.stop();
  }
};
