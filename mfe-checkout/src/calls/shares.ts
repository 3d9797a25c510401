import { flag, type GivenOf, list, optional, record, text, type ValueOf, whole } from '@poku/contract/calls';
import { id } from './basket';

const share = record({
  /** '0' are the member's own points (D45). */
  partnerId: text('partnerId', id),
  points: whole('point', { min: 0 }),
  /** What the client thinks of codes; the server knows (D44). */
  needsOtp: optional(flag('useOtp')),
});

/** Share of one source in a payment ([C] §3), as the API reads it. */
export type ReadShare = ValueOf<typeof share>;
/** The same as a client gives it. */
export type PaymentShare = GivenOf<(typeof share)['fields']>;

/** How a payment is shared, 1 to 10 sources. */
export const shares = list(share, 'paymentMethods', 10, 1);
