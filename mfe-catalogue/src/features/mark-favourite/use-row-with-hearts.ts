import type { CallOptions, Platform, PokuApi } from '@poku/contract';
import { useWidgetData } from '@poku/platform';
import { useCallback } from 'react';
import { type Favourites, useFavourites } from './use-favourites';

/** Coupons of a widget, and what its hearts need. */
export interface ReadRow<T> {
  readonly coupons: readonly T[];
  /** From `readFavouriteIds`. */
  readonly favouriteIds: readonly string[] | null;
}
/** Reads a widget's coupons; keep its identity stable. */
export type RowReader<T> = (platform: Platform, options: CallOptions) => Promise<ReadRow<T>>;

/** Coupons of a widget with their hearts. */
export interface RowWithHearts<T> {
  readonly coupons: readonly T[];
  readonly hearts: Favourites | null;
}

/** @returns `null` until the row is read. @throws what kept the first reading from it, for the `Slot` */
export function useRowWithHearts<T>(read: RowReader<T>): RowWithHearts<T> | null {
  const readHere = useCallback(
    (_: PokuApi, options: CallOptions, platform: Platform) => read(platform, options),
    [read],
  );
  const row = useWidgetData(readHere);
  const hearts = useFavourites(row?.favouriteIds ?? null);
  return row && { coupons: row.coupons, hearts };
}
