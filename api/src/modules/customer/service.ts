import type { TierProgress } from '@poku/mfe-account/calls/tier';
import type { CustomerDetail } from '@poku/domain/calls/customer-detail';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { listRunning } from '../coupons/repository';
import { countUnread } from '../inbox/repository';
import { ledger } from '../ledger/service';
import { listOpenLinks } from '../linkage/attempt.repository';
import { sumPoints } from '../linkage/points';
import { listLinks } from '../linkage/repository';
import { listOpen, type OpenRow } from '../payment/transaction.repository';
import { levelOf } from './level';
import { earnedPoints, listTiers, readMember } from './repository';
import { standing, tierWindows } from './tiers';

/** Own spendable points plus the partners' positive points (D36). */
export async function totalPoints(tx: Tx, memberId: string, now: Date): Promise<number> {
  return (await ledger.spendable(tx, memberId, now)) + sumPoints(await listLinks(tx, memberId, now));
}

const toOpen = (row: OpenRow): CustomerDetail['openOrders'][number] => ({
  number: row.number,
  couponName: row.name,
  totalPoints: row.total_points,
  heldPoints: row.held_points,
  waitsFor: row.waits_for,
  endsAt: row.waits_for === null ? null : (row.payment_ends_at?.toISOString() ?? null),
});

/** The member's own data, points and level. */
export function createCustomerService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /** Everything the header and the profile show ([A] §3); the total uses the mirrored partner balances. */
    detail: (memberId: string): Promise<CustomerDetail> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const member = await readMember(tx, memberId);
        const lots = await ledger.lots(tx, memberId, now);
        const links = await listLinks(tx, memberId, now);
        const open = await listOpen(tx, memberId);
        const own = lots.reduce((sum, lot) => sum + lot.remaining, 0);
        return {
          clientId: member.id,
          name: member.name,
          phone: member.msisdn,
          email: member.email,
          pendingEmail: member.pending_email,
          isEmailVerified: member.email_verified,
          gender: member.gender === null ? null : member.gender === 1 ? 'female' : 'male',
          birthDate: member.birth_date,
          ownPoints: own,
          points: own,
          pointsExpireAt: lots[0]?.expires_at.toISOString() ?? null,
          lots: lots.map((lot) => ({ points: lot.remaining, expiresAt: lot.expires_at.toISOString() })),
          heldPoints: open.reduce((sum, order) => sum + order.held_points, 0),
          openOrders: open.map(toOpen),
          runningCodes: (await listRunning(tx, memberId, now)).map((code) => ({
            couponName: code.name,
            voucherId: code.voucher_id,
            reference: code.code,
            endsAt: code.ends_at.toISOString(),
          })),
          openLinks: (await listOpenLinks(tx, memberId, now)).map(({ name, slug, kind }) => ({
            name,
            slug,
            kind: kind === 2 ? 'ewallet' : 'partner',
          })),
          tier: await levelOf(tx, memberId, now),
          totalPoints: own + sumPoints(links),
          isOnboarded: member.onboarded,
          isLinked: links.length > 0,
          unreadNotices: await countUnread(tx, memberId),
        };
      }),

    /** The levels and where the member stands, by points earned in twelve months and this one (D39). */
    tier: (memberId: string): Promise<TierProgress> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        return standing(await listTiers(tx), await earnedPoints(tx, memberId, tierWindows(now)), now);
      }),
  };
}
