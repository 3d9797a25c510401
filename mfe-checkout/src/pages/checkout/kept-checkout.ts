import { STORAGE_KEYS } from '@poku/domain/brand';
import type { SplitShare } from './suggest-split';

/** What the tab keeps of the checkout that is open: phones drop it while the SMS is read (D26). */
interface KeptCheckout {
  /** `basketKey` of what is bought, and by whom. */
  readonly owner: string;
  readonly shares: readonly SplitShare[];
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
  Array.isArray(value.shares) &&
  value.shares.every(isShare) &&
  'purchaseKey' in value &&
  (value.purchaseKey === null || typeof value.purchaseKey === 'string');

/** The place in session storage. Without storage nothing is kept, and a reload starts anew. */
export const keptCheckout = {
  /** What is kept for the owner; anybody else's is removed. */
  read(owner: string): KeptCheckout | undefined {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEYS.checkout) ?? 'null');
      if (isKept(kept) && kept.owner === owner) return kept;
      sessionStorage.removeItem(STORAGE_KEYS.checkout);
    } catch {
      // Forbidden storage, or no JSON: nothing is kept.
    }
    return undefined;
  },
  /** Keeps some of it beside what is kept already. */
  keep(owner: string, some: Partial<Omit<KeptCheckout, 'owner'>>): void {
    try {
      const kept: KeptCheckout = { shares: [], purchaseKey: null, ...this.read(owner), owner, ...some };
      sessionStorage.setItem(STORAGE_KEYS.checkout, JSON.stringify(kept));
    } catch {
      // Storage is full or forbidden.
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(STORAGE_KEYS.checkout);
    } catch {
      // Storage is forbidden, so nothing is kept.
    }
  },
};
