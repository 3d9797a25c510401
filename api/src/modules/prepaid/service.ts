import type { wire } from '@poku/shared/contract';
import { normalizePhone, toNationalPhone } from '@poku/shared/domain';
import { prepaidCodeWording } from '@poku/mfe-catalogue/calls/prepaid';
import type { AppDeps } from '../../deps';
import { PrepaidCode } from '../../http/codes';
import { refusal } from '../../http/errors';
import { findOperator, listPackages } from './repository';

/** Prepaid packages for a phone number (D41). */
export function createPrepaidService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /**
     * The packages of the number's operator that are on sale, cheapest first. `msisdn` may have any usual form (D17).
     * Refuses 30007 for what is no mobile number and 30006 for one that no operator has.
     */
    async list(msisdn: string): Promise<wire.WireTelcoProduct[]> {
      const phone = normalizePhone(msisdn);
      if (phone === undefined) throw refusal(PrepaidCode.numberInvalid, prepaidCodeWording);
      const operator = await findOperator(db, toNationalPhone(phone));
      if (operator === undefined) throw refusal(PrepaidCode.operatorUnknown, prepaidCodeWording);
      const rows = await listPackages(db, operator.id, clock.now());
      return rows.map((row) => ({
        productId: row.id,
        productName: row.name,
        productPrice: row.price_points,
        productDesc: row.description_html,
        productImage: row.image,
        operatorName: operator.name,
        redemptionId: row.redemption_id,
        rewardItemId: row.reward_item_id,
        productQty: row.stock,
      }));
    },
  };
}
