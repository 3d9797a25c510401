import { appendRows, CHUNK_ROWS } from './group-rows';

const rows = (day: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${day}-${index}`, at: `${day}T05:00:00Z` }));
const groupsOf = (added: ReturnType<typeof rows>) => appendRows([], added).flatMap(({ groups }) => groups);

test('a day ends at midnight in Jakarta, not in UTC', () => {
  const groups = groupsOf([
    { id: 'b', at: '2026-11-20T17:00:00Z' },
    { id: 'a', at: '2026-11-20T16:59:59Z' },
  ]);
  expect(groups.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-20']);
});

test('the order of the server stays', () => {
  const [group] = groupsOf(rows('2026-11-21', 3).reverse());
  expect(group?.rows.map(({ id }) => id)).toEqual(['2026-11-21-2', '2026-11-21-1', '2026-11-21-0']);
});

test('a long day runs over several chunks: the first starts it, and the last ends it', () => {
  const groups = groupsOf([...rows('2026-11-21', CHUNK_ROWS * 2 + 1), ...rows('2026-11-20', 1)]);
  expect(groups.map(({ day, rows, isStart, isEnd }) => [day, rows.length, isStart, isEnd])).toEqual([
    ['2026-11-21', CHUNK_ROWS, true, false],
    ['2026-11-21', CHUNK_ROWS, false, false],
    ['2026-11-21', 1, false, true],
    ['2026-11-20', 1, true, true],
  ]);
});

test('short days share a chunk', () => {
  const days = Array.from({ length: CHUNK_ROWS + 1 }, (_, index) => `2026-10-${31 - index}`);
  const chunks = appendRows(
    [],
    days.flatMap((day) => rows(day, 1)),
  );
  expect(chunks.map(({ groups, size }) => [groups.length, size])).toEqual([
    [CHUNK_ROWS, CHUNK_ROWS],
    [1, 1],
  ]);
});

test('what is appended a part at a time comes out as if it had come at once', () => {
  const all = [...rows('2026-11-21', 47), ...rows('2026-11-20', 3), ...rows('2026-11-19', 26)];
  let grown = appendRows([], all.slice(0, 7));
  for (let from = 7; from < all.length; from += 7) grown = appendRows(grown, all.slice(from, from + 7));
  expect(grown).toEqual(appendRows([], all));
});

test('chunks before the last stay the same objects', () => {
  const before = appendRows([], rows('2026-11-21', CHUNK_ROWS * 2 + 3));
  const after = appendRows(before, rows('2026-11-21', CHUNK_ROWS * 2));
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(before[1]);
  expect(after.map(({ size }) => size)).toEqual([CHUNK_ROWS, CHUNK_ROWS, CHUNK_ROWS, CHUNK_ROWS, 3]);
});
