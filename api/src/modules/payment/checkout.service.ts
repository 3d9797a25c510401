import type { CheckoutAnswer } from '@poku/mfe-checkout/calls/checkout';
import { OWN_POINTS_PARTNER_ID } from '@poku/domain/brand';
import { formatDay } from '@poku/domain/dates';
import { CHECKOUT_LIFE_MS } from '@poku/domain/limits/payment';
import { PaymentCode, paymentCodeWording } from '@poku/mfe-checkout/calls/payment';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { refusal } from '../../http/errors';
import { after } from '../../ports/clock';
import { toCoupon } from '../catalogue/coupon';
import { ledger } from '../ledger/service';
import { createBalanceService } from '../linkage/balance.service';
import type { Basket } from './basket';
import { findCheckoutNumber, keepCheckout } from './checkout-attempt.repository';
import { findOffer, type Offer } from './offer';
import { ownPointsSource } from './own-points';
import { partnerPointsWording } from './wording';

/** What a member should know before paying: until when a coupon can be used, and that a package goes out at once. */
const notesOf = ({ kind, usableUntil: end }: Offer): string =>
  kind === 'telco' ? partnerPointsWording.packageNotes : partnerPointsWording.couponNotes(formatDay(end));

/** What the payment page shows before a code is asked for. */
export function createCheckoutService(deps: Pick<AppDeps, 'db' | 'clock' | 'partners'>) {
  const { db, clock } = deps;
  const balances = createBalanceService(deps);

  /** The item; refuses 40005 when its stock is smaller than the quantity. */
  const demand = async (tx: Tx, query: Basket, now: Date): Promise<Offer> => {
    const row = await findOffer(tx, query, now);
    if (row.stock < query.quantity) throw refusal(PaymentCode.outOfStock, paymentCodeWording);
    return row;
  };

  return {
    /** A basket with the number of its package, where the session's open checkout knows it and the basket leaves it out (D62). */
    async complete<T extends Basket>(basket: T, sessionId: string | null): Promise<T> {
      if (sessionId === null || basket.phone !== '') return basket;
      const { voucherId } = basket;
      const since = after(clock.now(), -CHECKOUT_LIFE_MS);
      const phone = await findCheckoutNumber(db, { sessionId, voucherId }, since);
      return phone === undefined ? basket : { ...basket, phone };
    },

    /** Refuses as `read` does, and does nothing else. */
    async demand(query: Basket): Promise<void> {
      await demand(db, query, clock.now());
    },

    /**
     * Price, own points first, then the linked partners (D44), whose balances are asked for first, within 1.5 s. Refuses 20404 for
     * an unknown item, and for a prepaid package without a number of its operator; 40005 when it is withdrawn or the stock is
     * smaller than the quantity; 40003 for more than one package. Reserves nothing; the session's next code is for the package's
     * number.
     */
    async read(memberId: string, query: Basket, sessionId: string | null = null): Promise<CheckoutAnswer> {
      const now = clock.now();
      const row = await demand(db, query, now);
      if (sessionId !== null && row.phone !== null)
        await keepCheckout(db, { sessionId, voucherId: row.id, phone: row.phone }, now);
      const partners = await balances.all(memberId);
      const own = await ledger.spendable(db, memberId, now);
      const [firstLot] = await ledger.lots(db, memberId, now);
      return {
        quantity: query.quantity,
        ownPoints: own,
        totalPoints: row.pricePoints * query.quantity,
        coupon: toCoupon(row, query.adsId || null),
        sources: [
          ownPointsSource(OWN_POINTS_PARTNER_ID, own, firstLot?.expires_at ?? null, now),
          ...partners,
        ],
        notes: notesOf(row),
        phone: row.phone,
      };
    },
  };
}
