import { appendRows, GROUP_ROWS } from './group-rows';

const rows = (day: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${day}-${index}`, at: `${day}T05:00:00Z` }));

test('a day ends at midnight in Jakarta, not in UTC', () => {
  const groups = appendRows(
    [],
    [
      { id: 'b', at: '2026-11-20T17:00:00Z' },
      { id: 'a', at: '2026-11-20T16:59:59Z' },
    ],
  );
  expect(groups.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-20']);
});

test('the order of the server stays', () => {
  const [first, second, third] = rows('2026-11-21', 3);
  const [group] = appendRows([], [third!, first!, second!]);
  expect(group?.rows.map(({ id }) => id)).toEqual(['2026-11-21-2', '2026-11-21-0', '2026-11-21-1']);
});

test('a long day is laid out in several groups, of which the first starts it and the last ends it', () => {
  const groups = appendRows([], [...rows('2026-11-21', GROUP_ROWS * 2 + 1), ...rows('2026-11-20', 1)]);
  expect(groups.map(({ day, rows, isStart, isEnd }) => [day, rows.length, isStart, isEnd])).toEqual([
    ['2026-11-21', GROUP_ROWS, true, false],
    ['2026-11-21', GROUP_ROWS, false, false],
    ['2026-11-21', 1, false, true],
    ['2026-11-20', 1, true, true],
  ]);
});

test('what is appended a part at a time comes out as if it had come at once', () => {
  const all = [...rows('2026-11-21', 47), ...rows('2026-11-20', 3), ...rows('2026-11-19', 26)];
  const parts = Array.from({ length: Math.ceil(all.length / 7) }, (_, part) =>
    all.slice(part * 7, part * 7 + 7),
  );
  const grown = parts.reduce<ReturnType<typeof appendRows<(typeof all)[number]>>>(appendRows, []);
  expect(grown).toEqual(appendRows([], all));
});

test('groups before the last stay the same objects', () => {
  const before = appendRows([], [...rows('2026-11-21', 5), ...rows('2026-11-20', 30)]);
  const after = appendRows(before, rows('2026-11-20', 20));
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toBe(before[1]);
  expect(after.at(-1)?.rows).toHaveLength(10);
});
