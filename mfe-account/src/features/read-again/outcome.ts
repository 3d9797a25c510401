import { isApiError, messageFor } from '@poku/platform';

/** What a call gave, or the text that says why it did not. */
export type Outcome<T> =
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly message: string };

/**
 * Keeps a failed reading as a value, so that the rest of the page stays.
 * @param message text of the failure. Default the call's own
 * @throws the reason of an aborted reading: the visitor is gone
 */
export async function outcomeOf<T>(reading: Promise<T>, message?: string): Promise<Outcome<T>> {
  try {
    return { status: 'ready', value: await reading };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { status: 'failed', message: message ?? messageFor(error) };
  }
}
