/**
 * States of a top-up, and every change that there is (D69). The repository changes states by updates guarded with
 * `topupStatesBefore`; `docs/payment.md` draws this table.
 */
export const topupTransitions = {
  /** Its reference is stored, the biller may have been called. */
  pending: ['accepted', 'unknown', 'cancelling', 'delivered', 'failed'],
  /** The biller has it. */
  accepted: ['cancelling', 'delivered', 'failed'],
  /** The biller was called and said nothing. */
  unknown: ['accepted', 'cancelling', 'delivered', 'failed'],
  /** Given up: the biller is asked to promise that it never delivers, until it answers. */
  cancelling: ['delivered', 'failed'],
  /** The number has it. */
  delivered: [],
  /** It never reaches the number; the order is given back. */
  failed: [],
} as const satisfies Record<string, readonly string[]>;

/** State of a top-up. */
export type TopupState = keyof typeof topupTransitions;

const states: readonly TopupState[] = ['pending', 'accepted', 'unknown', 'cancelling', 'delivered', 'failed'];

/** The states from which a top-up may come to `to`, for a guarded update. */
export const topupStatesBefore = (to: TopupState): readonly TopupState[] =>
  states.filter((from) => topupTransitions[from].some((next) => next === to));

/** Whether nothing is left to do. */
export const isOver = (state: TopupState): boolean => topupTransitions[state].length === 0;
