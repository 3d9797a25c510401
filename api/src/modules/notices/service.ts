import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { recordMembersEvent } from '../live/repository';
import { enqueueNotices, type NoticeMessage } from '../outbox/repository';
import { toNotifications } from '../settings/channels';
import { browsersOf } from './browser.repository';
import { dueAtOf, isQuiet } from './day-hours';
import { decide, type Decided } from './decide';
import { postpone, saveDecided, takeDueCaused, takeDuePromotions, type DueRow } from './due.repository';
import { noticeChannels, ruleOf } from './kinds';
import { messagesOf } from './message';
import { openPromotionCap, type PromotionCap } from './promotion-cap';
import { readStill } from './still';

/** Notices of one transaction, which holds their rows. */
const batch = 250;
/** Of promotions, which come in a hundred thousand and leave the database to calls: nobody waits for one. */
const promotionBatch = 10;

/** The browsers of members, by member. */
async function endpointsOf(
  tx: Tx,
  due: readonly DueRow[],
  now: Date,
): Promise<ReadonlyMap<string, string[]>> {
  const members = [...new Set(due.map((row) => row.member_id))];
  const byMember = new Map<string, string[]>();
  for (const { member_id, endpoint } of await browsersOf(tx, members, now))
    byMember.set(member_id, [...(byMember.get(member_id) ?? []), endpoint]);
  return byMember;
}

function decideOn(row: DueRow, hasBrowser: boolean, isMoot: boolean, cap: PromotionCap): Decided {
  const rule = ruleOf(row.kind);
  const isEmailVerified = row.email_verified;
  const { isOn, channels } = toNotifications(row, isEmailVerified);
  const decided = decide(rule, row.promo_channels ?? rule.channels, {
    isOn,
    channels,
    isEmailVerified,
    hasBrowser,
    isCapped: row.kind === 'promo' && cap.isReached(row.member_id),
    isMoot,
  });
  if (row.kind === 'promo' && decided.isShown) cap.countShown(row.member_id);
  return decided;
}

/** Decides on notices and sends them (D66). */
export function createNoticeService({ db, clock, config }: Pick<AppDeps, 'db' | 'clock' | 'config'>) {
  /** Decides on notices whose rows the transaction holds. */
  const settle = async (tx: Tx, due: readonly DueRow[], now: Date): Promise<void> => {
    const cap = await openPromotionCap(tx, due, now);
    const endpoints =
      config.pushKey === undefined ? new Map<string, string[]>() : await endpointsOf(tx, due, now);
    const stillOf = await readStill(tx, due, now);
    const messages: NoticeMessage[] = [];
    const decided = due.map((row) => {
      const own = endpoints.get(row.member_id) ?? [];
      const still = stillOf(row);
      const said = typeof still === 'string' ? row : { ...row, ...still };
      const { isShown, inbox, channels } = decideOn(row, own.length > 0, still === 'over', cap);
      for (const channel of noticeChannels)
        if (channels[channel] === 'queued') messages.push(...messagesOf(config, said, channel, own, now));
      const deliveries = Object.entries({ inbox, ...channels }).map(([channel, decision]) => ({
        channel,
        decision,
      }));
      return { row, id: row.id, title: said.title, body: said.body, isShown, deliveries };
    });
    await saveDecided(
      tx,
      decided.map(({ id, title, body, isShown, deliveries }) => ({ id, title, body, isShown, deliveries })),
      now,
    );
    await enqueueNotices(tx, messages, now);
    const changed = decided.filter(({ row, isShown, body }) =>
      row.kind === 'promo' ? isShown : !isShown || body !== row.body,
    );
    const members = [...new Set(changed.map(({ row }) => row.member_id))];
    if (members.length > 0) await recordMembersEvent(tx, members, 'notice.changed', {}, now);
  };

  return {
    /**
     * Decides on notices that are due, at most `limit` of them: which channels each goes out by, with the member's settings as they
     * are now, and writes their messages with what is true now (points that end may have been spent since), all in one transaction, so
     * that each is decided on once whatever ends meanwhile. What waits for the day is put off to the morning between 21:00 and 8:00 WIB.
     * Promotions come when nothing else is due, fewer at a time. Any number of processes may do so at once. False when none was due.
     */
    next: (limit = batch): Promise<boolean> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const caused = await takeDueCaused(tx, now, limit);
        const taken =
          caused.length > 0 ? caused : await takeDuePromotions(tx, now, Math.min(limit, promotionBatch));
        if (taken.length === 0) return false;
        const isLate = (row: DueRow): boolean => isQuiet(now) && ruleOf(row.kind).waitsForDay;
        const late = taken.filter(isLate);
        if (late.length > 0)
          await postpone(
            tx,
            late.map((row) => ({ id: row.id, dueAt: dueAtOf(row.member_id, true, now) })),
          );
        const due = taken.filter((row) => !isLate(row));
        if (due.length > 0) await settle(tx, due, now);
        return true;
      }),
  };
}
