import { returningSource, stepOf } from './onboard-query';

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

test.each([
  ['source=nusapoin&AuthorizationCode=kode', 'nusapoin'],
  ['source=dompetnusa', 'dompetnusa'],
  ['mandateID=m-1&refNum=1', ''],
  ['authorizationcode=kode', ''],
])('a partner sent the member with "%s"', (query, source) => {
  expect(returningSource(new URLSearchParams(query))).toBe(source);
});

test.each(['', 'step=2', 'failed=nusapoin'])('no partner sent the member with "%s"', (query) => {
  expect(returningSource(new URLSearchParams(query))).toBeUndefined();
});
