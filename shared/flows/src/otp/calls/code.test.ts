import { read } from '@poku/contract/calls';
import { sentCode, sentPhone, toOtpRequest } from './code';

test('a number is sent in E.164, and what is none as it was typed', () => {
  expect(sentPhone('0812-0000-0002')).toBe('+6281200000002');
  expect(sentPhone('12')).toBe('12');
});

test('a code that was sent before says how long to wait, and another one may not', () => {
  const sent = { otpRequestId: 'r-1', remainingOTP: 4 };
  const requestOf = (answer: object) => toOtpRequest(read(sentCode, answer, 'data'));
  expect(requestOf({ ...sent, resendIn: 20 })).toEqual({
    requestId: 'r-1',
    remainingSends: 4,
    waitMs: 20_000,
  });
  expect(requestOf(sent)).toEqual({ requestId: 'r-1', remainingSends: 4 });
});
