import type { TierProgress } from '@poku/mfe-account/calls/tier';
import type { wire } from '@poku/contract';
import { BRAND } from '@poku/domain/brand';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { ledger } from '../ledger/service';
import { sumPoints } from '../linkage/points';
import { listLinks } from '../linkage/repository';
import { listOpen, type OpenRow } from '../payment/transaction.repository';
import { earnedPoints, listTiers, readMember } from './repository';
import { standing, tierWindowStart } from './tiers';

/** Own spendable points plus the partners' positive points (D36). */
export async function totalPoints(tx: Tx, memberId: string, now: Date): Promise<number> {
  return (await ledger.spendable(tx, memberId, now)) + sumPoints(await listLinks(tx, memberId, now));
}

const toOpen = (row: OpenRow): wire.WireOpenTransaction => ({
  [BRAND.wire.transactionNumber]: row.number,
  voucherName: row.name,
  totalTransaction: row.total_points,
  [BRAND.wire.heldPoints]: row.held_points,
  waitsFor: row.waits_for,
  expiredDate: row.waits_for === null ? null : (row.payment_ends_at?.toISOString() ?? null),
});

/** The member's own data, points and level. */
export function createCustomerService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /** Everything the header and the profile show ([A] §3); `totalpoint` uses the mirrored partner balances. */
    detail: (memberId: string): Promise<wire.WireCustomerDetail> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const member = await readMember(tx, memberId);
        const lots = await ledger.lots(tx, memberId, now);
        const links = await listLinks(tx, memberId, now);
        const earned = await earnedPoints(tx, memberId, tierWindowStart(now));
        const open = await listOpen(tx, memberId);
        const own = lots.reduce((sum, lot) => sum + lot.remaining, 0);
        return {
          customer_id: member.id,
          name: member.name,
          msisdn: member.msisdn,
          email: member.email,
          pendingEmail: member.pending_email,
          emailVerify: member.email_verified ? '1' : '0',
          gender: member.gender === null ? null : member.gender === 1 ? '1' : '0',
          dob: member.birth_date,
          customerPoin: own,
          [BRAND.wire.points]: own,
          [BRAND.wire.pointsExpiryDate]: lots[0]?.expires_at.toISOString() ?? null,
          [BRAND.wire.pointLots]: lots.map((lot) => ({
            [BRAND.wire.point]: lot.remaining,
            [BRAND.wire.pointsExpiryDate]: lot.expires_at.toISOString(),
          })),
          [BRAND.wire.heldPoints]: open.reduce((sum, order) => sum + order.held_points, 0),
          openTransactions: open.map(toOpen),
          customerTier: standing(await listTiers(tx), earned).standing.level,
          totalpoint: own + sumPoints(links),
          loginStatus: member.onboarded ? '1' : '0',
          linkage_status: links.length > 0 ? '1' : '0',
        };
      }),

    /** The levels and where the member stands, by points earned in twelve months (D39). */
    tier: (memberId: string): Promise<TierProgress> =>
      db.transaction(async (tx) => {
        const earned = await earnedPoints(tx, memberId, tierWindowStart(clock.now()));
        return standing(await listTiers(tx), earned);
      }),
  };
}
