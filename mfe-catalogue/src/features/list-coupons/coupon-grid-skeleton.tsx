import { Grid, Skeleton } from '@poku/kit';

/** Cards that fill the screen of a phone. */
const CARDS = 6;

interface CouponGridSkeletonProps {
  /** Default as many as fill the screen of a phone. */
  readonly cards?: number;
  /** Columns on a wide screen; default those of a `CouponGrid`. */
  readonly wideColumns?: number;
}

/** Coupons in columns, on their way. */
export function CouponGridSkeleton({ cards = CARDS, wideColumns }: CouponGridSkeletonProps) {
  return (
    <Grid $wideColumns={wideColumns}>
      {Array.from({ length: cards }, (_, index) => (
        <Skeleton key={index} shape="card" {...(index > 0 && { label: null })} />
      ))}
    </Grid>
  );
}
