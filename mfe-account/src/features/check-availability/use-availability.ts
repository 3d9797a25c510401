import { useState } from 'react';
import type { CallOptions } from '@poku/contract';
import { useDebounced } from '@poku/kit/hooks';
import { messageFor } from '@poku/platform';
import { AVAILABILITY_DEBOUNCE_MS } from '../../limits';
import type { Availability } from './ask';

/** What is known of the value of the moment. `failed`: the check did not work, so the server decides at the submit. */
export type AvailabilityState =
  | Availability
  | { readonly status: 'idle' | 'checking' }
  | { readonly status: 'failed'; readonly message: string };

/** How a value is checked. */
export interface AvailabilityCheck {
  readonly check: (value: string, options: CallOptions) => Promise<Availability>;
  /** Whether the value is complete enough to ask. */
  readonly isReady: (value: string) => boolean;
  /** Pause in typing before the call, in milliseconds. Default 300 ms ([A] §9). */
  readonly delayMs?: number;
}

const IDLE: AvailabilityState = { status: 'idle' };
const CHECKING: AvailabilityState = { status: 'checking' };

interface Known {
  readonly value: string;
  readonly state: AvailabilityState;
}

/** Asks while a value is typed whether it may be taken (D19). An answer for an earlier value is dropped, its call aborted. */
export function useAvailability(
  value: string,
  { check, isReady, delayMs = AVAILABILITY_DEBOUNCE_MS }: AvailabilityCheck,
): AvailabilityState {
  const [known, setKnown] = useState<Known | null>(null);
  useDebounced(value, delayMs, (asked, signal) => {
    if (!isReady(asked)) return;
    const settle = (state: AvailabilityState) => {
      if (!signal.aborted) setKnown({ value: asked, state });
    };
    check(asked, { signal }).then(settle, (error: unknown) =>
      settle({ status: 'failed', message: messageFor(error) }),
    );
  });
  if (!isReady(value)) return IDLE;
  return known?.value === value ? known.state : CHECKING;
}

/** Whether a form may be sent with the value: it is free, or the check itself failed and the server decides. */
export function mayBeTaken({ status }: AvailabilityState): boolean {
  return status === 'free' || status === 'failed';
}
