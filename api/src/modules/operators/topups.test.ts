/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { startPaying, type Paying } from '../../testing/paying';
import { packageOf, topupOf } from '../../testing/topups';
import { actsOf } from './act.repository';
import { createTopupDesk } from './topup.service';

let paying: Paying;
let number: string;
beforeAll(async () => {
  paying = await startPaying();
});
beforeEach(async () => {
  await paying.reset();
  await paying.buy({ shares: { '0': 100 }, more: packageOf('+6281298765432') });
  await paying.work();
  ({ number } = await paying.order());
});
afterAll(() => paying.close());

const rina = { name: 'Rina', machineLogin: 'ops' };
const desk = () => createTopupDesk(paying.api.deps);

test('the list has what is not over, of one biller or member, or everything', async () => {
  expect(await desk().list({}, 10)).toMatchObject([
    { number, biller: 'isi-nusa', msisdn: '+6281298765432', state: 'accepted' },
  ]);
  expect(await desk().list({ biller: 'other' }, 10)).toEqual([]);
  paying.billers.finish(paying.billers.only().reference, 'delivered');
  const { state, serial } = await desk().ask(number);
  expect([state, serial?.startsWith('SN-')]).toEqual(['delivered', true]);
  expect(await desk().list({}, 10)).toEqual([]);
  expect(await desk().list({ isAll: true }, 10)).toHaveLength(1);
  await expect(desk().ask(number)).rejects.toThrow('nothing to ask');
});

test('who gives a top-up up has it fenced first, then everything is given back; it stands in the audit', async () => {
  expect(await desk().giveUp(number, rina, 'operator mati')).toMatchObject({
    state: 'failed',
    reason: 'cancelled',
  });
  expect(paying.billers.only().state.status).toBe('cancelled');
  await paying.work();
  expect([(await paying.order()).state, (await paying.balances()).own]).toEqual(['refunded', 15_000]);
  expect(await actsOf(paying.api.deps.db, number)).toMatchObject([
    { what: 'give-up', operator: 'Rina', reason: 'operator mati' },
  ]);
  await expect(desk().giveUp(number, rina, 'lagi')).rejects.toThrow('nothing to give up');
});

test('a biller that does not answer keeps it, until it does; one that delivered it says so', async () => {
  paying.billers.decide = () => 'before';
  expect(await desk().giveUp(number, rina, 'operator mati')).toMatchObject({ state: 'cancelling' });
  await expect(desk().giveUp(number, rina, 'lagi')).rejects.toThrow('nothing to give up');
  paying.billers.decide = () => 'none';
  paying.billers.finish(paying.billers.only().reference, 'delivered');
  await paying.work(5000);
  expect([await topupOf(paying), (await paying.balances()).own]).toEqual(['delivered', 14_900]);
});

test('without a reason, a name or such an order nothing is given up', async () => {
  await expect(desk().giveUp(number, rina, '')).rejects.toThrow('--reason');
  await expect(desk().giveUp(number, { ...rina, name: '' }, 'x')).rejects.toThrow('--by');
  await expect(desk().giveUp('unknown', rina, 'x')).rejects.toThrow('no order');
  expect(await topupOf(paying)).toBe('accepted');
});
