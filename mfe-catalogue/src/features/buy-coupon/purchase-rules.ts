import { accessWording, couponDetailWording, QUANTITY_MIN } from '@poku/shared/domain';

export interface PurchaseWish {
  readonly stock: number;
  readonly quantity: number;
  readonly pricePoints: number;
  /** The server's total of the member's points; `null` while it is not known. */
  readonly balancePoints: number | null;
  readonly kind: 'regular' | 'telco';
  readonly phone?: string;
}

/**
 * Why the coupon cannot be bought like this ([C] §5). A balance that is not known forbids nothing: the server decides.
 * @returns the text to show, or `undefined`
 */
export function purchaseProblem(wish: PurchaseWish): string | undefined {
  const { stock, quantity, pricePoints, balancePoints, kind, phone } = wish;
  if (stock < QUANTITY_MIN || quantity < QUANTITY_MIN) return couponDetailWording.soldOut;
  if (quantity > stock) return couponDetailWording.stockLeft(stock);
  if (kind === 'telco' && phone === undefined) return accessWording.phoneEmpty;
  const missing = balancePoints === null ? 0 : quantity * pricePoints - balancePoints;
  return missing > 0 ? couponDetailWording.pointsMissing(missing) : undefined;
}
