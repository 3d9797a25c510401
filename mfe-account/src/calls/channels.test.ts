import fc from 'fast-check';
import { canTurnAll, type ChannelSwitch, isChannelOff, settleSwitches, turnSwitch } from './channels';

const off = { all: false, promo: false, expired: false };
const on = { all: true, promo: true, expired: true };

test('"all" takes promotions and ending points along, on and off', () => {
  expect(turnSwitch(off, 'all', true, true)).toEqual(on);
  expect(turnSwitch(on, 'all', false, true)).toEqual(off);
});

test.each(['promo', 'expired'] as const)('turning off %s turns "all" off and leaves the other on', (name) => {
  expect(turnSwitch(on, name, false, true)).toEqual({ ...on, all: false, [name]: false });
});

test('"all" turns on when the second of both turns on, and not before', () => {
  const first = turnSwitch(off, 'promo', true, true);
  expect(first).toEqual({ all: false, promo: true, expired: false });
  expect(turnSwitch(first, 'expired', true, true)).toEqual(on);
});

test('while the e-mail is unverified promotions are off and "all" with them, which takes along what may be on', () => {
  const most = turnSwitch(off, 'all', true, false);
  expect(most).toEqual({ all: false, promo: false, expired: true });
  expect(turnSwitch(most, 'promo', true, false)).toEqual(most);
  expect(turnSwitch(most, 'expired', false, false)).toEqual(off);
  expect(settleSwitches(on, false)).toEqual(most);
});

test('"all" can be turned while it has something to turn', () => {
  expect([canTurnAll(off, false), canTurnAll({ ...off, expired: true }, false)]).toEqual([true, false]);
  expect([canTurnAll(off, true), canTurnAll(on, true)]).toEqual([true, true]);
});

const switches = fc.record({ all: fc.boolean(), promo: fc.boolean(), expired: fc.boolean() });
const name = fc.constantFrom<ChannelSwitch[]>('all', 'promo', 'expired');

test('after any turn the switch stands as it was turned, "all" says what the others say, and settling changes nothing', () => {
  fc.assert(
    fc.property(switches, name, fc.boolean(), (before, which, isOn) => {
      const after = turnSwitch(before, which, isOn, true);
      expect(after[which]).toBe(isOn);
      expect(after.all).toBe(after.promo && after.expired);
      expect(settleSwitches(after, true)).toEqual(after);
    }),
  );
});

test('a channel is off when nothing of it is on', () => {
  fc.assert(
    fc.property(switches, (value) => {
      expect(isChannelOff(value)).toBe(!Object.values(value).includes(true));
    }),
  );
});
