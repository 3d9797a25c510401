import { messageFor } from '@poku/platform';
import { useEffect, useRef, useState } from 'react';
import type { ReadPage, RowPage } from './read-rows';

/** What a list starts with, and how it grows. */
export interface GrowingListOptions<Row, Shown> {
  /** Another object starts the list anew. */
  readonly start: RowPage<Row>;
  /** What is shown of the first rows. */
  readonly begin: (rows: readonly Row[]) => Shown;
  /** What is shown once these rows came too. */
  readonly append: (shown: Shown, rows: readonly Row[]) => Shown;
  readonly read: ReadPage<RowPage<Row>>;
}

/** A list as it stands. */
export interface GrowingList<Shown> {
  readonly shown: Shown;
  readonly hasMore: boolean;
  /** Rows came after those of the start. */
  readonly hasGrown: boolean;
  readonly isLoading: boolean;
  /** Why the last try failed. */
  readonly problem: string | undefined;
  /** Asks for so many more rows; does nothing while some are on their way, and at the end. */
  readonly grow: (rows: number) => void;
}

/** The first rows of a list and what was appended to them by cursor (D52). An answer for an older list is dropped. */
export function useGrowingList<Row, Shown>(options: GrowingListOptions<Row, Shown>): GrowingList<Shown> {
  const { start, begin, append, read } = options;
  const fresh = () => ({
    start,
    shown: begin(start.rows),
    nextCursor: start.nextCursor,
    hasGrown: false,
    isLoading: false,
    problem: undefined as string | undefined,
  });
  const [list, setList] = useState(fresh);
  if (list.start !== start) setList(fresh());
  const reading = useRef<AbortController>(null);
  useEffect(
    () => () => {
      reading.current?.abort();
      reading.current = null;
    },
    [start],
  );

  const grow = (rows: number): void => {
    const cursor = list.nextCursor;
    if (cursor === null || reading.current !== null) return;
    const controller = new AbortController();
    reading.current = controller;
    const settle = (change: (before: typeof list) => Partial<typeof list>): void => {
      if (reading.current !== controller) return;
      reading.current = null;
      // A new list may be drawn before the effects of the old one have ended.
      setList((before) =>
        before.start === start ? { ...before, isLoading: false, ...change(before) } : before,
      );
    };
    setList((before) => ({ ...before, isLoading: true }));
    read({ cursor, perPage: rows }, controller.signal).then(
      (page) =>
        settle(({ shown }) => ({
          shown: append(shown, page.rows),
          nextCursor: page.nextCursor,
          hasGrown: true,
          problem: undefined,
        })),
      (error: unknown) => settle(() => ({ problem: messageFor(error) })),
    );
  };
  const { shown, hasGrown, isLoading, problem } = list;
  return { shown, hasMore: list.nextCursor !== null, hasGrown, isLoading, problem, grow };
}
