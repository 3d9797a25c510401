import { useLoadAgain } from '@poku/kit/hooks';
import { isDisturbance } from '@poku/platform';
import { useRouteError } from '@poku/kit/router';
import { ErrorPanel, Skeleton } from '@poku/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { embedWording } from '../wording/embed';
import type { EmbedContext } from './embed-context';
import { describeProblem, type Problem } from './problem';

/** In the place of a page that could not be shown; tells the host why. */
export function PageProblem({ context }: { readonly context: EmbedContext }) {
  const error = useRouteError();
  const { loadAgain, isLoading } = useLoadAgain();
  const [problem, setProblem] = useState<Problem | null>(null);
  const tell = useEffectEvent((found: Problem) => {
    setProblem(found);
    // It tries again by itself; the host hears of what changes.
    if (found.code !== problem?.code) context.onProblem(found);
  });
  const { apiBase } = context.platform.config;
  useEffect(() => {
    let isHere = true;
    void describeProblem(error, apiBase).then((found) => {
      if (isHere) tell(found);
    });
    return () => {
      isHere = false;
    };
  }, [error, apiBase]);
  if (problem === null) return <Skeleton shape="card" count={2} />;
  return (
    <ErrorPanel
      title={embedWording.problemTitle}
      text={problem.message}
      onRetry={() => void loadAgain()}
      isRetrying={isLoading}
      heals={problem.code !== 'origin' && isDisturbance(error)}
    />
  );
}
