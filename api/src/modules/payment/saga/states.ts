/**
 * States of a purchase and of its legs, and every change that there is (D47). Repositories change states by updates guarded with
 * `orderStatesBefore` and `legStatesBefore`; `docs/payment.md` draws these tables.
 */

/** What an order can become, by its state; a state with an empty list is final. */
export const orderTransitions = {
  /** Own points are held and stock is reserved; partners are being debited, or the e-wallet's page is waited for. */
  paying: ['completed', 'compensating'],
  /** Every leg is paid and the coupons are issued. */
  completed: ['refunding'],
  /** Something was refused, ran out or was called off; what was taken is given back. */
  compensating: ['failed'],
  /** Every hold is released. */
  failed: [],
  /** A completed order is given back, by an operator or because its package never comes. */
  refunding: ['refunded'],
  refunded: [],
} as const satisfies Record<string, readonly string[]>;

/** State of an order. */
export type OrderState = keyof typeof orderTransitions;

/** What a leg can become, by its state. */
export const legTransitions = {
  /** Of a partner: its reference is stored, the partner may have been called. */
  pending: ['debited', 'waiting', 'unknown', 'refused', 'releasing'],
  /** Own points: set aside. */
  held: ['captured', 'released'],
  /** Of an e-wallet: its page can be paid. */
  waiting: ['debited', 'refused', 'unknown', 'releasing'],
  /** The partner was called and said nothing. */
  unknown: ['debited', 'waiting', 'refused', 'releasing'],
  /** The partner took it; the order is not over. */
  debited: ['captured', 'releasing'],
  /** The partner took nothing and never will. */
  refused: [],
  /** Spent for good. */
  captured: ['releasing', 'released'],
  /** The partner is asked to give it back, until it answers. */
  releasing: ['released'],
  /** Given back. */
  released: [],
} as const satisfies Record<string, readonly string[]>;

export type LegState = keyof typeof legTransitions;

/** States in which an order still has something to do. */
export const openOrderStates = ['paying', 'compensating', 'refunding'] as const satisfies OrderState[];

const includes = (states: readonly string[], state: string): boolean => states.includes(state);

/** Whether an order may go from one state to another. */
const mayOrderBecome = (from: OrderState, to: OrderState): boolean => includes(orderTransitions[from], to);

/** Whether a leg may go from one state to another. */
const mayLegBecome = (from: LegState, to: LegState): boolean => includes(legTransitions[from], to);

/** The states from which a leg may come to `to`, for a guarded update. */
export const legStatesBefore = (to: LegState): readonly LegState[] =>
  legStates.filter((from) => mayLegBecome(from, to));

/** The states from which an order may come to `to`, for a guarded update. */
export const orderStatesBefore = (to: OrderState): readonly OrderState[] =>
  orderStates.filter((from) => mayOrderBecome(from, to));

const isKeyOf = <T extends object>(table: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(table, key);

/** All states of legs. */
const legStates: readonly LegState[] = Object.keys(legTransitions).filter((key) =>
  isKeyOf(legTransitions, key),
);

/** All states of orders. */
const orderStates: readonly OrderState[] = Object.keys(orderTransitions).filter((key) =>
  isKeyOf(orderTransitions, key),
);
