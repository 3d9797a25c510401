import { createApiError } from '@poku/platform/api';
import type { ApiErrorKind } from '@poku/contract';
import { purchaseOutcome } from './purchase-outcome';

const after = (kind: ApiErrorKind, code = 0) =>
  purchaseOutcome(createApiError({ kind, code, call: '/buyvoucher' }));

test.each([40111, 20404, 40003, 40112, 40121, 40005, 40004])(
  '%d is a failed transaction, for that reason',
  (code) => {
    expect(after('business', code)).toEqual({ step: 'result', status: 'failed', code });
  },
);

test('20002 is in process', () => {
  expect(after('business', 20002)).toEqual({ step: 'result', status: 'processing' });
});

test.each<[ApiErrorKind, number]>([
  ['http', 500],
  ['http', 503],
  ['http', 408],
  ['timeout', 0],
  ['network', 0],
  ['malformed', 0],
])('%s %d leaves the result unknown and is never called a failure', (kind, code) => {
  expect(after(kind, code)).toEqual({ step: 'result', status: 'timeout' });
});

test.each<[ApiErrorKind, number]>([
  ['offline', 0],
  ['http', 429],
  ['invalid', 400],
  ['business', 201],
])('%s %d bought nothing and keeps the member in the dialog', (kind, code) => {
  expect(after(kind, code)).toEqual({ step: 'stay' });
});

test('207 locks', () => {
  expect(after('business', 207)).toEqual({ step: 'locked' });
});
