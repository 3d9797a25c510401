import type { AnswerOf } from '@poku/contract/calls';
import { useGrowingList } from '@poku/flows/growing-list';
import { usePlatform } from '@poku/platform';
import { useState } from 'react';
import { type InboxNotice, inboxCall } from '../../calls/inbox';

/** A page of the inbox as it was read. */
export type InboxPage = AnswerOf<typeof inboxCall>;

const newestOf = ({ rows }: InboxPage): number => rows[0]?.id ?? 0;

/** The inbox of this visit. */
export interface Inbox extends Pick<
  ReturnType<typeof useGrowingList>,
  'hasMore' | 'isLoading' | 'problem' | 'grow'
> {
  /** Newest first: what the list had, which stays, with what came since it began. */
  readonly notices: readonly InboxNotice[];
  /** Whether it was unread when this visit saw it first. */
  readonly isNew: (notice: InboxNotice) => boolean;
}

/**
 * The notices that a visit has seen. A later reading puts what is new on top; the list begins anew only when more came than one reading
 * has. What was new stays marked until the next visit.
 * @param read the newest page, as it was read last
 */
export function useInbox(read: InboxPage): Inbox {
  const { call } = usePlatform();
  const [{ start, last, fresh }, setVisit] = useState({
    start: read,
    last: read,
    fresh: new Set(read.rows.filter(({ isRead }) => !isRead).map(({ id }) => id)),
  });
  if (last !== read) {
    const goesOn = read.rows.some(({ id }) => id === newestOf(start));
    const added = read.rows.filter(({ isRead }) => !isRead).map(({ id }) => id);
    setVisit({ start: goesOn ? start : read, last: read, fresh: new Set([...fresh, ...added]) });
  }
  const { shown, hasMore, isLoading, problem, grow } = useGrowingList<InboxNotice, readonly InboxNotice[]>({
    start,
    begin: (rows) => rows,
    append: (rows, more) => [...rows, ...more],
    read: (page, signal) => call(inboxCall, page, { signal }),
  });
  const known = new Set(shown.map(({ id }) => id));
  const arrived = read.rows.filter(({ id }) => !known.has(id));
  return {
    // A promotion is older than what was told before it came.
    notices: [...arrived, ...shown].sort((one, other) => other.id - one.id),
    isNew: ({ id, isRead }) => !isRead || fresh.has(id),
    hasMore,
    isLoading,
    problem,
    grow,
  };
}
