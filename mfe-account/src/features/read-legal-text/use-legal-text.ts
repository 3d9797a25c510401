import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { type LegalText, privacyPolicyCall, termsCall } from '@poku/flows/legal';
import { messageFor, usePlatform } from '@poku/platform';

/** Which text. */
export type LegalKind = 'terms' | 'privacy';

const CALLS = { terms: termsCall, privacy: privacyPolicyCall } as const;

type Reading =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly message: string }
  | {
      readonly status: 'ready';
      readonly text: LegalText;
      readonly LegalHtml: ComponentType<{ readonly html: string }>;
    };

/** Reads a legal text while mounted; `retry` reads it once more. */
export function useLegalText(kind: LegalKind): { readonly reading: Reading; readonly retry: () => void } {
  const platform = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState<Reading>({ status: 'pending' });
  useEffect(() => {
    const abort = new AbortController();
    const settle = (next: Reading) => {
      if (!abort.signal.aborted) setReading(next);
    };
    const options = { signal: abort.signal };
    Promise.all([platform.call(CALLS[kind], {}, options), import('./legal-html')]).then(
      ([text, { LegalHtml }]) => settle({ status: 'ready', text, LegalHtml }),
      (error: unknown) => settle({ status: 'failed', message: messageFor(error) }),
    );
    return () => abort.abort();
  }, [platform, kind, attempt]);
  const retry = useCallback(() => {
    setReading({ status: 'pending' });
    setAttempt((count) => count + 1);
  }, []);
  return { reading, retry };
}
