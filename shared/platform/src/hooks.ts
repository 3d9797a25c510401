import { useCallback, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type {
  EventOrigin,
  MemberSession,
  Platform,
  PointsState,
  PokuEventName,
  PokuEvents,
  ReadableState,
  Session,
} from '@poku/contract';
import { usePlatformScope } from './platform-context';

/** The platform of the page. @throws Error outside a `PlatformProvider` */
export function usePlatform(): Platform {
  return usePlatformScope().platform;
}

const useReadable = <T>(state: ReadableState<T>): T => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = state.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [state],
  );
  const read = () => state.value;
  // The same while a page is painted without a browser.
  return useSyncExternalStore(subscribe, read, read);
};

/** Who is in front of the screen; renders again when that changes. */
export function useSession(): Session {
  return useReadable(usePlatform().session$);
}

/** The member's points and when they were read; renders again when they change. */
export function usePoints(): PointsState {
  return useReadable(usePlatform().points$);
}

/**
 * The member, on a route that only members reach. While a logout leaves the page it keeps the last member.
 * @throws Error where nobody has been logged in
 */
export function useMember(): MemberSession {
  const session = useSession();
  const present = session.status === 'member' ? session : null;
  const [last, setLast] = useState(present);
  if (present && present !== last) setLast(present);
  const member = present ?? last;
  if (!member) throw new Error('useMember is for routes with the access "member"');
  return member;
}

/** Whether a member is here, or was since the caller stands: what is shown stays until the guard leads away. */
export function useHadMember(): boolean {
  const isMember = useSession().status === 'member';
  const [had, setHad] = useState(isMember);
  if (isMember && !had) setHad(true);
  return isMember || had;
}

/**
 * Listens to an event while mounted; the newest `listener` is the one that is called. What is on the screen hears it from the moment on
 * that it is there: what a page shows may be old by an event right after it came.
 */
export function useEvent<K extends PokuEventName>(
  name: K,
  listener: (payload: PokuEvents[K], origin: EventOrigin) => void,
): void {
  const { events } = usePlatform();
  const handle = useEffectEvent(listener);
  useLayoutEffect(() => events.subscribe(name, (payload, origin) => handle(payload, origin)), [events, name]);
}
