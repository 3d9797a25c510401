import type { Random } from '@poku/tooling';
import type { ApiProcess } from '../api-process';
import type { World } from '../world';
import { dueQueues, nextDueNotice } from './notice.repository';
import { wibDay, wibHour, wibTime } from './wib';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const pollMs = 500;
/** Longest sleep: what is due is asked for then, as the real worker does every second. */
const longestMs = 10 * minuteMs;
const searchMs = 4 * hourMs;
/** Small batches, so that processes end between them. */
const batch = { decided: 15, searched: 9, promoted: 12, told: 10 } as const;
/** A defect must not become an endless loop. */
const mostRounds = 2000;

/** Hours of a world in which nobody searches for what ends: a day and more is missed. */
export interface Outage {
  readonly from: Date;
  readonly to: Date;
}

/** One outage in most worlds, which ends at noon. @param days how long the world lives */
export function drawOutage({ startedAt }: World, random: Random, days: number): Outage | undefined {
  if (days < 6 || random.chance(0.2)) return undefined;
  const day = wibDay(startedAt) + random.int(2, days - 4);
  return { from: wibTime(day, random.int(0, 23)), to: wibTime(day + random.int(1, 2), 12) };
}

/** Sends what is due of each queue of notices. */
async function drainAll({ schedule, db }: World, { outbox }: ApiProcess): Promise<void> {
  const due = await schedule.turn(() => dueQueues(db, schedule.clock.now()));
  for (const { channel, queue } of due) await outbox.drain(channel, queue);
}

async function exhaust(next: () => Promise<boolean>): Promise<void> {
  for (let round = 0; await next(); round += 1)
    if (round > mostRounds) throw new Error('A job of notices finds no end');
}

/** The jobs of notices of one process, until it ends: searches, decisions, promotions and what carries them. */
export async function workOnNotices(
  world: World,
  process: ApiProcess,
  random: Random,
  outage: Outage | undefined,
  isOver: () => boolean,
): Promise<void> {
  const { schedule, db } = world;
  const { notices, promotions, scans, expiry, life } = process;
  let searchAt = 0;
  let waitMs = 0;
  while (!isOver() && !life.isOver) {
    const now = schedule.clock.now();
    const isOut = outage !== undefined && outage.from <= now && now < outage.to;
    if (!isOut && now.getTime() >= searchAt) {
      await expiry.run(false);
      await exhaust(() => scans.next(batch.searched));
      // Soon after midnight, at a time of its own.
      const midnight = wibTime(wibDay(now) + 1).getTime() + random.int(0, 5 * minuteMs);
      searchAt = Math.min(now.getTime() + searchMs, midnight);
    }
    const due = await schedule.turn(() => nextDueNotice(db, schedule.clock.now()), waitMs);
    const isDue = (at: Date | null): boolean => at !== null && at <= schedule.clock.now();
    if (isDue(due.pages)) await exhaust(() => scans.tellWaiting(batch.told));
    if (isDue(due.promotions)) await exhaust(() => promotions.next(batch.promoted));
    const isBusy = [due.pages, due.promotions, due.notices].some(isDue);
    if (isBusy) await exhaust(() => notices.next(batch.decided));
    const hour = wibHour(schedule.clock.now());
    const isNight = hour < 8 || hour >= 21;
    if (isBusy || isDue(due.urgent) || (!isNight && isDue(due.messages))) await drainAll(world, process);
    const waits = [due.pages, due.promotions, due.notices, due.urgent, ...(isNight ? [] : [due.messages])]
      .map((at) => (at === null ? longestMs : at.getTime() - schedule.clock.now().getTime()))
      .filter((ms) => ms > 0);
    waitMs = Math.max(pollMs, Math.min(longestMs, ...waits));
  }
}
