import { usePlatform } from '@poku/platform';
import { useEffect } from 'react';
import { readNoticesCall } from '../../calls/inbox';
import type { InboxPage } from './use-inbox';

/** Marks what the member sees as read, and tells this page's badge. What fails is marked after the next reading. */
export function useMarkRead({ rows, unread }: InboxPage): void {
  const { call, events } = usePlatform();
  const upTo = unread > 0 ? rows[0]?.id : undefined;
  useEffect(() => {
    if (upTo === undefined) return;
    call(readNoticesCall, { upTo }).then(
      () => events.publish('notice.changed', {}),
      () => undefined,
    );
  }, [call, events, upTo]);
}
