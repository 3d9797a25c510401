import type { Statement } from '@poku/partner-protocol';
import type { AppDeps } from '../../deps';
import { compareLeg, sumUp, type Difference } from './reconcile';
import {
  countOpenOrders,
  legsOfPartner,
  openOrders,
  orderByNumber,
  partnerByName,
  type LegLine,
  type OrderLine,
} from './repository';

/** Orders that are listed at most. */
const LIST_MAX = 200;
/** Legs that are read at once. */
const LEGS_PAGE = 5000;

/** A request of an operator that cannot be done. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** Orders that are not over. */
export interface OrderList {
  /** At most 200: those that are stuck first, then the oldest. */
  orders: OrderLine[];
  /** How many there are, also beyond those that are listed. */
  open: number;
  stuck: number;
}

/** The result of a reconciliation. */
export interface Reconciliation {
  slug: string;
  /** Movements in the partner's statement. */
  movements: number;
  /** Legs of ours that were compared. */
  compared: number;
  /** Legs that are not settled, or changed meanwhile; the saga asks for them. */
  open: number;
  differences: Difference[];
}

/** What operators read; they change orders through the saga. */
export function createOperatorService({ db, clock, partners }: Pick<AppDeps, 'db' | 'clock' | 'partners'>) {
  const statementOf = async (slug: string): Promise<Statement['movements']> => {
    const movements: Statement['movements'] = [];
    for (;;) {
      const reply = await partners.statement(slug, movements.at(-1)?.id ?? 0);
      if (reply.outcome !== 'answered') throw new OperatorError(`${slug} did not give its statement`);
      if (reply.value.movements.length === 0) return movements;
      for (const movement of reply.value.movements) movements.push(movement);
    }
  };

  return {
    /** Orders that are not over. @param most how many are listed, default 200 */
    async list(most = LIST_MAX): Promise<OrderList> {
      const counts = await countOpenOrders(db);
      return { orders: await openOrders(db, most), ...counts };
    },

    /** An order with its legs. Rejects with `OperatorError` for an unknown number. */
    async show(number: string): Promise<OrderLine> {
      const [order] = await orderByNumber(db, number);
      if (order === undefined) throw new OperatorError(`There is no order ${number}`);
      return order;
    },

    /**
     * Compares a partner's whole statement with the legs of its orders, the statement first; what changed since is counted as
     * open. Rejects with `OperatorError` for an unknown partner or one that does not answer.
     * @param name slug or id of the partner
     */
    async reconcile(name: string): Promise<Reconciliation> {
      const [partner] = await partnerByName(db, name);
      if (partner === undefined) throw new OperatorError(`There is no partner ${name}`);
      const startedAt = clock.now();
      const movements = await statementOf(partner.slug);
      const theirs = sumUp(movements);
      const result = { slug: partner.slug, movements: movements.length, compared: 0, open: 0 };
      const differences: Difference[] = [];
      let after = '';
      for (;;) {
        const legs = await legsOfPartner(db, partner.id, { after, limit: LEGS_PAGE });
        for (const leg of legs) {
          const isOpen =
            leg.changed_at > startedAt || ['pending', 'waiting', 'unknown', 'releasing'].includes(leg.state);
          const difference = isOpen ? undefined : compareLeg(leg, theirs.get(leg.reference));
          if (difference !== undefined) differences.push(difference);
          theirs.delete(leg.reference);
          if (isOpen) result.open += 1;
          else result.compared += 1;
        }
        after = legs.at(-1)?.reference ?? '';
        if (legs.length < LEGS_PAGE) break;
      }
      for (const [reference, { units, isReversed }] of theirs) {
        if (isReversed) continue;
        differences.push({
          reference,
          number: null,
          what: 'missing at Poku',
          ourUnits: 0,
          theirUnits: units,
        });
      }
      return { ...result, differences };
    },
  };
}

/** What the partner said last about a leg, in words for an operator. */
export function lastSaid({ slug, state, reason }: LegLine): string {
  if (slug === 'poku') return 'own points';
  if (reason !== null) return reason;
  const words: Partial<Record<LegLine['state'], string>> = {
    pending: 'not called, or its answer was lost',
    unknown: 'nothing',
    waiting: 'its page is open',
    debited: 'taken',
    captured: 'taken',
    releasing: 'not yet that it was given back',
    released: 'given back',
  };
  return words[state] ?? state;
}
