import { groupByDay } from './group-by-day';

test('a day ends at midnight in Jakarta, not in UTC', () => {
  const days = groupByDay([
    { id: 'a', at: '2026-11-20T16:59:59Z' },
    { id: 'b', at: '2026-11-20T17:00:00Z' },
  ]);
  expect(days.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-20']);
});

test('the newest comes first, and the same moment is ordered by id', () => {
  const at = '2026-11-21T07:00:00Z';
  const [day] = groupByDay([
    { id: 'a', at },
    { id: 'c', at },
    { id: 'late', at: '2026-11-21T08:00:00Z' },
    { id: 'b', at },
  ]);
  expect(day?.entries.map(({ id }) => id)).toEqual(['late', 'c', 'b', 'a']);
});
