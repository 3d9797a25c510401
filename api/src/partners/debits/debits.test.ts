/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { debitAnswer } from '@poku/partner-protocol';
import { askPartner } from '../../ports/partner-http';
import { startEventReceiver } from '../../testing/event-receiver';
import { partnerAccount } from '../../testing/partner-account';
import { partnerKeys } from '../../testing/partners';
import { startTestPartners, type TestPartners } from '../../testing/sandbox-partners';

let partners: TestPartners;
beforeAll(async () => {
  partners = await startTestPartners();
});
beforeEach(() => partners.reset());
afterAll(() => partners.close());

/** Agus is linked at every partner of the fixtures. */
const agus = '+6281200000003';
const account = () => partnerAccount(partners, 'rumahnet', agus, agus);
const reversed = (amountUnits: number) => ({ status: 'reversed', amountUnits });
const refused = (reason: string) => ({ status: 'refused', reason });
const done = { status: 'done', amountUnits: 100 };
const unknown = { status: 404, data: { error: 'unknown debit' } };

const order = (reference: string, changes: object = {}) =>
  partners.call('rumahnet', 'POST', '/v1/debits', { reference, subject: agus, amountUnits: 100, ...changes });
const answerTo = async (reference: string, changes?: object) => (await order(reference, changes)).data;
const stateOf = (reference: string) => partners.call('rumahnet', 'GET', `/v1/debits/${reference}`);
const reverse = async (reference: string) =>
  (await partners.call('rumahnet', 'DELETE', `/v1/debits/${reference}`)).data;
const fault = (faults: object) => partners.call('rumahnet', 'PUT', '/sandbox/faults', faults);

test('a debit takes its units once, however often and however much at once it is ordered', async () => {
  await account().setBalance(1000);
  expect(await stateOf('one')).toEqual(unknown);
  const answers = await Promise.all(Array.from({ length: 10 }, () => answerTo('one')));
  expect(answers).toEqual(Array.from({ length: 10 }, () => done));
  expect((await stateOf('one')).data).toEqual(done);
  expect(await account().balance()).toBe(900);
  expect(await account().statement()).toMatchObject([{ reference: 'one', kind: 'debit', amountUnits: 100 }]);
});

test('another amount or account under a known reference is a conflict and takes nothing', async () => {
  await account().setBalance(1000);
  await order('one');
  expect((await order('one', { amountUnits: 99 })).status).toBe(409);
  expect((await order('one', { subject: '+6281200000005' })).status).toBe(409);
  expect(await account().balance()).toBe(900);
});

test('twenty debits at once take no more than there is', async () => {
  await account().setBalance(450);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => answerTo(`race-${index}`)));
  expect(answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(done))).toHaveLength(4);
  expect(answers).toContainEqual(refused('balance-too-low'));
  expect(await account().balance()).toBe(50);
  expect(await account().statement()).toHaveLength(4);
});

test('a debit is given back once, also when ten ask at once, and always with the same answer', async () => {
  await account().setBalance(1000);
  await order('one');
  const answers = await Promise.all(Array.from({ length: 10 }, () => reverse('one')));
  expect(answers).toEqual(Array.from({ length: 10 }, () => reversed(100)));
  expect((await stateOf('one')).data).toEqual({ status: 'reversed' });
  expect(await answerTo('one')).toEqual(refused('other'));
  expect((await order('one', { amountUnits: 1 })).status).toBe(409);
  expect(await account().balance()).toBe(1000);
  expect(await account().statement()).toMatchObject([
    { kind: 'debit', amountUnits: 100 },
    { kind: 'reversal', amountUnits: 100 },
  ]);
});

test('a reference that was called off before it was ordered never takes anything', async () => {
  await account().setBalance(1000);
  expect(await reverse('overtaken')).toEqual(reversed(0));
  expect(await answerTo('overtaken')).toEqual(refused('other'));
  expect(await reverse('overtaken')).toEqual(reversed(0));
  expect((await stateOf('overtaken')).data).toEqual({ status: 'reversed' });
  expect(await account().balance()).toBe(1000);
  expect(await account().statement()).toEqual([]);
});

test('orders and reversals of one reference at the same time leave the balance as it was', async () => {
  await account().setBalance(1000);
  await Promise.all(
    Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? order('mixed') : reverse('mixed'))),
  );
  expect((await stateOf('mixed')).data).toEqual({ status: 'reversed' });
  expect(await account().balance()).toBe(1000);
});

test('what is refused is told why, takes nothing and stays refused', async () => {
  await account().setBalance(50);
  expect(await answerTo('poor')).toEqual(refused('balance-too-low'));
  expect(await answerTo('much', { amountUnits: 50_001 })).toEqual(refused('limit'));
  expect(await answerTo('nobody', { subject: '+6281299999999' })).toEqual(refused('unknown-account'));
  expect(await answerTo('unlinked', { subject: '+6281200000004' })).toEqual(refused('unknown-account'));
  await account().setBalance(1000);
  expect(await answerTo('poor')).toEqual(refused('balance-too-low'));
  expect(await reverse('poor')).toEqual(reversed(0));
  expect(await account().balance()).toBe(1000);
  expect(await account().statement()).toEqual([]);
});

test('an account whose link ended pays nothing, and still gets its debit back', async () => {
  await account().setBalance(1000);
  await order('before');
  await partners.call('rumahnet', 'DELETE', '/v1/links/fixture-rumahnet-6281200000003');
  expect(await answerTo('after')).toEqual(refused('unknown-account'));
  expect(await reverse('before')).toEqual(reversed(100));
  expect(await account().balance()).toBe(1000);
});

test('a partner that refuses takes nothing, and gives back all the same', async () => {
  await account().setBalance(1000);
  await order('before');
  await fault({ refuse: true });
  expect(await answerTo('refused')).toEqual(refused('other'));
  expect(await reverse('before')).toEqual(reversed(100));
  await fault({});
  expect(await answerTo('refused')).toEqual(refused('other'));
});

test('a partner that falls silent has taken all or nothing', async () => {
  await account().setBalance(1000);
  const { url } = partners.addresses.rumahnet ?? { url: '' };
  const keys = partnerKeys('rumahnet');
  const impatient = async (reference: string): Promise<void> => {
    const body = { reference, subject: agus, amountUnits: 100 };
    const request = {
      method: 'POST',
      path: '/v1/debits',
      body,
      timeoutMs: 400,
      answer: debitAnswer,
    } as const;
    expect(await askPartner({ url, keys }, request)).toEqual({ outcome: 'silent', isSent: true });
  };
  await fault({ timeout: 'before' });
  await impatient('before');
  await fault({ timeout: 'after' });
  await impatient('after');
  await fault({});
  expect(await stateOf('before')).toEqual(unknown);
  expect((await stateOf('after')).data).toEqual(done);
  expect(await account().balance()).toBe(900);
});

test('the statement goes on behind any movement, and is the partner’s own', async () => {
  await account().setBalance(1000);
  for (const reference of ['a', 'b', 'c']) await order(reference);
  const [first, ...rest] = await account().statement();
  expect(await account().statement(first?.id)).toEqual(rest);
  expect(await account().statement(first?.id, 1)).toEqual(rest.slice(0, 1));
  expect(await partnerAccount(partners, 'fitnusa', agus, agus).statement()).toEqual([]);
  for (const query of ['after=-1', 'after=x', 'limit=0', 'limit=1001'])
    expect((await partners.call('rumahnet', 'GET', `/v1/statement?${query}`)).status).toBe(400);
});

test('Poku is told the balance after a debit and after its reversal, early when it is set so', async () => {
  await account().setBalance(1000);
  const poku = await startEventReceiver();
  partners.pokuUrl = poku.url;
  await fault({ events: 'early' });
  await order('one');
  await reverse('one');
  const told = poku.events.map(({ event }) => event).slice(-2);
  expect(told).toMatchObject([
    { type: 'balance.changed', subject: agus, balanceUnits: 900 },
    { type: 'balance.changed', subject: agus, balanceUnits: 1000 },
  ]);
  await poku.close();
});

test('an order of another form is refused with the field that is wrong, and the e-wallet has no debits', async () => {
  expect(await order('bad', { amountUnits: 0 })).toEqual({
    status: 400,
    data: { error: 'malformed', field: 'amountUnits' },
  });
  const debit = { reference: 'one', subject: agus, amountUnits: 1 };
  expect((await partners.call('dompetnusa', 'POST', '/v1/debits', debit)).status).toBe(404);
  expect((await partners.call('rumahnet', 'POST', '/v1/codes', debit)).status).toBe(404);
});
