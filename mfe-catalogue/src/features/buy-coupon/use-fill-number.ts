import { normalizePhone, toNationalPhone, validatePhone } from '@poku/domain/phone';
import { useDebounced } from '@poku/kit/hooks';
import { usePlatform } from '@poku/platform';
import { useState } from 'react';
import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import { SEARCH_DEBOUNCE_MS } from '../../limits';
import { readNumberProblem } from './read-number-problem';

/** The number that a prepaid package is filled to, and what is known of it. */
export interface FillingNumber {
  /** National part, as it is typed. */
  readonly typed: string;
  /** In E.164; missing while it is no whole number. */
  readonly phone?: string;
  /** Why it cannot be filled; `undefined` when it can, or while it is asked for. */
  readonly problem?: string;
  /** The server is being asked whether it is one of the package's operator. */
  readonly isChecking: boolean;
  readonly change: (typed: string) => void;
}

/**
 * A number whose operator is asked for as soon as it is whole, so that a wrong one is refused where it is typed and not
 * at the checkout.
 * @param known the number of the address with what was read of it
 */
export function useFillNumber(
  coupon: Coupon,
  known: { readonly phone?: string; readonly problem?: string },
): FillingNumber {
  const platform = usePlatform();
  const [typed, setTyped] = useState(known.phone === undefined ? '' : toNationalPhone(known.phone));
  const [answer, setAnswer] = useState(known);
  const wrong = validatePhone(typed);
  const phone = wrong === undefined ? normalizePhone(typed) : undefined;
  const isChecking = coupon.kind === 'telco' && phone !== undefined && answer.phone !== phone;
  useDebounced(isChecking ? phone : undefined, SEARCH_DEBOUNCE_MS, (wanted, signal) => {
    if (wanted === undefined) return;
    void readNumberProblem(platform, coupon, wanted, { signal }).then((problem) => {
      if (!signal.aborted) setAnswer({ phone: wanted, problem });
    });
  });
  const problem = wrong ?? (isChecking ? undefined : answer.problem);
  return { typed, phone, problem, isChecking, change: setTyped };
}
