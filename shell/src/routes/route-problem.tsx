import { commonWording } from '@poku/shared/domain';
import { useBackOnline } from '@poku/shared/hooks';
import { useRevalidator, useRouteError } from '@poku/shared/router';
import { ErrorPanel, Skeleton } from '@poku/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { RemoteUnavailableError } from '../remotes/remote-loader';
import { describeProblem, isOfNetwork } from './describe-problem';

/** Props of `RouteProblem`. */
export interface RouteProblemProps {
  /** For a page that threw: prepares the next rung of the ladder, false when there is none. Tried before the panel shows. */
  readonly repair?: () => boolean;
  /** Called before the page is loaded again. */
  readonly onRetry: () => void;
}

/** What stands in place of a page that could not be shown. Heals by 'Coba lagi', or by itself when a slow remote comes or the network is back. */
export function RouteProblem({ repair, onRetry }: RouteProblemProps) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const tryRepair = useEffectEvent(() => {
    const isRepairing = repair?.() ?? false;
    setRepaired(isRepairing ? undefined : error);
    if (isRepairing) void revalidate();
  });
  const [repaired, setRepaired] = useState<unknown>(undefined);
  useEffect(() => tryRepair(), [error]);
  const pending = error instanceof RemoteUnavailableError ? error.pending : undefined;

  useEffect(() => {
    let isHere = true;
    const heal = () => {
      if (isHere) void revalidate();
    };
    pending?.then(heal, () => undefined);
    return () => {
      isHere = false;
    };
  }, [pending, revalidate]);

  useBackOnline(() => {
    if (!isOfNetwork(error)) return;
    if (error instanceof RemoteUnavailableError) onRetry();
    void revalidate();
  });
  const retry = () => {
    onRetry();
    void revalidate();
  };
  if (repaired !== error && repair) return <Skeleton shape="card" />;
  const { title, text } = describeProblem(error);
  return <ErrorPanel title={title} text={text} onRetry={retry} isRetrying={state === 'loading'} />;
}

/** The root's own problem panel, for what no route could catch. */
export function RootProblem() {
  return <ErrorPanel title={commonWording.disturbance} onRetry={() => location.reload()} />;
}
