import { loginWording } from '../../wording/login';
import type { AvailabilityState } from './use-availability';

/** What stands at a field that is checked while it is typed: one of both, or nothing. */
export interface AvailabilityText {
  readonly error?: string;
  readonly hint?: string;
}

/** The words of a state. @param taken text when the value belongs to somebody @param free text when it may be taken */
export function availabilityText(
  state: AvailabilityState,
  { taken, free }: { readonly taken: string; readonly free: string },
): AvailabilityText {
  switch (state.status) {
    case 'idle':
      return {};
    case 'checking':
      return { hint: loginWording.checking };
    case 'free':
      return { hint: free };
    case 'taken':
      return { error: taken };
    case 'invalid':
      return { error: state.message };
    case 'failed':
      return { hint: loginWording.checkFailed };
  }
}
