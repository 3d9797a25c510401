import {
  redemptionAnswer,
  tillKeys,
  type OfflineRedemptionOrder,
  type RedemptionAnswer,
  type RedemptionOrder,
  type TillKeys,
  type PartnerKeys,
} from '@poku/partner-protocol';
import { askPoku } from '../partners/http/poku';
import type { TillsDeps } from './deps';
import type { Merchant } from './merchants';

const answerMs = 3000;
const keysMs = 1500;

/**
 * Uses of coupons at a merchant, by signed calls to Poku (docs/merchant-protocol.md). All give undefined when Poku does not answer
 * as agreed: nobody knows then what was done, and the same reference may be sent again.
 */
export function createTillService({ pokuUrl }: TillsDeps, { slug, channel }: Merchant, keys: PartnerKeys) {
  const ask = (
    path: string,
    order?: RedemptionOrder | OfflineRedemptionOrder,
  ): Promise<RedemptionAnswer | undefined> =>
    askPoku({
      keys,
      url: new URL(`${pokuUrl()}/merchants/${slug}/redemptions${path}`),
      ...(order && { order }),
      timeoutMs: answerMs,
      answer: redemptionAnswer,
    });
  return {
    /** Uses a coupon under a reference that the merchant made. */
    use: (use: Omit<RedemptionOrder, 'channel'>) => ask('', { ...use, channel }),
    /** Takes the use of a reference back. */
    takeBack: (reference: string) => ask(`/${encodeURIComponent(reference)}/void`),
    /** Tells of a use that the till took without a network. */
    tell: (use: OfflineRedemptionOrder) => ask('/offline', use),
    /** Poku's public keys, by which the till knows tokens. */
    keys: (): Promise<TillKeys | undefined> =>
      askPoku({
        method: 'GET',
        keys,
        url: new URL(`${pokuUrl()}/merchants/${slug}/keys`),
        timeoutMs: keysMs,
        answer: tillKeys,
      }),
  };
}
