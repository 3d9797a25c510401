import { after } from '../../ports/clock';
import { startOfJakartaDay } from '../ledger/jakarta';

const hourMs = 60 * 60_000;
/** Hours of WIB between which notices that can wait are sent (D66). */
const firstHour = 8;
const endHour = 21;
/** Those that waited for the morning go out within this span, not all at once. */
const spreadMs = 15 * 60_000;

const hoursOf = (now: Date) => {
  const midnight = startOfJakartaDay(now);
  return { opens: after(midnight, firstHour * hourMs), closes: after(midnight, endHour * hourMs) };
};

/** Whether it is between 21:00 and 8:00 WIB. */
export function isQuiet(now: Date): boolean {
  const { opens, closes } = hoursOf(now);
  return now < opens || now >= closes;
}

/** A number from 0 to below 1 that a text always has, spread evenly over texts. */
function shareOf(text: string): number {
  let hash = 0;
  for (const char of text) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0;
  return (Math.imul(hash, 2_654_435_761) >>> 0) / 2 ** 32;
}

/** When a notice that is written now goes out: at once, or in the morning if it waits for the day. @param memberId spreads them */
export function dueAtOf(memberId: string, waitsForDay: boolean, now: Date): Date {
  if (!waitsForDay || !isQuiet(now)) return now;
  const { opens } = hoursOf(now);
  const next = now < opens ? opens : after(opens, 24 * hourMs);
  return after(next, Math.floor(shareOf(memberId) * spreadMs));
}
