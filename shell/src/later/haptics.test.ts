import { createTestPlatform } from '@poku/testing';
import { followTouch } from './haptics';

const vibrate = jest.fn();
const say = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, value });
beforeEach(() => {
  vibrate.mockClear();
  say(navigator, 'vibrate', vibrate);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

const buy = async (isCalm: boolean) => {
  say(globalThis, 'matchMedia', () => ({ matches: isCalm }));
  const { platform } = await createTestPlatform();
  const end = followTouch(platform);
  platform.events.publish('coupon.bought', { orderId: '1', voucherId: '1001', quantity: 1 });
  end();
  platform.events.publish('partner.linked', { partnerId: '2' });
};

test('a purchase is felt once, and nothing after the end', async () => {
  await buy(false);
  expect(vibrate.mock.calls).toEqual([[20]]);
});

test('who asked for less motion feels nothing', async () => {
  await buy(true);
  expect(vibrate).not.toHaveBeenCalled();
});
