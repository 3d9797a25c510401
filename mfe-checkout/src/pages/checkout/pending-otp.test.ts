import { forgetPendingOtp, keepPendingOtp, readPendingOtp } from './pending-otp';

const otp = { requestId: 'otp-1', remainingSends: 3, sentAtMs: Date.now() };
afterEach(() => sessionStorage.clear());

test('a code is found again for its own basket only', () => {
  keepPendingOtp('basket-a', otp);
  expect(readPendingOtp('basket-a')).toMatchObject(otp);
  expect(readPendingOtp('basket-b')).toBeUndefined();
});

test('a code that is over or forgotten is not found', () => {
  keepPendingOtp('basket-a', { ...otp, sentAtMs: Date.now() - 300_000 });
  expect(readPendingOtp('basket-a')).toBeUndefined();
  keepPendingOtp('basket-a', otp);
  forgetPendingOtp();
  expect(readPendingOtp('basket-a')).toBeUndefined();
});

test.each(['', 'no json', '{"basket":"basket-a"}', '[]'])('storage that says "%s" is no code', (text) => {
  sessionStorage.setItem('poku.checkout.otp', text);
  expect(readPendingOtp('basket-a')).toBeUndefined();
});
