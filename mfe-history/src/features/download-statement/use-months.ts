import { messageFor, usePlatform } from '@poku/platform';
import { useEffect, useState } from 'react';
import { type StatementMonth, statementMonthsCall } from '../../calls/statement';

/** The months that have a statement, as far as they are known. */
type Months =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly months: readonly StatementMonth[] };

/** Asks for the months while mounted; `retry` asks once more. */
export function useMonths(): { readonly months: Months; readonly retry: () => void } {
  const { call } = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const [months, setMonths] = useState<Months>({ status: 'pending' });
  useEffect(() => {
    const abort = new AbortController();
    const settle = (next: Months) => {
      if (!abort.signal.aborted) setMonths(next);
    };
    call(statementMonthsCall, {}, { signal: abort.signal }).then(
      (answer) => settle({ status: 'ready', months: answer.months }),
      (error: unknown) => settle({ status: 'failed', message: messageFor(error) }),
    );
    return () => abort.abort();
  }, [call, attempt]);
  const retry = () => {
    setMonths({ status: 'pending' });
    setAttempt((count) => count + 1);
  };
  return { months, retry };
}
