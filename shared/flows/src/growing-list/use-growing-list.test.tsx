import { act, renderHook, waitFor } from '@testing-library/react';
import type { RowPage, WantedPage } from './read-rows';
import { readRows } from './read-rows';
import { useLayoutEffect } from 'react';
import { useGrowingList } from './use-growing-list';

type Page = RowPage<number>;
interface Asked extends WantedPage {
  readonly signal: AbortSignal;
  readonly answer: (page: Page) => void;
  readonly fail: () => void;
}

const begin = (rows: readonly number[]) => rows;
const append = (shown: readonly number[], rows: readonly number[]) => [...shown, ...rows];

/** A list whose pages come when the test says so. */
function open(start: Page) {
  const asked: Asked[] = [];
  const read = (page: WantedPage, signal: AbortSignal) =>
    new Promise<Page>((resolve, reject) => {
      asked.push({ ...page, signal, answer: resolve, fail: () => reject(new Error('gone')) });
    });
  const hook = renderHook(
    ({ from }: { from: Page }) =>
      useGrowingList<number, readonly number[]>({ start: from, begin, append, read }),
    { initialProps: { from: start } },
  );
  return { ...hook, asked, list: () => hook.result.current };
}

test('rows are appended by cursor, until there are no more', async () => {
  const { list, asked } = open({ rows: [1, 2], nextCursor: 'b' });
  expect(list()).toMatchObject({ shown: [1, 2], hasMore: true, hasGrown: false });
  act(() => list().grow(2));
  expect(list().isLoading).toBe(true);
  asked[0]?.answer({ rows: [3], nextCursor: null });
  await waitFor(() => expect(list().shown).toEqual([1, 2, 3]));
  expect(list()).toMatchObject({ hasMore: false, hasGrown: true, isLoading: false });
  act(() => list().grow(2));
  expect(asked.map(({ cursor, perPage }) => [cursor, perPage])).toEqual([['b', 2]]);
});

test('while rows are on their way nothing more is asked, also before anything is drawn', () => {
  const { list, asked } = open({ rows: [1], nextCursor: 'b' });
  act(() => {
    list().grow(1);
    list().grow(1);
  });
  act(() => list().grow(1));
  expect(asked).toHaveLength(1);
});

test('a failure is told, leaves the rows, and the next try goes on', async () => {
  const { list, asked } = open({ rows: [1], nextCursor: 'b' });
  act(() => list().grow(1));
  asked[0]?.fail();
  await waitFor(() => expect(list().problem).toBeDefined());
  expect(list()).toMatchObject({ shown: [1], isLoading: false, hasMore: true });
  act(() => list().grow(1));
  asked[1]?.answer({ rows: [2], nextCursor: null });
  await waitFor(() => expect(list().shown).toEqual([1, 2]));
  expect(list().problem).toBeUndefined();
});

test('a new list is shown at once, and what the old one asked for is given up', async () => {
  const { list, asked, rerender } = open({ rows: [1], nextCursor: 'b' });
  act(() => list().grow(1));
  rerender({ from: { rows: [7], nextCursor: 'z' } });
  expect(list()).toMatchObject({ shown: [7], isLoading: false });
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[0]?.answer({ rows: [2], nextCursor: null });
  act(() => list().grow(1));
  asked[1]?.answer({ rows: [8], nextCursor: null });
  await waitFor(() => expect(list().shown).toEqual([7, 8]));
});

test('an answer that comes in the moment in which a new list is drawn is not appended to it', async () => {
  const old: Page = { rows: [1], nextCursor: 'b' };
  let answer: ((page: Page) => void) | undefined;
  // Settles in the commit of the new list, before React has ended the effects of the old one.
  const read = () => ({ then: (ok: (page: Page) => void) => void (answer = ok) }) as unknown as Promise<Page>;
  const { result, rerender } = renderHook(
    ({ from }: { from: Page }) => {
      useLayoutEffect(() => {
        if (from !== old) answer?.({ rows: [2], nextCursor: 'c' });
      }, [from]);
      return useGrowingList<number, readonly number[]>({ start: from, begin, append, read });
    },
    { initialProps: { from: old } },
  );
  act(() => result.current.grow(1));
  rerender({ from: { rows: [7], nextCursor: 'z' } });
  await waitFor(() =>
    expect(result.current).toMatchObject({ shown: [7], hasGrown: false, isLoading: false }),
  );
  answer = undefined;
  act(() => result.current.grow(1));
  expect(answer).toBeDefined();
});

test('a list that nobody sees any more gives up what it asked for', () => {
  const { list, asked, unmount } = open({ rows: [1], nextCursor: 'b' });
  act(() => list().grow(1));
  unmount();
  expect(asked[0]?.signal.aborted).toBe(true);
});

test('many rows are read in large pages, and what came before a failure is given', async () => {
  const pages = [
    { rows: [1, 2, 3], nextCursor: 'b' },
    { rows: [4, 5, 6], nextCursor: 'c' },
  ];
  const asked: WantedPage[] = [];
  const read = (page: WantedPage) => {
    asked.push(page);
    const next = pages[asked.length - 1];
    return next ? Promise.resolve(next) : Promise.reject(new Error('gone'));
  };
  expect(await readRows(read, 8, 3, new AbortController().signal)).toEqual({
    rows: [1, 2, 3, 4, 5, 6],
    nextCursor: 'c',
  });
  expect(asked).toEqual([{ perPage: 3 }, { cursor: 'b', perPage: 3 }, { cursor: 'c', perPage: 2 }]);
});
