import type { wire } from '@poku/shared/contract';
import { BRAND, normalizePhone, OWN_POINTS_PARTNER_ID, paymentCodeWording } from '@poku/shared/domain';
import type { AppDeps } from '../../deps';
import { PaymentCode } from '../../http/codes';
import { refusal } from '../../http/errors';
import { toVoucher } from '../catalogue/voucher';
import { ledger } from '../ledger/service';
import { toPartnerPoint } from '../linkage/points';
import { listLinks } from '../linkage/repository';
import { findOffer } from './offer';
import { ownPointsSource } from './own-points';

/** What the payment page shows before a code is asked for. */
export function createCheckoutService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /**
     * Price, own points first, then the linked partners (D44). Refuses 20404 for an unknown item and 40005 when it is
     * withdrawn or the stock is smaller than the quantity. Reserves nothing.
     */
    async read(memberId: string, query: wire.WireCheckoutQuery): Promise<wire.WireCheckoutData> {
      const now = clock.now();
      const row = await findOffer(db, query, now);
      if (row.stock < query.quantity) throw refusal(PaymentCode.outOfStock, paymentCodeWording);
      const own = await ledger.spendable(db, memberId, now);
      const [firstLot] = await ledger.lots(db, memberId, now);
      const partners = (await listLinks(db, memberId, now)).map(toPartnerPoint);
      return {
        quantity: query.quantity,
        [BRAND.wire.point]: own,
        totalTransaction: row.price_points * query.quantity,
        voucherData: toVoucher(row, query.adsId ?? null),
        partnerPoint: [
          ownPointsSource(OWN_POINTS_PARTNER_ID, own, firstLot?.expires_at ?? null, now),
          ...partners,
        ],
        notes: '',
        msisdn: query.msisdn === undefined ? null : (normalizePhone(query.msisdn) ?? null),
      };
    },
  };
}
