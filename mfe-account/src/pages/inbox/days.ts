import { formatWeekday, jakartaDay } from '@poku/domain/dates';
import type { InboxNotice } from '../../calls/inbox';
import { inboxWording } from '../../wording/inbox';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Notices of one day in Asia/Jakarta. */
export interface InboxDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly name: string;
  readonly notices: readonly InboxNotice[];
}

const nameOf = (day: string, now: number): string => {
  if (day === jakartaDay(now)) return inboxWording.today;
  if (day === jakartaDay(now - DAY_MS)) return inboxWording.yesterday;
  return formatWeekday(`${day}T00:00:00+07:00`);
};

/** Notices, newest first, by the day that they came. @param now ms since 1970 */
export function byDay(notices: readonly InboxNotice[], now: number): readonly InboxDay[] {
  const days = new Map<string, InboxNotice[]>();
  for (const notice of notices) {
    const day = jakartaDay(notice.createdAt);
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  return [...days].map(([day, ofDay]) => ({ day, name: nameOf(day, now), notices: ofDay }));
}
