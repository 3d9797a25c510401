import { isCalendarDay } from '@poku/domain/dates';
import type { AppDeps } from '../../deps';
import { findPartnerBySlug } from '../linkage/link.repository';
import { createSettlementService, type Settled } from '../settlement/service';
import { recordAct, type Operator } from './act.repository';
import { OperatorError } from './service';
import { closeDifference, listDifferences, listSettlements } from './settlement.repository';

/** What operators do with the comparison of purchases (D64). None of it books anything. */
export function createSettlementDesk(deps: Pick<AppDeps, 'db' | 'clock' | 'partners'>) {
  const { db, clock } = deps;
  const partnerOf = async (slug: string) => {
    const partner = await findPartnerBySlug(db, slug);
    if (partner === undefined) throw new OperatorError(`There is no partner ${slug}`);
    return partner;
  };
  const demandDay = (day: string): void => {
    if (!isCalendarDay(day)) throw new OperatorError(`${day} is no day such as 2026-11-30`);
  };

  return {
    /** Days that were compared, the newest first. */
    days: (slug: string | undefined, limit: number) => listSettlements(db, slug, limit),

    /** Differences, the newest day first. @param withClosed also those that are closed */
    list: (slug: string | undefined, withClosed: boolean, limit: number) =>
      listDifferences(db, slug, !withClosed, limit),

    /** Compares a day now. Throws for an unknown partner, a wrong day, and a partner that does not give its list. */
    async run(slug: string, day: string): Promise<Settled> {
      demandDay(day);
      const { id: partnerId } = await partnerOf(slug);
      return createSettlementService(deps).settle({ partnerId, day }, slug);
    },

    /**
     * Closes a difference that both sides have cleared up; the act is recorded in the audit. It opens again when it is found with
     * another content. Throws an error when there is no open one, or without a reason.
     */
    async close(
      key: { slug: string; day: string; reference: string },
      operator: Operator,
      reason: string | undefined,
    ): Promise<void> {
      const { slug, day, reference } = key;
      if (operator.name === '') throw new OperatorError('--by is empty: who closes the difference?');
      if (reason === undefined || reason === '')
        throw new OperatorError('A difference is closed for a reason: --reason "…"');
      demandDay(day);
      const { id: partnerId } = await partnerOf(slug);
      await db.transaction(async (tx) => {
        const now = clock.now();
        if (!(await closeDifference(tx, { partnerId, day, reference }, reason, now)))
          throw new OperatorError(`${slug} has no open difference ${reference} on ${day}`);
        const subject = `${slug}/${day}/${reference}`;
        await recordAct(tx, { what: 'close-difference', operator, subject, points: 0, reason }, now);
      });
    },
  };
}
