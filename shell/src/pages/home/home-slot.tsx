import { isDisturbance } from '@poku/platform/api';
import { commonWording } from '@poku/domain/wording/common';
import { HOME_TILE_HEIGHT_MAX_PX, homeTile } from '@poku/domain/home-tile';
import { useKeepTrying, useOfflineSince } from '@poku/kit/hooks';
import { Slot } from '@poku/platform';
import { color, ErrorPanel, radius, styled } from '@poku/kit';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { offlineWording } from '../../wording/offline';
import { disturbanceWording } from '../../wording/disturbance';

const Place = styled.div<{ readonly $heightPx: number }>`
  height: ${({ $heightPx }) => $heightPx}px;
  border-radius: ${radius.card};
  background: ${color('skeleton')};
`;

/** A widget that is not there. */
interface Failure {
  readonly id: string;
  readonly isOffline: boolean;
  /** Whether what failed goes by itself. */
  readonly heals: boolean;
  readonly retry: () => void;
}

interface FailedWidgetProps {
  readonly error: unknown;
  readonly retry: () => void;
  readonly failures: readonly Failure[];
  readonly onFailure: (failure: Failure) => () => void;
}

/** Stands in a failed widget's place. The first one speaks for all. */
function FailedWidget({ error, retry, failures, onFailure }: FailedWidgetProps) {
  const id = useId();
  const retryNow = useEffectEvent(retry);
  const isOffline = useOfflineSince(error);
  useEffect(
    () => onFailure({ id, isOffline, heals: isOffline || isDisturbance(error), retry: () => retryNow() }),
    [id, error, isOffline, onFailure],
  );

  const [first] = failures;
  if (first?.id !== id) return null;
  const retryAll = () => failures.forEach((failure) => failure.retry());
  if (first.isOffline)
    return <ErrorPanel title={offlineWording.title} text={offlineWording.partText} onRetry={retryAll} />;
  return (
    <ErrorPanel
      title={failures.length > 1 ? disturbanceWording.someFailed : commonWording.remoteFailedTitle}
      text={commonWording.remoteFailedText}
      onRetry={retryAll}
    />
  );
}

/**
 * What the remotes put on a home, each on its own. What failed is said once, and comes back by itself when the network or the
 * API does.
 */
export function HomeSlot({ name }: { readonly name: string }) {
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  /** Until an attempt finds nothing that failed: one that fails again goes on with longer pauses. */
  const [isHealing, setIsHealing] = useState(false);
  const [onFailure] = useState(() => (failure: Failure) => {
    setFailures((present) => [...present, failure]);
    if (failure.heals) setIsHealing(true);
    return () => setFailures((present) => present.filter((other) => other !== failure));
  });
  useKeepTrying(isHealing, () => {
    const healing = failures.filter(({ heals }) => heals);
    healing.forEach(({ retry }) => retry());
    setIsHealing(healing.length > 0);
  });
  return (
    <Slot
      name={name}
      skeleton={(heightPx) => (
        <Place $heightPx={heightPx} {...(heightPx <= HOME_TILE_HEIGHT_MAX_PX && homeTile)} />
      )}
      failed={(retry, error) => (
        <FailedWidget error={error} retry={retry} failures={failures} onFailure={onFailure} />
      )}
    />
  );
}
