import type { CallOptions, Platform, PokuApi } from '@poku/contract';
import { useWidgetData } from '@poku/platform';
import { type Favourites, useFavourites } from './use-favourites';

/** Coupons of a widget, and what its hearts need. */
export interface ReadRow<T> {
  readonly coupons: readonly T[];
  /** From `readFavouriteIds`. */
  readonly favouriteIds: readonly string[] | null;
}
/** Reads a widget's coupons; keep its identity stable. */
export type RowReader<T> = (_: PokuApi, options: CallOptions, platform: Platform) => Promise<ReadRow<T>>;

/** Coupons of a widget with their hearts. */
export interface RowWithHearts<T> {
  readonly coupons: readonly T[];
  readonly hearts: Favourites | null;
}

/** @returns `null` until the row is read. @throws what kept the first reading from it, for the `Slot` */
export function useRowWithHearts<T>(read: RowReader<T>): RowWithHearts<T> | null {
  const row = useWidgetData(read);
  const hearts = useFavourites(row?.favouriteIds ?? null);
  return row && { coupons: row.coupons, hearts };
}
