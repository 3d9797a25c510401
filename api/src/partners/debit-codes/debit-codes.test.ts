/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import {
  OTP_LIFE_MS,
  OTP_LOCK_MS,
  OTP_WINDOW_MS,
  PAYMENT_OTP_VERIFIED_LIFE_MS,
} from '@poku/domain/limits/codes';
import { partnerAccount } from '../../testing/partner-account';
import { startTestPartners, type TestPartners } from '../../testing/sandbox-partners';

const anyText: unknown = expect.any(String);
let partners: TestPartners;
beforeAll(async () => {
  partners = await startTestPartners();
});
beforeEach(() => partners.reset());
afterAll(() => partners.close());

const siti = 'siti@contoh.id';
const account = () => partnerAccount(partners, 'nusapoin', siti, '+6281200000002');
const refused = (reason: string) => ({ status: 'refused', reason });
const verified = { status: 'verified' };
const sent = { status: 'sent', expiresAt: anyText };

const order = (reference: string, changes: object = {}) =>
  partners.call('nusapoin', 'POST', '/v1/codes', { reference, subject: siti, amountUnits: 100, ...changes });
const send = async (reference: string, changes?: object) => (await order(reference, changes)).data;
const check = async (reference: string, code: string) =>
  (await partners.call('nusapoin', 'POST', `/v1/codes/${reference}/check`, { code })).data;
const newest = async () => (await account().messages())[0]?.otp ?? '';
const otherThan = (code: string) => (code === '0000' ? '1111' : '0000');
const debit = async (reference: string, changes: object = {}) =>
  (
    await partners.call('nusapoin', 'POST', '/v1/debits', {
      reference,
      subject: siti,
      amountUnits: 100,
      codeReference: 'one',
      ...changes,
    })
  ).data;
/** A code that the member confirmed. */
async function confirmed(reference: string, changes?: object): Promise<void> {
  await send(reference, changes);
  expect(await check(reference, await newest())).toEqual(verified);
}

test('a code of four digits comes by the partner’s own SMS, once per reference', async () => {
  const first = await order('one');
  expect(first.data).toEqual(sent);
  expect(await order('one')).toEqual(first);
  const messages = await account().messages();
  expect(messages).toHaveLength(1);
  expect(messages[0]?.otp).toMatch(/^\d{4}$/);
  expect(messages[0]?.text).toContain(messages[0]?.otp);
  expect((await order('one', { amountUnits: 101 })).status).toBe(409);
  expect((await order('one', { subject: 'agus@contoh.id' })).status).toBe(409);
});

test('ten equal orders at once send one code', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => send('one')));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await account().messages()).toHaveLength(1);
});

test('a debit needs a confirmed code of its account and amount, and spends it', async () => {
  expect(await debit('none', { codeReference: undefined })).toEqual(refused('code-missing'));
  expect(await debit('unknown')).toEqual(refused('code-missing'));
  await send('one');
  expect(await debit('unconfirmed')).toEqual(refused('code-missing'));
  expect(await check('one', await newest())).toEqual(verified);
  expect(await check('one', await newest())).toEqual(verified);
  expect(await debit('other-amount', { amountUnits: 99 })).toEqual(refused('code-missing'));
  expect(await debit('other-account', { subject: 'agus@contoh.id' })).toEqual(refused('code-missing'));
  expect(await debit('right')).toEqual({ status: 'done', amountUnits: 100 });
  expect(await debit('right')).toEqual({ status: 'done', amountUnits: 100 });
  expect(await debit('again')).toEqual(refused('code-missing'));
  expect(await check('one', await newest())).toEqual(refused('used'));
  expect(await account().balance()).toBe(19_900);
});

test('of ten debits at once with one code one takes its units', async () => {
  await confirmed('one');
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => debit(`race-${index}`)));
  expect(answers.filter((answer) => JSON.stringify(answer).includes('done'))).toHaveLength(1);
  expect(await account().balance()).toBe(19_900);
});

test('a code that was refused a debit for want of units is good for a later one', async () => {
  await confirmed('one');
  await account().setBalance(50);
  expect(await debit('poor')).toEqual(refused('balance-too-low'));
  await account().setBalance(100);
  expect(await debit('rich')).toEqual({ status: 'done', amountUnits: 100 });
});

test('a code lives five minutes, and once confirmed five more', async () => {
  await send('one');
  partners.clock.advance(OTP_LIFE_MS);
  expect(await check('one', await newest())).toEqual(refused('expired'));
  await confirmed('two');
  partners.clock.advance(PAYMENT_OTP_VERIFIED_LIFE_MS);
  expect(await check('two', await newest())).toEqual(refused('expired'));
  expect(await debit('late', { codeReference: 'two' })).toEqual(refused('code-missing'));
});

test('three wrong codes in a row, of whichever request, lock the account’s codes for three hours', async () => {
  await send('one');
  const wrong = otherThan(await newest());
  expect(await check('one', wrong)).toEqual(refused('wrong'));
  await send('two');
  expect(await check('two', otherThan(await newest()))).toEqual(refused('wrong'));
  const right = await newest();
  expect(await check('one', wrong)).toEqual(refused('locked'));
  expect(await check('two', right)).toEqual(refused('locked'));
  expect(await send('three')).toEqual(refused('locked'));
  expect(await send('agus', { subject: 'agus@contoh.id' })).toEqual(sent);
  partners.clock.advance(OTP_LOCK_MS);
  expect(await send('three')).toEqual(refused('locked'));
  await confirmed('four');
});

test('a right code puts the count back', async () => {
  await send('one');
  const right = await newest();
  const wrong = otherThan(right);
  for (const code of [wrong, wrong]) expect(await check('one', code)).toEqual(refused('wrong'));
  expect(await check('one', right)).toEqual(verified);
  expect(await check('one', wrong)).toEqual(refused('wrong'));
  expect(await check('one', right)).toEqual(verified);
});

test('an account is sent five codes in three hours', async () => {
  for (const reference of ['1', '2', '3', '4', '5']) expect(await send(reference)).toEqual(sent);
  expect(await send('6')).toEqual(refused('sends-used-up'));
  expect(await account().messages()).toHaveLength(5);
  partners.clock.advance(OTP_WINDOW_MS);
  expect(await send('7')).toEqual(sent);
});

test('nobody is sent a code without a link, and none comes from a partner that refuses', async () => {
  expect(await send('rina', { subject: 'rina@contoh.id' })).toEqual(refused('unknown-account'));
  expect(await send('nobody', { subject: 'nobody@contoh.id' })).toEqual(refused('unknown-account'));
  await partners.call('nusapoin', 'PUT', '/sandbox/faults', { refuse: true });
  expect(await send('one')).toEqual(refused('other'));
  expect(await check('one', '1234')).toEqual(refused('other'));
  expect(await account().messages()).toHaveLength(0);
});

test('an unknown code is not found, and what is no code is malformed', async () => {
  const ask = (reference: string, code: string) =>
    partners.call('nusapoin', 'POST', `/v1/codes/${reference}/check`, { code });
  expect((await ask('none', '1234')).status).toBe(404);
  await send('one');
  expect(await ask('one', '12345')).toMatchObject({ status: 400, data: { field: 'code' } });
});
