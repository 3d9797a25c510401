import { STORAGE_KEYS } from '@poku/domain/brand';
import { Slot, useSession } from '@poku/platform';
import { useEffect, useState } from 'react';
import { NoticeRoom } from '../../rooms/home-rooms';
import { isNoted, noteRoom } from '../../rooms/noted-rooms';
import { NOTICE_SLOT } from '../../routes/own-paths';

/** Tells a member of an address that waits for its verification (D25). Takes no room from anybody else. */
export function HomeNotice() {
  const session = useSession();
  const [isExpected] = useState(() => isNoted(STORAGE_KEYS.notice));
  const isMember = session.status === 'member';
  const isNeeded = isMember && (!session.customer.isEmailVerified || session.customer.pendingEmail !== null);
  useEffect(() => {
    if (isMember) noteRoom(STORAGE_KEYS.notice, isNeeded);
  }, [isMember, isNeeded]);
  if (!isNeeded && (isMember || !isExpected)) return null;
  return (
    <NoticeRoom>
      {isNeeded && <Slot name={NOTICE_SLOT} skeleton={() => null} failed={() => null} />}
    </NoticeRoom>
  );
}
