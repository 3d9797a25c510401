import type { Tx } from './db/tx';
import type { AppDeps } from './deps';
import { forgetGrants } from './modules/access/grant.repository';
import { forgetTries } from './modules/access/guard.repository';
import { forgetResets } from './modules/access/reset.repository';
import { forgetSessions } from './modules/access/session.repository';
import { forgetUnclaimed } from './modules/earning/partner-purchase.repository';
import { forgetGifts } from './modules/gifts/repository';
import { forgetAttempts } from './modules/linkage/attempt.repository';
import { forgetPaces } from './modules/limits/repository';
import { forgetNotices } from './modules/notices/notice.repository';
import { forgetGuards } from './modules/otp/guard.repository';
import { forgetOtps } from './modules/otp/repository';
import { forgetSmsDays } from './modules/otp/sms-budget.repository';
import { forgetMessages } from './modules/outbox/repository';
import { forgetTakenEvents } from './modules/partner-events/repository';
import { forgetRefusedKeys } from './modules/payment/order.repository';
import { forgetRefusals } from './modules/redemptions/refusal.repository';
import { forgetSecurityEvents } from './modules/security/repository';
import { forgetVotes } from './modules/telemetry/repository';
import { forgetThrown } from './modules/telemetry/thrown.repository';
import { forgetStockAlerts } from './modules/stock-alerts/repository';
import { forgetLinks } from './modules/verification/repository';
import { after } from './ports/clock';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** An audit covers one year, and begins some time after its end. */
const securityKeptMs = 400 * dayMs;
/** Rows of one statement, so that none takes long. */
const batch = 1000;

/** Which rows are deleted, and how long after their last use. */
interface Rule {
  keptMs: number;
  /** Deletes at most `limit` rows that were last of use before a time; returns how many. */
  forget: (tx: Tx, before: Date, limit: number) => Promise<number>;
}

/** Spans are longer than anything asks for: docs/reliability.md names what that is for each. */
const rules: readonly Rule[] = [
  { keptMs: dayMs, forget: forgetTries },
  { keptMs: minuteMs, forget: forgetPaces },
  { keptMs: dayMs, forget: forgetGuards },
  { keptMs: dayMs, forget: forgetOtps },
  { keptMs: 7 * dayMs, forget: forgetSmsDays },
  { keptMs: dayMs, forget: forgetResets },
  { keptMs: 30 * dayMs, forget: forgetLinks },
  { keptMs: 30 * dayMs, forget: forgetGifts },
  { keptMs: 90 * dayMs, forget: forgetAttempts },
  { keptMs: dayMs, forget: forgetGrants },
  { keptMs: dayMs, forget: forgetSessions },
  { keptMs: dayMs, forget: forgetRefusedKeys },
  { keptMs: 30 * dayMs, forget: forgetRefusals },
  { keptMs: dayMs, forget: forgetVotes },
  { keptMs: 30 * dayMs, forget: forgetThrown },
  { keptMs: securityKeptMs, forget: forgetSecurityEvents },
  { keptMs: 7 * dayMs, forget: forgetMessages },
  { keptMs: 180 * dayMs, forget: forgetNotices },
  { keptMs: 30 * dayMs, forget: forgetStockAlerts },
  { keptMs: 7 * dayMs, forget: forgetTakenEvents },
  // As long as a report may be late; what is reported again later earns nothing.
  { keptMs: 90 * dayMs, forget: forgetUnclaimed },
];

/**
 * Forgets what nobody needs any more, in small statements, each a turn of its own, so that a reset waits for one at most. Several
 * processes may do so at once. Rejects when a statement fails; the rest is left for the next call then.
 * @param limit rows of one statement
 */
export async function forgetOld(
  { db, clock, turns }: Pick<AppDeps, 'db' | 'clock' | 'turns'>,
  limit = batch,
): Promise<void> {
  for (const { keptMs, forget } of rules) {
    const next = () => forget(db, after(clock.now(), -keptMs), limit);
    while ((await turns.take(next)) === limit);
  }
}
