import type { PointSource } from '@poku/domain/calls/partner-points';
import { rateText, readRate, sourceProblem } from '@poku/domain/point-sources';
import type { PointRate } from '@poku/domain/rates';
import type { CheckoutAnswer } from '../../calls/checkout';

/** A source of a payment as the page shows it; '0' are the member's own points. */
export interface PaymentSource extends Omit<
  PointSource,
  'specialRate' | 'description' | 'maximumUnits' | 'note'
> {
  /** The rate as members read it, for example `3 poin = 2 POKUPoin`, with what is special about it. */
  readonly exchangeRate: string;
  /** The rate of the moment (D38). */
  readonly rate: PointRate;
  /** Empty when the source can be used; otherwise why it cannot ([C] §4). */
  readonly message: string;
  readonly note: string;
}

/** What is paid, and from what; own points first, then the linked partners. */
export interface Checkout extends Omit<CheckoutAnswer, 'sources'> {
  readonly sources: readonly PaymentSource[];
}

const toSource = (answer: PointSource): PaymentSource => {
  const { specialRate, description, note, exchangeRate, message, ...source } = answer;
  return {
    ...source,
    exchangeRate: rateText(exchangeRate, source.kind, specialRate),
    rate: readRate(exchangeRate),
    message: sourceProblem(message),
    note: [description, note].filter(Boolean).join(' '),
  };
};

/** What an answer says, as the page shows it. */
export const toCheckout = (answer: CheckoutAnswer): Checkout => ({
  ...answer,
  sources: answer.sources.map(toSource),
});
