import { normalizePhone, toLocalPhone, validatePhone } from '@poku/domain/phone';
import { useDebounced } from '@poku/kit/hooks';
import { messageFor, usePlatform } from '@poku/platform';
import { useState } from 'react';
import { packagesCall, type PrepaidPackage } from '../../calls/prepaid';
import { refusedNumber } from '../../features/buy-coupon/read-number-problem';
import { prepaidWording } from '../../wording/prepaid';
import { SEARCH_DEBOUNCE_MS } from '../../limits';

/** What is known of the packages for a number. */
export type Packages =
  /** `refusal`: why the last number was handed back. */
  | { readonly status: 'waiting'; readonly refusal?: string }
  | { readonly status: 'reading' }
  | { readonly status: 'ready'; readonly phone: string; readonly found: readonly PrepaidPackage[] }
  | { readonly status: 'failed'; readonly message: string };

/** The number in E.164, or `null` while it is not a whole one. */
const wholeNumber = (nationalPart: string): string | null =>
  validatePhone(nationalPart) === undefined ? (normalizePhone(nationalPart) ?? null) : null;

/**
 * The packages for a number, 500 ms after it was typed ([C] §5). A number that no operator has is told in an alert and
 * handed back ([C] §8); why is known until something is typed, since an alert goes.
 * @param nationalPart what stands in the field
 * @param onAnswer gets what the field holds after an answer: the number, or nothing when it was refused
 */
export function usePackages(nationalPart: string, onAnswer: (nationalPart: string) => void) {
  const { call, events } = usePlatform();
  const [answer, setAnswer] = useState<{ readonly phone: string; readonly packages: Packages } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const phone = wholeNumber(nationalPart);
  const refusal = answer?.packages.status === 'waiting' ? answer.packages.refusal : undefined;
  if (refusal !== undefined && nationalPart !== '' && phone !== answer?.phone) setAnswer(null);

  const read = async (wanted: string, signal: AbortSignal): Promise<Packages> => {
    try {
      const found = await call(packagesCall, { phone: wanted }, { signal });
      return { status: 'ready', phone: wanted, found };
    } catch (error) {
      const message = refusedNumber(error);
      if (message === undefined) return { status: 'failed', message: messageFor(error) };
      if (!signal.aborted) events.publish('alert.raised', { kind: 'error', message });
      return { status: 'waiting', refusal: prepaidWording.refused(toLocalPhone(wanted), message) };
    }
  };
  useDebounced(`${phone ?? ''} ${attempt}`, SEARCH_DEBOUNCE_MS, (_, signal) => {
    if (phone === null) return;
    void read(phone, signal).then((packages) => {
      if (signal.aborted) return;
      setAnswer({ phone, packages });
      onAnswer(packages.status === 'waiting' ? '' : nationalPart);
    });
  });

  const retry = () => {
    setAnswer(null);
    setAttempt(attempt + 1);
  };
  const packages: Packages =
    phone === null
      ? { status: 'waiting', refusal }
      : answer?.phone === phone
        ? answer.packages
        : { status: 'reading' };
  return { packages, retry };
}
