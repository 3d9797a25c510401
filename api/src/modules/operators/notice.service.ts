import { normalizePhone } from '@poku/domain/phone';
import type { AppDeps } from '../../deps';
import { findByMsisdn, findMember } from '../access/member.repository';
import * as promotions from '../notices/promotion.repository';
import { promotionFile } from '../notices/promotion.schema';
import { countSent, recallMessages } from '../notices/recall.repository';
import { noticesOf, type NoticeLine } from './notice.repository';
import { OperatorError } from './service';

/** Promotions, and notices of a member, that are listed at most. */
const LIST_MAX = 100;

/** Messages that are recalled in one statement. */
const RECALL_BATCH = 1000;

/** A promotion with what became of it. */
export interface PromotionStanding {
  promotion: promotions.PromotionRow;
  decisions: Awaited<ReturnType<typeof promotions.countDecisions>>;
  waiting: number;
  dueAt: Date | null;
}

/** What became of a promotion that was cancelled. */
export interface Recalled {
  /** Members for whom nothing was decided yet. */
  undecided: number;
  /** Messages that nobody had tried to send. */
  untouched: number;
  /** Messages that somebody had tried: they are not tried again, but one of them may be sent at this moment. */
  tried: number;
  /** Messages that were sent before. */
  sent: number;
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
     * Ends a promotion: who has not got it does not get it any more. What was written and not sent is recalled, piece by piece; a
     * command that was broken off goes on when it is given again. The inbox keeps what it shows.
     * @param limit messages of one statement
     * @throws OperatorError for one that there is not, and when there is nothing left to take back
     */
    async cancel(id: string, limit = RECALL_BATCH): Promise<Recalled> {
      await this.show(id);
      const now = clock.now();
      const isEnded = await db.transaction((tx) => promotions.endPromotion(tx, id, now));
      const undecided = await promotions.dropUndecided(db, id);
      const recalled = { undecided, untouched: 0, tried: 0 };
      for (let found = limit; found === limit;) {
        const { untouched, tried } = await recallMessages(db, id, now, limit);
        recalled.untouched += untouched;
        recalled.tried += tried;
        found = untouched + tried;
      }
      if (!isEnded && Object.values(recalled).every((count) => count === 0))
        throw new OperatorError(`The promotion ${id} was cancelled before`);
      return { ...recalled, sent: await countSent(db, id) };
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
