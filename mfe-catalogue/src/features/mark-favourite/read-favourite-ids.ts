import type { CallOptions, Platform } from '@poku/contract';
import { whenSettled } from '@poku/platform';
import { ownFavouritesCall } from '../../calls/favourites';

type Asker = Pick<Platform, 'call' | 'session$' | 'events'>;

/** Ids on their way, and whose they are. */
interface Reading {
  readonly clientId: string;
  readonly ids: Promise<readonly string[]>;
}

/** What stands on a page together asks once. */
const underWay = new WeakMap<Asker['call'], Reading>();

const readOnce = ({ call, events }: Asker, clientId: string): Reading['ids'] => {
  const before = underWay.get(call);
  if (before?.clientId === clientId) return before.ids;
  const ids = call(ownFavouritesCall, {}).then((all) => all.map(({ couponId }) => couponId));
  const reading = { clientId, ids };
  underWay.set(call, reading);
  const forget = (): void => {
    if (underWay.get(call) === reading) underWay.delete(call);
    stopListening();
  };
  // What is read from now on has that change.
  const stopListening = events.subscribe('favourite.changed', forget);
  ids.then(forget, forget);
  return ids;
};

/**
 * Ids of the coupons that the member marked, for `useFavourites`. `null` for a guest, when they cannot be read, and when whoever asked no
 * longer waits: coupons are worth showing without hearts. Never rejects.
 */
export async function readFavouriteIds(
  asker: Asker,
  { signal }: CallOptions,
): Promise<readonly string[] | null> {
  try {
    // A page that everybody may open is loaded before it is known who is here.
    const session = await whenSettled(asker.session$);
    if (session.status !== 'member') return null;
    const ids = await readOnce(asker, session.customer.clientId);
    return signal?.aborted ? null : ids;
  } catch {
    return null;
  }
}
