/** Saves one mark; rejects when it is not saved. */
export type SaveMark = (couponId: string, isSet: boolean) => Promise<void>;

/** What a marker tells while it works. */
export interface MarkerListener {
  /** The heart to show: what the member wants, or what stands again after a failure. */
  readonly onShow: (couponId: string, isSet: boolean) => void;
  /** A mark is saved. */
  readonly onSaved: (couponId: string, isSet: boolean) => void;
  readonly onFailed: (error: unknown) => void;
}

/**
 * Changes marks at once and saves them behind. Of a coupon one call runs at a time, and presses meanwhile end in one more
 * call for the last of them: whatever the network does, what is shown in the end is what is saved.
 */
export function createFavouriteMarker(save: SaveMark, { onShow, onSaved, onFailed }: MarkerListener) {
  /** What the member wants of each coupon that is being saved. */
  const wanted = new Map<string, boolean>();

  const settle = async (couponId: string, saved: boolean): Promise<void> => {
    const next = wanted.get(couponId);
    if (next === undefined || next === saved) {
      wanted.delete(couponId);
      return;
    }
    try {
      await save(couponId, next);
    } catch (error) {
      wanted.delete(couponId);
      onShow(couponId, saved);
      onFailed(error);
      return;
    }
    onSaved(couponId, next);
    await settle(couponId, next);
  };

  return (couponId: string, isSet: boolean): void => {
    const isSaving = wanted.has(couponId);
    wanted.set(couponId, isSet);
    onShow(couponId, isSet);
    if (!isSaving) void settle(couponId, !isSet);
  };
}
