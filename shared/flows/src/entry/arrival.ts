import { refusalCode } from '@poku/platform';
import type { CallOptions, EntryKeeper, PartnerEntry } from '@poku/contract';
import { RESPONSE_CODES } from '@poku/domain/response-codes';

/** What is known of a partner's user who comes in. `none`: no token is kept. `bad`: the API refused it (40106). */
export type Arrival =
  | { readonly status: 'known'; readonly entry: PartnerEntry }
  | { readonly status: 'none' }
  | { readonly status: 'bad' }
  | { readonly status: 'failed' };

/**
 * Reads who the kept redirect token brings; a failure is a value, for the page to show in place.
 * @param read `check` asks anew, `recall` only after a reload
 * @throws the signal's reason when the call was aborted
 */
export async function readArrival(
  entry: EntryKeeper,
  read: 'check' | 'recall',
  { signal }: CallOptions = {},
): Promise<Arrival> {
  try {
    const found = await entry[read](signal && { signal });
    return found === null ? { status: 'none' } : { status: 'known', entry: found };
  } catch (error) {
    if (signal?.aborted === true) throw error;
    return { status: refusalCode(error) === RESPONSE_CODES.redirectTokenBad ? 'bad' : 'failed' };
  }
}
