/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { dewiPhone, sitiId, sitiPhone, startTestApi, type TestApi } from '../../testing/api';
import {
  askForgotten,
  askToRegister,
  completion,
  newPerson,
  sentCode,
  wrongCode,
  type SentCode,
} from '../../testing/people';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const order = (body: object, token?: string) =>
  api.call('POST', '/requestotp', { body, ...(token !== undefined && { token }) });
const validate = async (purpose: string, body: object, token?: string) =>
  (
    await api.call('POST', '/validateotp', {
      body: { purpose, ...body },
      ...(token !== undefined && { token }),
    })
  ).responseCode;
const post = async (path: string, body: object) => (await api.call('POST', path, { body })).responseCode;
const minute = () => api.deps.clock.advance(60_000);

test('a code is sent once more to the number of a request, which the page knows masked only', async () => {
  const person = newPerson();
  const { otpRequestId } = await askToRegister(api, person);
  expect((await order({ purpose: 'register', otpRequestId })).responseCode).toBe(203);
  minute();
  const answer = await order({ purpose: 'register', otpRequestId });
  expect(answer).toMatchObject({ responseCode: 200, data: { remainingOTP: 3, remainingOtpRequest: 3 } });
  const again = await sentCode(api, answer, person.phone);
  expect(await validate('register', again)).toBe(200);
});

test('a code for a number is sent under the rules of its purpose', async () => {
  const { phone } = newPerson();
  expect((await order({ purpose: 'register', msisdn: phone })).responseCode).toBe(200);
  expect((await order({ purpose: 'register', msisdn: sitiPhone })).responseCode).toBe(208);
  expect((await order({ purpose: 'forgotpassword', msisdn: phone })).responseCode).toBe(201);
  expect((await order({ purpose: 'forgotpassword', msisdn: sitiPhone })).responseCode).toBe(200);
  expect((await order({ purpose: 'forgotpassword' })).responseCode).toBe(202);
  expect((await order({ purpose: 'forgotpassword', otpRequestId: 'unknown' })).responseCode).toBe(201);
  expect(await order({ purpose: 'payment', msisdn: sitiPhone })).toMatchObject({
    status: 400,
    data: { field: 'purpose' },
  });
});

test('a request of another purpose names no number', async () => {
  const { otpRequestId } = await askForgotten(api, sitiPhone);
  minute();
  expect((await order({ purpose: 'register', otpRequestId })).responseCode).toBe(201);
});

test('a code for linking needs a session and goes to the member’s own number', async () => {
  const token = await api.login();
  expect((await order({ purpose: 'linkage' })).status).toBe(401);
  expect((await order({ purpose: 'linkage', msisdn: dewiPhone }, token)).responseCode).toBe(201);
  const sent = await sentCode(api, await order({ purpose: 'linkage' }, token), sitiPhone);
  const stranger = await api.login(dewiPhone);
  expect((await api.call('POST', '/validateotp', { body: { purpose: 'linkage', ...sent } })).status).toBe(
    401,
  );
  expect(await validate('linkage', sent, stranger)).toBe(201);
  expect(await validate('linkage', sent, token)).toBe(200);
});

describe('a code opens nothing but what it was sent for', () => {
  const own: Record<'register' | 'forgotpassword' | 'linkage', string> = {
    register: '/registerotp',
    forgotpassword: '/validateotpforgotpassword',
    linkage: '/validateotp',
  };

  test('of another purpose', async () => {
    const token = await api.login();
    const forgotten = await askForgotten(api, sitiPhone);
    const linking = await sentCode(api, await order({ purpose: 'linkage' }, token), sitiPhone);
    const item = { voucherId: '1001', redemptionRuleId: 'R1001', rewardItemId: 'I1001', quantity: 1 };
    const basket = { clientId: sitiId, paymentMethod: '0', ...item };
    const asked = await api.call('POST', '/multiplepaymentotp', { token, body: basket });
    const paying = await sentCode(api, asked, sitiPhone);
    const registering = await askToRegister(api, newPerson());
    const codes = { register: registering, forgotpassword: forgotten, linkage: linking };
    for (const [purpose, path] of Object.entries(own)) {
      const others = Object.entries({ ...codes, payment: paying }).filter(([name]) => name !== purpose);
      for (const [, code] of others) {
        const answer = await api.call('POST', path, { token, body: { purpose, ...code } });
        expect(answer.responseCode).toBe(201);
      }
    }
    const newPassword = 'Sandi4567';
    expect(await post('/updatepassword', { ...registering, newPassword })).toBe(201);
    expect(await post('/updatepassword', { ...linking, newPassword })).toBe(201);
    expect(await post('/completeregister', completion(newPerson(), forgotten))).toBe(201);
    const data = { clientId: sitiId, paymentMethod: '0', data: forgotten };
    expect((await api.call('POST', '/multiplevalidateotp', { token, body: data })).responseCode).toBe(201);
  });

  test('that is wrong, with the tries that are left', async () => {
    const { otpRequestId, otpCode } = await askToRegister(api, newPerson());
    const guess = () =>
      api.call('POST', '/registerotp', { body: { otpRequestId, otpCode: wrongCode(otpCode) } });
    expect(await guess()).toMatchObject({ responseCode: 201, data: { triesLeft: 2 } });
    expect(await guess()).toMatchObject({ responseCode: 201, data: { triesLeft: 1 } });
    expect((await guess()).data).toBeUndefined();
  });

  test('of another number', async () => {
    const mine = await askForgotten(api, dewiPhone);
    const theirs = await askForgotten(api, sitiPhone);
    const mixed: SentCode = { otpRequestId: theirs.otpRequestId, otpCode: mine.otpCode };
    const path = '/validateotpforgotpassword';
    expect(await post(path, { msisdn: sitiPhone, ...mine })).toBe(201);
    if (mine.otpCode !== theirs.otpCode) expect(await post(path, mixed)).toBe(201);
    expect(await post('/updatepassword', { msisdn: sitiPhone, ...mine, newPassword: 'Sandi4567' })).toBe(201);
    expect((await api.login(sitiPhone)).length).toBeGreaterThan(0);
  });

  test('of another request', async () => {
    const person = newPerson();
    const first = await askToRegister(api, person);
    minute();
    const second = await askToRegister(api, person);
    expect(await post('/registerotp', first)).toBe(200);
    const { otpCode, ...unproved } = completion(person, second);
    expect(await post('/completeregister', unproved)).toBe(201);
    if (first.otpCode !== otpCode)
      expect(await post('/completeregister', { ...unproved, otpCode: first.otpCode })).toBe(201);
  });
});

test('a code is 204 after five minutes and 205 once it is spent', async () => {
  const first = await askForgotten(api, sitiPhone);
  api.deps.clock.advance(5 * 60_000);
  expect(await validate('forgotpassword', first)).toBe(204);
  const second = await askForgotten(api, sitiPhone);
  expect(await post('/updatepassword', { ...second, newPassword: 'Sandi4567' })).toBe(200);
  expect(await validate('forgotpassword', second)).toBe(205);
  expect(await post('/updatepassword', { ...second, newPassword: 'Sandi4567' })).toBe(205);
});

test('wrong codes of forgot password and of registration are counted apart, each locks at the third', async () => {
  const person = newPerson();
  const registering = await askToRegister(api, person);
  const forgotten = await askForgotten(api, sitiPhone);
  const guess = ({ otpRequestId, otpCode }: SentCode, path: string, turn: number) =>
    post(path, { otpRequestId, otpCode: wrongCode(otpCode, turn) });
  const answers = [];
  for (let turn = 0; turn < 3; turn += 1) {
    answers.push(await guess(registering, '/registerotp', turn));
    answers.push(await guess(forgotten, '/validateotpforgotpassword', turn));
  }
  expect(answers).toEqual([201, 201, 201, 201, 207, 207]);
  expect(await post('/updatepassword', { ...forgotten, newPassword: 'Sandi4567' })).toBe(207);
});
