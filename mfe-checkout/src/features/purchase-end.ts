/** How a purchase ended for who asked for it, where no success was told ([C] §4). */
export interface PurchaseEnd {
  /** Key of the purchase (D46). */
  readonly key: string;
  readonly status: 'processing' | 'timeout' | 'failed';
  /** Why it was refused (D48); 0 when nothing was said. */
  readonly code: number;
  /** Where its coupon is bought. */
  readonly coupon: string;
}

const STATUSES: readonly unknown[] = ['processing', 'timeout', 'failed'] satisfies PurchaseEnd['status'][];

/**
 * Reads what the purchase of this key left in the state of the navigation. An address can be made by anybody, the state only by
 * this tab's own page.
 * @returns `null` for another purchase's, and for what is none
 */
export function readPurchaseEnd(state: unknown, key: string): PurchaseEnd | null {
  const isEnd = (value: unknown): value is PurchaseEnd =>
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    value.key === key &&
    'status' in value &&
    STATUSES.includes(value.status) &&
    'code' in value &&
    typeof value.code === 'number' &&
    'coupon' in value &&
    typeof value.coupon === 'string';
  return isEnd(state) ? state : null;
}
