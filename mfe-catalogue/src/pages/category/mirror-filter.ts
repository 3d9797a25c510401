import { STORAGE_KEYS } from '@poku/shared/domain';
import type { CategorySearch } from './search';

/** Keeps the filter in the browser as [C] §4 says; the address stays the one that counts, and logout clears it (D40). */
export function mirrorFilter(categoryId: string, { name, sort, isAffordableOnly }: CategorySearch): void {
  const filter = { categoryId, name, sort, limitPrice: isAffordableOnly };
  try {
    localStorage.setItem(STORAGE_KEYS.filter, JSON.stringify(filter));
  } catch {
    // Storage is full or forbidden; nothing depends on the copy.
  }
}
