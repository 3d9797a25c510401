import { commonWording } from '@poku/domain/wording/common';
import { Button } from '@poku/kit';
import { useEffect, useState } from 'react';
import { LOAD_MORE_INDICATOR_MS } from '../../limits';

interface MoreButtonProps {
  readonly isLoading: boolean;
  /** The last try failed, and this is the next. Default false. */
  readonly isRetry?: boolean;
  readonly onPress: () => void;
}

/** 'Load more' at the end of a list; its indicator shows for half a second even when the rows come sooner ([C] §4). */
export function MoreButton({ isLoading, isRetry = false, onPress }: MoreButtonProps) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isHeld) return undefined;
    const timer = setTimeout(() => setHeld(false), LOAD_MORE_INDICATOR_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  function handlePress() {
    setHeld(true);
    onPress();
  }
  return (
    <Button variant="secondary" fullWidth busy={isHeld || isLoading} onClick={handlePress}>
      {isRetry ? commonWording.retry : commonWording.loadMore}
    </Button>
  );
}
