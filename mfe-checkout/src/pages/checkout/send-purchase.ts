import type { Platform } from '@poku/contract';
import { buyCall, buyPackageCall, buyPromotedCall, type Purchase } from '../../calls/purchase';
import type { PaymentShare } from '../../calls/shares';
import { type PurchaseItem, toBasket } from './basket';

/** The confirmed codes that a purchase spends. */
export interface SpentCodes {
  readonly otpRequestId: string;
  /** Missing after a reload (D26). */
  readonly otpCode?: string;
  readonly partnerOtpRequestId?: string;
}

/** How a purchase is paid. */
export interface PurchasePayment extends SpentCodes {
  readonly totalPoints: number;
  readonly shares: readonly PaymentShare[];
  /** Names this purchase and its repeats, by which its transaction is found when the answer is lost (D46). */
  readonly key: string;
}

/** Buys by the call of what is bought ([C] §7). */
export function sendPurchase(
  call: Platform['call'],
  item: PurchaseItem,
  payment: PurchasePayment,
): Promise<Purchase> {
  const request = { ...toBasket(item), ...payment };
  const { phone = '', adsId = '' } = request;
  switch (item.kind) {
    case 'telco':
      return call(buyPackageCall, { ...request, phone });
    case 'ads':
      return call(buyPromotedCall, { ...request, adsId, saleType: 'ads' });
    case 'regular':
      return call(buyCall, request);
  }
}
