import { type AnswerOf, call, list, moment, record, whole } from '@poku/contract/calls';
import { earnFields } from './earn-fields';

/** Points that a partner reported and that wait for the partner's waiting time (D64). */
const waiting = record({
  ...earnFields,
  /** From when its points can be spent. */
  spendableAt: moment('spendableDate'),
});

/** What is on its way to a member, and what the member owes (D64). */
export const waitingEarnsCall = call({
  method: 'GET',
  path: '/customerwaitingearn/{clientId}',
  answer: record({
    /** At most 5, those that come first. */
    rows: list(waiting, 'data'),
    /** Number of all. */
    total: whole(),
    /** Points of all. */
    points: whole(),
    /** Points of purchases that were given back after they had been spent; the next ones pay them. */
    debt: whole('debtPoint'),
  }),
});
/** What is on its way. */
export type WaitingEarns = AnswerOf<typeof waitingEarnsCall>;
