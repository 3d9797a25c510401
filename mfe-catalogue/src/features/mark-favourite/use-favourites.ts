import { isApiError, messageFor, useEvent, usePlatform, useSession } from '@poku/platform';
import { useMemo, useState } from 'react';
import { addFavouriteCall, removeFavouriteCall } from '../../calls/favourites';
import { catalogueWording } from '../../wording/catalogue';
import { createFavouriteMarker } from './favourite-marker';

/** The hearts of a page. */
export interface Favourites {
  readonly isFavourite: (couponId: string) => boolean;
  /** Shows the heart at once, saves behind, and puts it back with a message when that fails. The same function for good. */
  readonly change: (couponId: string, isSet: boolean) => void;
}

type Marks = ReadonlyMap<string, boolean>;
const NO_MARKS: Marks = new Map();

const withMark =
  (couponId: string, isSet: boolean) =>
  (marks: Marks): Marks =>
    marks.get(couponId) === isSet ? marks : new Map(marks).set(couponId, isSet);

/**
 * The member's favourites on this page, following what other lists of the page change.
 * @param ids what the loader read with `readFavouriteIds`; keep its identity stable, a new array is a new reading
 * @returns `null` where there are no hearts: for a guest, and while the favourites are not known
 */
export function useFavourites(ids: readonly string[] | null): Favourites | null {
  const { call, events } = usePlatform();
  const isMember = useSession().status === 'member';
  const [marks, setMarks] = useState(NO_MARKS);
  const [readIds, setReadIds] = useState(ids);
  if (ids !== readIds) {
    setReadIds(ids);
    setMarks(NO_MARKS);
  }
  useEvent('favourite.changed', ({ couponId, isSet }) => setMarks(withMark(couponId, isSet)));

  const change = useMemo(() => {
    return createFavouriteMarker(
      (couponId, isSet) => call(isSet ? addFavouriteCall : removeFavouriteCall, { couponId }),
      {
        onShow: (couponId, isSet) => setMarks(withMark(couponId, isSet)),
        onSaved: (couponId, isSet) => events.publish('favourite.changed', { couponId, isSet }),
        onFailed(error) {
          // The end of a session is told by the shell, once (D15).
          if (isApiError(error) && error.kind === 'session') return;
          const message = catalogueWording.favouriteFailed(messageFor(error));
          events.publish('alert.raised', { kind: 'error', message });
        },
      },
    );
  }, [call, events]);

  const known = useMemo(() => new Set(ids), [ids]);
  return useMemo(() => {
    if (!isMember || ids === null) return null;
    return { isFavourite: (couponId) => marks.get(couponId) ?? known.has(couponId), change };
  }, [isMember, ids, marks, known, change]);
}
