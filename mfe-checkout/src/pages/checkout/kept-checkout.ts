import { STORAGE_KEYS } from '@poku/domain/brand';
import { tabValue } from '@poku/kit/tab';
import type { SplitShare } from './suggest-split';

/** What the tab keeps of the checkout that is open: phones drop it while the SMS is read (D26). */
interface KeptCheckout {
  /** `basketKey` of what is bought, and by whom. */
  readonly owner: string;
  /** What the member chose; `null` while the suggestion stands. */
  readonly shares: readonly SplitShare[] | null;
  /** Key of the purchase that was sent and whose outcome is not known yet (D46). */
  readonly purchaseKey: string | null;
}

const isShare = (value: unknown): value is SplitShare =>
  typeof value === 'object' &&
  value !== null &&
  'partnerId' in value &&
  typeof value.partnerId === 'string' &&
  'points' in value &&
  Number.isSafeInteger(value.points);

const isKept = (value: unknown): value is KeptCheckout =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  typeof value.owner === 'string' &&
  'shares' in value &&
  (value.shares === null || (Array.isArray(value.shares) && value.shares.every(isShare))) &&
  'purchaseKey' in value &&
  (value.purchaseKey === null || typeof value.purchaseKey === 'string');

const kept = tabValue(STORAGE_KEYS.checkout, isKept);

/** What this tab keeps of it. Without storage a reload starts anew. */
export const keptCheckout = {
  /** What is kept for the owner; anybody else's is removed. */
  read(owner: string): KeptCheckout | undefined {
    const found = kept.read();
    if (found?.owner === owner) return found;
    kept.forget();
    return undefined;
  },
  /** Keeps some of it beside what is kept already. */
  keep(owner: string, some: Partial<Omit<KeptCheckout, 'owner'>>): void {
    kept.keep({ shares: null, purchaseKey: null, ...this.read(owner), owner, ...some });
  },
  forget: kept.forget,
};
