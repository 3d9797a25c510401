import { STORAGE_KEYS } from '@poku/domain/brand';
import { Slot, useSession } from '@poku/platform';
import { styled, wide } from '@poku/kit';
import { useEffect, useState } from 'react';
import { NOTICE_SLOT } from '../../routes/own-paths';

/** Room of the notice, free before it is there: nothing below it moves. */
const Place = styled.div`
  display: grid;
  min-height: 142px;
  ${wide} {
    min-height: 92px;
  }
`;

const wasShown = (): boolean => {
  try {
    return localStorage.getItem(STORAGE_KEYS.notice) !== null;
  } catch {
    return false;
  }
};
const remember = (isShown: boolean): void => {
  try {
    if (isShown) localStorage.setItem(STORAGE_KEYS.notice, '1');
    else localStorage.removeItem(STORAGE_KEYS.notice);
  } catch {
    // Forbidden storage: the room is not kept at the next start.
  }
};

/** Tells a member of an address that waits for its verification (D25). Takes no room from anybody else. */
export function HomeNotice() {
  const session = useSession();
  const [isExpected] = useState(wasShown);
  const isMember = session.status === 'member';
  const isNeeded = isMember && (!session.customer.isEmailVerified || session.customer.pendingEmail !== null);
  useEffect(() => {
    if (isMember) remember(isNeeded);
  }, [isMember, isNeeded]);
  if (!isNeeded && (isMember || !isExpected)) return null;
  return <Place>{isNeeded && <Slot name={NOTICE_SLOT} skeleton={() => null} failed={() => null} />}</Place>;
}
