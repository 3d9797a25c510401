import type { AnswerOf, RecordOf } from '@poku/contract/calls';
import type { InboxNotice, inboxCall } from '@poku/mfe-account/calls/inbox';
import { z } from 'zod';
import type { AppDeps } from '../../deps';
import { readCursor, writeCursor } from '../../http/cursor';
import { recordMemberEvent } from '../live/repository';
import { countUnread, listNotices, markRead, type NoticeRow } from './repository';

const list = ['notices'];
const place = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

const toNotice = (row: NoticeRow): InboxNotice => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  body: row.body,
  path: row.path,
  createdAt: row.created_at.toISOString(),
  isRead: row.is_read,
});

/** A member's inbox (D66). */
export function createInboxService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /** A page of shown notices, newest first, with the number of unread ones. Refuses a malformed cursor with a 400 that names it. */
    async list(
      memberId: string,
      { cursor, perPage }: RecordOf<(typeof inboxCall)['query']>,
    ): Promise<AnswerOf<typeof inboxCall>> {
      const before = cursor === null ? Number.MAX_SAFE_INTEGER : readCursor(list, place, cursor).key;
      const [rows, unread] = await Promise.all([
        // One more than a page has, to know whether there is a next one.
        listNotices(db, memberId, before, perPage + 1),
        countUnread(db, memberId),
      ]);
      const shown = rows.slice(0, perPage);
      const last = rows.length > perPage ? shown.at(-1) : undefined;
      return {
        rows: shown.map(toNotice),
        unread,
        nextCursor: last === undefined ? null : writeCursor(list, { key: last.id, id: '' }),
      };
    },

    /** Marks shown notices up to an id as read, and tells the member's open pages when there were any. Idempotent. */
    read: (memberId: string, upTo: number): Promise<void> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const marked = await markRead(tx, memberId, upTo, now);
        if (marked > 0) await recordMemberEvent(tx, memberId, 'notice.changed', {}, now);
      }),
  };
}
