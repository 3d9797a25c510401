import { isDisturbance } from '@poku/platform/api';
import { commonWording } from '@poku/domain/wording/common';
import { useBackOnline, useLoadAgain, useOfflineSince } from '@poku/kit/hooks';
import { sessionProblem, useSession } from '@poku/platform';
import { useRouteError } from '@poku/kit/router';
import { ErrorPanel, Skeleton } from '@poku/kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { RemoteUnavailableError } from '../remotes/remote-loader';
import { describeProblem } from './describe-problem';

export interface RouteProblemProps {
  /** For a page that threw: prepares the next rung of the ladder, false when there is none. Tried before the panel shows. */
  readonly repair?: () => boolean;
  /** Called before the page is loaded again. */
  readonly onRetry: () => void;
}

/** Tells when the member, who could not be read, was read. */
const useMemberRead = (onRead: () => void): boolean => {
  const isUnread = sessionProblem(useSession()) !== undefined;
  const wasUnread = useRef(isUnread);
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    if (wasUnread.current && !isUnread) tell();
    wasUnread.current = isUnread;
  }, [isUnread]);
  return isUnread;
};

/**
 * What stands in place of a page that could not be shown. Heals by 'Coba lagi', or by itself: when a slow remote comes, the
 * network is back, or a disturbance of the API is over.
 */
export function RouteProblem({ repair, onRetry }: RouteProblemProps) {
  const error = useRouteError();
  const session = useSession();
  const isOffline = useOfflineSince(error);
  const { loadAgain, isLoading } = useLoadAgain();
  const tryRepair = useEffectEvent(() => {
    const isRepairing = repair?.() ?? false;
    setRepaired(isRepairing ? undefined : error);
    if (isRepairing) void loadAgain();
  });
  const [repaired, setRepaired] = useState<unknown>(undefined);
  useEffect(() => tryRepair(), [error]);
  const pending = error instanceof RemoteUnavailableError ? error.pending : undefined;

  const heal = useEffectEvent(() => void loadAgain());
  useEffect(() => {
    let isHere = true;
    const healHere = () => {
      if (isHere) heal();
    };
    pending?.then(healHere, () => undefined);
    return () => {
      isHere = false;
    };
  }, [pending]);

  useBackOnline(() => {
    if (error instanceof RemoteUnavailableError) void loadAgain(onRetry);
  });
  // While the member is not read the shell asks for them; the page asks for nothing beside that.
  const isMemberUnread = useMemberRead(() => {
    if (isDisturbance(error)) void loadAgain();
  });
  const retry = () => {
    // What the API does is no fault of the remote.
    void loadAgain(isDisturbance(error) ? undefined : onRetry);
  };
  if (repaired !== error && repair) return <Skeleton shape="card" />;
  const { title, text } = describeProblem(error, session, isOffline);
  return (
    <ErrorPanel
      title={title}
      text={text}
      onRetry={retry}
      isRetrying={isLoading}
      heals={isDisturbance(error) && !isMemberUnread}
    />
  );
}

/** The root's own problem panel, for what no route could catch. */
export function RootProblem() {
  return <ErrorPanel title={commonWording.disturbance} onRetry={() => location.reload()} />;
}
