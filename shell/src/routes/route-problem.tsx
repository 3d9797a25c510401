import { commonWording } from '@poku/shared/domain';
import { useRevalidator, useRouteError } from '@poku/shared/router';
import { ErrorPanel } from '@poku/shared/ui';
import { useEffect } from 'react';
import { RemoteUnavailableError } from '../remotes/remote-loader';
import { describeProblem } from './describe-problem';

/** Props of `RouteProblem`. */
export interface RouteProblemProps {
  /** Called before the page is loaded again. */
  readonly onRetry: () => void;
}

/** What stands in place of a page that could not be shown. Heals by 'Coba lagi', or by itself when a slow remote comes. */
export function RouteProblem({ onRetry }: RouteProblemProps) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
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

  const retry = () => {
    onRetry();
    void revalidate();
  };
  const { title, text } = describeProblem(error);
  return <ErrorPanel title={title} text={text} onRetry={retry} isRetrying={state === 'loading'} />;
}

/** The root's own problem panel, for what no route could catch. */
export function RootProblem() {
  return <ErrorPanel title={commonWording.disturbance} onRetry={() => location.reload()} />;
}
