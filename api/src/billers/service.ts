import { randomInt } from 'node:crypto';
import type { TopupOrder, TopupState } from '@poku/partner-protocol';
import { after } from '../ports/clock';
import type { BillerDeps } from './deps';
import { outcomeOf } from './outcome';
import {
  cancelLine,
  decideLine,
  findLine,
  listLines,
  noteOrder,
  type BookLine,
  type Decision,
} from './repository';

const listed = 50;

/** A decision as the sandbox makes it: a new serial number, or its one reason. */
export const decisionOf = (to: Decision['to']): Decision =>
  to === 'delivered'
    ? { to, serial: `SN${String(randomInt(1e12)).padStart(12, '0')}` }
    : { to, reason: 'number-refused' };

function toState({ state, reference, serial, reason, changed_at }: BookLine): TopupState {
  switch (state) {
    case 'delivered':
      return { status: state, reference, serial: serial ?? '', deliveredAt: changed_at.toISOString() };
    case 'failed':
      return { status: state, reference, reason: reason ?? 'unknown' };
    default:
      return { status: state, reference };
  }
}

/** The book of a sandbox biller (docs/biller-protocol.md). */
export function createBook({ db, clock, brand }: BillerDeps) {
  const biller = brand.slug;
  const state = async (reference: string): Promise<TopupState | undefined> => {
    const line = await findLine(db, { biller, reference });
    return line === undefined ? undefined : toState(line);
  };
  return {
    state,

    /** Takes an order once; the same reference again says how the first one stands. */
    async order({ reference, product, number }: TopupOrder): Promise<TopupState | undefined> {
      const now = clock.now();
      const { decided, isTold } = outcomeOf(number);
      await noteOrder(
        db,
        { biller, reference, product, number, state: decided === undefined ? 'pending' : 'accepted' },
        {
          at: decided === undefined ? null : after(now, decided.afterMs),
          to: decided?.to ?? null,
          isTold,
        },
        now,
      );
      return state(reference);
    },

    /** Never delivers it from now on, unless it was delivered. */
    async cancel(reference: string): Promise<TopupState | undefined> {
      await cancelLine(db, { biller, reference }, clock.now());
      return state(reference);
    },

    /** A person decides; false when it was decided before. */
    decide: (reference: string, to: Decision['to'], isTold: boolean): Promise<boolean> =>
      decideLine(db, { biller, reference }, decisionOf(to), clock.now(), isTold),

    /** The newest top-ups, at most 50. */
    list: (): Promise<BookLine[]> => listLines(db, biller, listed),
  };
}
