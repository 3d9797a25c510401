import { QUANTITY_MIN } from '@poku/domain/limits/payment';
import { couponDetailWording } from '../../wording/coupon-detail';

export interface PurchaseWish {
  readonly stock: number;
  readonly quantity: number;
  readonly pricePoints: number;
  /** The server's total of the member's points; `null` while it is not known. */
  readonly balancePoints: number | null;
  /** Why the number of a prepaid package cannot be filled; `undefined` when it can, and for a coupon. */
  readonly numberProblem?: string;
}

/** Points that the member is short of; 0 when there are enough, or it is not known yet: then the server decides. */
export function missingPoints({ quantity, pricePoints, balancePoints }: PurchaseWish): number {
  return balancePoints === null ? 0 : Math.max(0, quantity * pricePoints - balancePoints);
}

/**
 * Why the coupon cannot be bought like this ([C] §5), apart from too few points.
 * @returns the text to show, or `undefined`
 */
export function purchaseProblem({ stock, quantity, numberProblem }: PurchaseWish): string | undefined {
  if (stock < QUANTITY_MIN || quantity < QUANTITY_MIN) return couponDetailWording.soldOut;
  if (quantity > stock) return couponDetailWording.stockLeft(stock);
  return numberProblem;
}
