import { PrepaidCode, prepaidCodeWording, type PrepaidPackage } from '@poku/mfe-catalogue/calls/prepaid';
import { normalizePhone, toNationalPhone } from '@poku/domain/phone';
import type { AppDeps } from '../../deps';
import { refusal } from '../../http/errors';
import { findOperator, listPackages } from './repository';

/** Prepaid packages for a phone number (D41). */
export function createPrepaidService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /**
     * The packages of the number's operator that are on sale, cheapest first; none when no biller sends them. `number` may have any
     * usual form (D17). Refuses 30007 for what is no mobile number and 30006 for one that no operator has.
     */
    async list(number: string): Promise<PrepaidPackage[]> {
      const phone = normalizePhone(number);
      if (phone === undefined) throw refusal(PrepaidCode.numberInvalid, prepaidCodeWording);
      const operator = await findOperator(db, toNationalPhone(phone));
      if (operator === undefined) throw refusal(PrepaidCode.operatorUnknown, prepaidCodeWording);
      if (operator.biller === null) return [];
      const rows = await listPackages(db, operator.id, clock.now());
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        pricePoints: row.pricePoints,
        descriptionHtml: row.descriptionHtml,
        image: row.image,
        operator: operator.name,
        redemptionRuleId: row.redemptionRuleId,
        rewardItemId: row.rewardItemId,
        stock: row.stock,
      }));
    },
  };
}
