/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { unlinkCall, unlinkCodeWording } from '@poku/mfe-linkage/calls/unlink';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { consentsCall } from '@poku/mfe-linkage/calls/consent';
import { answerTo, dataOf } from '../../testing/api';
import { startLinking, startOf, type Guest, type Linking } from '../../testing/linking';

let linking: Linking;
let agus: Guest;

beforeAll(async () => {
  linking = await startLinking();
});
beforeEach(async () => {
  await linking.reset();
  agus = await linking.enter('081200000003');
});
afterAll(() => linking.close());

const db = () => linking.api.deps.db;
const agusLinks = async () => {
  const { ours, theirs } = await linking.links();
  expect(ours).toEqual(theirs);
  return ours.filter((link) => /0003$|agus@/.test(link)).map((link) => link.split(' ')[0]);
};
/** An order that is not over and is to be paid with points of a partner. */
const holdWith = (partnerId: string) =>
  db().script(`
    insert into otp_request values ('o1', 'payment', 'x', '${agus.id}', '', '', 'consumed', now(), now());
    insert into purchase_order (id, number, member_id, voucher_id, sale_type, quantity, unit_points, total_points, state,
      otp_request_id, request_hash, created_at)
    values ('order-1', '1', '${agus.id}', '1001', 'regular', 1, 500, 500, 'paying', 'o1', '', now());
    insert into order_leg (order_id, position, partner_id, points, partner_units, rate_numerator, rate_denominator, state,
      reference) values ('order-1', 0, '${partnerId}', 500, 500, 1, 1, 'pending', 'leg-1')`);

test('one partner is unlinked on both sides, and its consent is withdrawn', async () => {
  expect(await agusLinks()).toHaveLength(5);
  const answer = await linking.unlink(agus, '9');
  expect(answer).toMatchObject({ status: 200, responseCode: 200 });
  expect(answer.data).toEqual([{ partnerId: '9', responseCode: 200, message: 'Success' }]);
  expect(await agusLinks()).toEqual(['dompetnusa', 'fitnusa', 'garuda', 'nusapoin']);
  const sharing = await linking.api.call('GET', `/datashareloyalty/${agus.id}`, { token: agus.token });
  const { consents } = answerTo(consentsCall, sharing);
  expect(consents.filter(({ withdrawnAt }) => withdrawnAt !== null)).toMatchObject([{ partnerId: '9' }]);
});

test('many at once answer each by itself, and the first that failed speaks for all', async () => {
  await linking.unlink(agus, '11');
  const answer = await linking.unlink(agus, ['9', '11', '99', '9']);
  expect(answer).toMatchObject({ responseCode: 201, message: unlinkCodeWording[201] });
  expect(answerTo(unlinkCall, answer).map(({ partnerId, code }) => [partnerId, code])).toEqual([
    ['9', 200],
    ['11', 201],
    ['99', 201],
  ]);
});

test('the older spelling of the ids is taken', async () => {
  const body = { clientId: agus.id, partnerIds: ['9', '10'] };
  const answer = await linking.api.call('POST', '/partnerunlink', { token: agus.token, body });
  expect(answer.responseCode).toBe(200);
  expect(await agusLinks()).toEqual(['dompetnusa', 'fitnusa', 'nusapoin']);
});

test('no ids at all are a malformed call', async () => {
  expect(await linking.unlink(agus, [])).toMatchObject({ status: 400, data: { field: 'partnerId' } });
});

test('an order that holds the partner keeps the link until it is over', async () => {
  await holdWith('9');
  expect(await linking.unlink(agus, ['9', '10'])).toMatchObject({
    responseCode: 202,
    message: unlinkCodeWording[202],
    data: [{ responseCode: 202 }, { responseCode: 200 }],
  });
  expect(await agusLinks()).toContain('rumahnet');
  await db().run(sql`update purchase_order set state = 'completed' where id = 'order-1'`);
  expect((await linking.unlink(agus, '9')).responseCode).toBe(200);
});

test('own points and their journals do not move', async () => {
  const journals = () => db().rows(sql`select count(*)::int as journals from ledger_journal`);
  const detail = async () =>
    dataOf(
      await linking.api.call('GET', `/customerdetail/${agus.id}`, { token: agus.token }),
      z.looseObject({ customerPoin: z.number(), totalpoint: z.number() }),
    );
  const [before, own] = [await journals(), await detail()];
  await linking.unlink(agus, ['2', '3', '9', '10', '11']);
  expect(await journals()).toEqual(before);
  expect(await detail()).toMatchObject({ customerPoin: own.customerPoin, totalpoint: own.customerPoin });
});

test('a partner that does not hear it is told until it does', async () => {
  await linking.fault('rumahnet', { down: true });
  expect((await linking.unlink(agus, '9')).responseCode).toBe(200);
  const theirs = async () => (await linking.links()).theirs.filter((link) => /rumahnet.*0003$/.test(link));
  expect(await theirs()).toHaveLength(1);
  linking.api.deps.clock.advance(60_000);
  await linking.work();
  expect(await theirs()).toHaveLength(1);
  await linking.fault('rumahnet', {});
  await linking.work();
  expect(await theirs()).toHaveLength(1);
  linking.api.deps.clock.advance(60 * 60_000);
  await linking.work();
  expect(await agusLinks()).not.toContain('rumahnet');
});

test('a partner that was not reached for a day is given up, and the row says so', async () => {
  await linking.fault('rumahnet', { down: true });
  await linking.unlink(agus, '9');
  for (let hours = 0; hours < 26; hours += 1) {
    linking.api.deps.clock.advance(60 * 60_000);
    await linking.work();
  }
  const rows = await db().rows<{ attempts: number }>(sql`
    select attempts from partner_task where given_up_at is not null`);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.attempts).toBeLessThan(27);
});

test('what was unlinked is linked again at once, also while the partner had not heard of the end', async () => {
  await linking.fault('rumahnet', { down: true });
  await linking.unlink(agus, '9');
  expect((await linking.initiate(agus, '9')).responseCode).toBe(504);
  await linking.fault('rumahnet', {});
  expect(startOf(await linking.initiate(agus, '9')).status).toBe('linked');
  expect(await agusLinks()).toContain('rumahnet');
});

test('unlinking twice at once ends one link once', async () => {
  const answers = await Promise.all([linking.unlink(agus, '9'), linking.unlink(agus, '9')]);
  expect(answers.map(({ responseCode }) => responseCode).sort()).toEqual([200, 201]);
  const rows = await db().rows(sql`
    select 1 from member_event where member_id = ${agus.id} and name = 'partner.unlinked'`);
  expect(rows).toHaveLength(1);
});
