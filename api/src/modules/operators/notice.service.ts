import { normalizePhone } from '@poku/domain/phone';
import type { AppDeps } from '../../deps';
import { findByMsisdn, findMember } from '../access/member.repository';
import * as promotions from '../notices/promotion.repository';
import { promotionFile } from '../notices/promotion.schema';
import { noticesOf, type NoticeLine } from './notice.repository';
import { OperatorError } from './service';

/** Promotions, and notices of a member, that are listed at most. */
const LIST_MAX = 100;

/** A promotion with what became of it. */
export interface PromotionStanding {
  promotion: promotions.PromotionRow;
  decisions: Awaited<ReturnType<typeof promotions.countDecisions>>;
  waiting: number;
  dueAt: Date | null;
}

/** What operators do with notices. */
export function createNoticeDesk({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /**
     * Plans a promotion (D66). A second one with its id is none.
     * @param content what stood in the file, as parsed JSON
     * @param by who plans it
     * @throws OperatorError that names every wrong field
     */
    async schedule(content: unknown, by: string): Promise<string> {
      const parsed = promotionFile.safeParse(content);
      const faults = parsed.error?.issues.map(
        ({ path, message }) => `${path.join('.') || 'the file'}: ${message}`,
      );
      const now = clock.now();
      const startsAt = new Date(parsed.data?.at ?? now);
      const all = [
        ...(faults ?? []),
        ...(startsAt < now ? ['at: must not be before now'] : []),
        ...(parsed.data === undefined ? [] : await promotions.unknownNames(db, parsed.data.segment)).map(
          (name) => `segment: there is no partner or interest '${name}'`,
        ),
      ];
      if (parsed.data === undefined || all.length > 0)
        throw new OperatorError(['The promotion was not planned:', ...all].join('\n  '));
      const promotion = { ...parsed.data, startsAt, by };
      if (!(await promotions.insertPromotion(db, promotion, now)))
        throw new OperatorError(`There is a promotion ${promotion.id} already`);
      return promotion.id;
    },

    /** The latest promotions. */
    list: () => promotions.listPromotions(db, LIST_MAX),

    /** A promotion with what became of it. @throws OperatorError for one that there is not */
    async show(id: string): Promise<PromotionStanding> {
      const promotion = await promotions.findPromotion(db, id);
      if (promotion === undefined) throw new OperatorError(`There is no promotion ${id}`);
      const { waiting, due_at: dueAt } = await promotions.countWaiting(db, id);
      return { promotion, decisions: await promotions.countDecisions(db, id), waiting, dueAt };
    },

    /**
     * Ends a promotion: who has not got it does not get it any more. Messages that were written already are sent.
     * @throws OperatorError for one that there is not, and that was cancelled before
     */
    async cancel(id: string): Promise<void> {
      await this.show(id);
      if (!(await db.transaction((tx) => promotions.cancelPromotion(tx, id, clock.now()))))
        throw new OperatorError(`The promotion ${id} was cancelled before`);
    },

    /** A member's newest notices. @param named a number in any form, or an id. @throws OperatorError when there is no such member */
    async ofMember(named: string): Promise<NoticeLine[]> {
      const number = normalizePhone(named);
      const member = number === undefined ? await findMember(db, named) : await findByMsisdn(db, number);
      if (member === undefined) throw new OperatorError('There is no such member');
      return noticesOf(db, member.id, LIST_MAX);
    },
  };
}
