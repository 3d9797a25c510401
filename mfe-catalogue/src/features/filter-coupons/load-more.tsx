import { commonWording } from '@poku/domain/wording/common';
import { Button, Caption, Notice, Stack } from '@poku/kit';
import { couponSearchWording } from '../../wording/coupon-search';
import { LOADED_COUPONS_MAX } from '../../limits';

interface LoadMoreProps {
  /** Coupons that are shown. */
  readonly shown: number;
  readonly isLoading: boolean;
  /** A new list is on its way, which this one must not grow into. */
  readonly isDisabled: boolean;
  /** Why the last try failed. */
  readonly problem?: string;
  readonly onLoad: () => void;
}

/** The end of a list that goes on. */
export function LoadMore({ shown, isLoading, isDisabled, problem, onLoad }: LoadMoreProps) {
  if (shown >= LOADED_COUPONS_MAX) return <Caption>{couponSearchWording.listFull(shown)}</Caption>;
  const hasFailed = problem !== undefined && !isLoading;
  return (
    <Stack $gap={3}>
      {hasFailed && <Notice tone="error">{couponSearchWording.loadMoreFailed(problem)}</Notice>}
      <Button
        variant="secondary"
        busy={isLoading}
        aria-disabled={isDisabled}
        onClick={isDisabled ? undefined : onLoad}
      >
        {hasFailed ? commonWording.retry : commonWording.loadMore}
      </Button>
    </Stack>
  );
}
