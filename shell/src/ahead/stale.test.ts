import { aCustomer, createTestPlatform } from '@poku/testing';
import { whenStale } from './stale';

test('what happens makes answers stale; a toast does not', async () => {
  const test = await createTestPlatform({ member: aCustomer() });
  let count = 0;
  whenStale(test, () => (count += 1));
  test.platform.events.publish('alert.raised', { kind: 'info', message: 'Halo' });
  test.platform.events.publish('task.started', { task: 'x' });
  expect(count).toBe(0);
  test.platform.events.publish('coupon.changed', { reference: '' });
  test.platform.events.publish('favourite.changed', { couponId: '1', isSet: true });
  expect(count).toBe(2);
  test.dispose();
});

test('so does a change of who is here', async () => {
  const test = await createTestPlatform({ member: aCustomer() });
  let count = 0;
  whenStale({ platform: test.platform, tap: () => () => undefined }, () => (count += 1));
  expect(count).toBe(0);
  test.platform.events.publish('session.ended', { reason: 'expired' });
  expect(test.platform.session$.value.status).toBe('guest');
  expect(count).toBe(1);
  test.dispose();
});
