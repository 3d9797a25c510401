import { commonWording } from '@poku/domain/wording/common';
import { Button } from '@poku/kit';
import { useEffect, useState } from 'react';

/** What the button at the end of a list needs. */
export interface MoreButtonProps {
  readonly isLoading: boolean;
  /** Seen and not to be pressed. Default false. */
  readonly isDisabled?: boolean;
  /** The last try failed, and this is the next. Default false. */
  readonly isRetry?: boolean;
  /** The indicator shows so long even when the rows come sooner, in ms. Default 0. */
  readonly indicatorMs?: number;
  readonly onPress: () => void;
}

/** 'Load more' at the end of a list. */
export function MoreButton(props: MoreButtonProps) {
  const { isLoading, isDisabled = false, isRetry = false, indicatorMs = 0, onPress } = props;
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isHeld) return undefined;
    const timer = setTimeout(() => setHeld(false), indicatorMs);
    return () => clearTimeout(timer);
  }, [isHeld, indicatorMs]);

  function handlePress() {
    setHeld(indicatorMs > 0);
    onPress();
  }
  return (
    <Button
      variant="secondary"
      fullWidth
      busy={isHeld || isLoading}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : handlePress}
    >
      {isRetry ? commonWording.retry : commonWording.loadMore}
    </Button>
  );
}
