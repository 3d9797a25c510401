import { fixture } from './fixture';

/** A row of `GET /customernotice/{clientId}`: points of NusaPoin came, unread. */
export const aNotice = fixture(() => ({
  noticeId: 1,
  noticeKind: 'points-arrived',
  title: 'Poin masuk',
  body: '1.500 poin dari NusaPoin sudah masuk.',
  path: '/riwayat',
  createdDate: '2026-11-21T07:00:00Z',
  isRead: false,
}));

/** The answer of `GET /customernotice/{clientId}` with these rows, newest first. */
export const anInboxPage = (
  rows: readonly ReturnType<typeof aNotice>[],
  nextCursor: string | null = null,
) => ({
  data: rows,
  unreadNotices: rows.filter(({ isRead }) => !isRead).length,
  nextCursor,
});
