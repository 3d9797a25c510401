import { stepOf } from './onboard-query';

test.each([
  ['', 1],
  ['step=3', 3],
  ['step=0', 1],
  ['step=5', 1],
  ['step=2.0', 1],
  ['step=%2B2', 1],
])('the query "%s" is step %i', (query, step) => {
  expect(stepOf(new URLSearchParams(query))).toBe(step);
});
