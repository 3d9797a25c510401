/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { numberOf, startPaying, type Paying } from '../../testing/paying';
import { actsOf } from './act.repository';
import { createRefundDesk } from './refund.service';

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying();
});
beforeEach(() => paying.reset());
afterEach(async () => expect(await paying.problems()).toEqual([]));
afterAll(() => paying.close());

const desk = () => createRefundDesk({ ...paying.api.deps, config: { refundLimitPoints: 4000 } });
const operator = (name: string) => ({ name, machineLogin: 'ops' });
const actsAt = async (number: string) =>
  (await actsOf(paying.api.deps.db, number)).map(({ what, operator: by, reason, points }) => [
    what,
    by,
    reason,
    points,
  ]);
const bought = async (points: number) => numberOf(await paying.buy({ shares: { '0': points } }));

test('a refund up to the limit is made by one operator, whose name and reason stand in the audit', async () => {
  const number = await bought(4000);
  expect(await desk().refund(number, operator('Rina'), 'kupon rusak')).toBe('refunded');
  expect((await paying.order()).state).toBe('refunded');
  expect(await actsAt(number)).toEqual([['refund', 'Rina', 'kupon rusak', 4000]]);
});

test('a refund above the limit waits for a second person, who is not the first one in other letters', async () => {
  const number = await bought(4001);
  expect(await desk().refund(number, operator('Rina'), 'kupon rusak')).toBe('waits for a second person');
  expect(await desk().refund(number, operator('RINA'), 'sekarang')).toBe('waits for a second person');
  expect((await paying.order()).state).toBe('completed');
  expect(await desk().refund(number, operator('Budi'))).toBe('refunded');
  expect((await paying.order()).state).toBe('refunded');
  expect(await actsAt(number)).toEqual([
    ['refund-asked', 'Rina', 'kupon rusak', 4001],
    ['refund-asked', 'RINA', 'sekarang', 4001],
    ['refund', 'Budi', 'kupon rusak', 4001],
  ]);
});

test('what is refused leaves nothing in the audit', async () => {
  const number = await bought(100);
  await expect(desk().refund(number, operator(''), 'x')).rejects.toThrow('--by');
  await expect(desk().refund(number, operator('Rina'))).rejects.toThrow('--reason');
  await expect(desk().refund('PK0', operator('Rina'), 'x')).rejects.toThrow('There is no order PK0');
  expect(await actsAt(number)).toEqual([]);
  await desk().refund(number, operator('Rina'), 'x');
  await expect(desk().refund(number, operator('Rina'), 'x')).rejects.toThrow('only a completed order');
  expect(await actsAt(number)).toHaveLength(1);
});

test('the audit cannot be changed, and calls cannot write it', async () => {
  const { db } = paying.api.deps;
  const number = await bought(100);
  await desk().refund(number, operator('Rina'), 'x');
  await expect(db.script(`update operator_act set operator = 'Budi'`)).rejects.toThrow('append-only');
  await expect(db.script(`delete from operator_act`)).rejects.toThrow('append-only');
  const asApi = db.transaction((tx) =>
    tx.script(`set local role poku_api; insert into operator_act (what, operator, machine_login, subject, points, reason, at)
      values ('refund', 'Budi', '', '', 0, 'x', now())`),
  );
  await expect(asApi).rejects.toMatchObject({ code: '42501' });
});
