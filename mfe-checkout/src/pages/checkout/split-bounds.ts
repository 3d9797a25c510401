import { mostOf, pointsFrom, type SplitShare, type SplitSource } from './suggest-split';

/** Where two partners of a split meet, and how far that can be moved while both together give the same. */
export interface Bounds<Source extends SplitSource = SplitSource> {
  readonly left: Source;
  readonly right: Source;
  /** Points of the left one. */
  readonly points: number;
  /** Fewest and most points that the left one can give. */
  readonly least: number;
  readonly most: number;
  /** Points of both. */
  readonly together: number;
  /** Points of the partners before them. */
  readonly before: number;
}

/**
 * The bounds between partners that follow each other in a split.
 * @param partners in the order of the bar, without own points
 * @param shares as they stand
 * @param movable ids of the partners whose part can be moved: those that give something, or did on this page
 * @returns none where nothing can be moved
 */
export function boundsOf<Source extends SplitSource>(
  partners: readonly Source[],
  shares: readonly SplitShare[],
  movable: ReadonlySet<string>,
): readonly Bounds<Source>[] {
  let before = 0;
  const shown = partners.filter((source) => mostOf(source) > 0 && movable.has(source.partnerId));
  return shown.flatMap((left, index) => {
    const points = pointsFrom(shares, left.partnerId);
    const start = before;
    before += points;
    const right = shown[index + 1];
    if (right === undefined) return [];
    const together = points + pointsFrom(shares, right.partnerId);
    const least = Math.max(0, together - mostOf(right));
    const most = Math.min(mostOf(left), together);
    // A share that was typed beyond its limits is put right where it was typed.
    return least < most && points >= least && points <= most
      ? [{ left, right, points, least, most, together, before: start }]
      : [];
  });
}
