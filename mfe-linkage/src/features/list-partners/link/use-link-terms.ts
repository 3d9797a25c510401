import { useCallback, useEffect, useState } from 'react';
import type { LinkablePartner } from '@poku/flows/linking/calls/partners';
import { messageFor, useMember, usePlatform } from '@poku/platform';
import { type Consents, consentsCall } from '../../../calls/consent';

/** What a member agrees to, as far as it is read. */
export type SharingReading =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly sharing: Consents };

/** Reads the consent of the moment and what was agreed to, while mounted (D32); `retry` reads it once more. */
export function useSharing(): { readonly reading: SharingReading; readonly retry: () => void } {
  const { call } = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState<SharingReading>({ status: 'pending' });
  useEffect(() => {
    const abort = new AbortController();
    const settle = (next: SharingReading) => {
      if (!abort.signal.aborted) setReading(next);
    };
    call(consentsCall, {}, { signal: abort.signal }).then(
      (sharing) => settle({ status: 'ready', sharing }),
      (error: unknown) => settle({ status: 'failed', message: messageFor(error) }),
    );
    return () => abort.abort();
  }, [call, attempt]);
  const retry = useCallback(() => {
    setReading({ status: 'pending' });
    setAttempt((count) => count + 1);
  }, []);
  return { reading, retry };
}

/** What has to be settled before an item is linked: the e-mail rule ([A] §5), then the consent (D32). */
export function useLinkTerms(item: LinkablePartner) {
  const { customer } = useMember();
  const { reading, retry } = useSharing();
  const [isAgreed, setIsAgreed] = useState(false);
  const needsEmail = item.needsVerifiedEmail && !customer.isEmailVerified;
  const canProceed = !needsEmail && isAgreed && reading.status === 'ready';
  return {
    item,
    customer,
    needsEmail,
    reading,
    retry,
    isAgreed,
    agree: setIsAgreed,
    /** Version of the text that was agreed to; `null` while the member cannot go on. */
    agreedVersion: canProceed ? reading.sharing.version : null,
  };
}
/** What `useLinkTerms` gives. */
export type LinkTermsState = ReturnType<typeof useLinkTerms>;
