import {
  asker,
  call,
  flag,
  list,
  moment,
  optional,
  orElse,
  record,
  text,
  type ValueOf,
  whole,
} from '@poku/contract/calls';
import { PER_PAGE_MAX } from '@poku/domain/limits/catalogue';

const id = { min: 1, max: Number.MAX_SAFE_INTEGER };

const notice = record({
  /** Larger is newer. */
  id: whole('noticeId', id),
  /** What it is, as `points-arrived`; kinds come and go. */
  kind: text('noticeKind'),
  title: text(),
  body: text(),
  /** Address in the site that it leads to, with a slash first. */
  path: text(),
  createdAt: moment('createdDate'),
  isRead: flag('isRead'),
});

/** A notice of the member's inbox (D66). */
export type InboxNotice = ValueOf<typeof notice>;

/** The member's notices, newest first, by cursor (D52, D66). */
export const inboxCall = call({
  method: 'GET',
  path: '/customernotice/{clientId}',
  query: {
    /** `nextCursor` of the page before. Default the first page. */
    cursor: optional(text('cursor', { minChars: 1, maxChars: 512 })),
    perPage: orElse(whole('perPage', { min: 1, max: PER_PAGE_MAX }), 20),
  },
  answer: record({
    rows: list(notice, 'data'),
    /** Those of all pages that were not read. */
    unread: whole('unreadNotices'),
    /** Where the list goes on; `null` after the last row. */
    nextCursor: optional(text()),
  }),
});

/** Marks the notices of the inbox up to one, and itself, as read; the member's open pages hear 'notice.changed'. Idempotent. */
export const readNoticesCall = call({
  method: 'POST',
  path: '/readnotice',
  body: { clientId: asker(), upTo: whole('noticeId', id) },
});
