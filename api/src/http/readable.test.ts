/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: what is tried are the texts of requests.
import { signedHeaders } from '@poku/partner-protocol';
import { sitiId, startTestApi, type TestApi } from '../testing/api';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.login();
});
afterAll(() => api.close());

test.each<[string, object, string]>([
  ['POST /loginauth', { msisdn: 'a\0b', password: 'x', clientId: 'x', codeChallenge: 'x' }, 'msisdn'],
  ['POST /requestforgotpasswordemail', { email: 'a\ud800b' }, 'email'],
  ['POST /multiplevalidateotp', { paymentMethod: '0', data: { otpRequestId: '\0' } }, 'data.otpRequestId'],
  [
    'POST /customerinterest',
    { interestIds: [{ interestId: '1' }, { interestId: '\0' }] },
    'interestIds.1.interestId',
  ],
  ['POST /buyvoucher', { paymentMethods: [{ partnerId: '\0', point: 1 }] }, 'paymentMethods.0.partnerId'],
  ['POST /ticket', { 'a\0b': 1 }, 'a\ufffdb'],
])('%s with %j is refused by the name of the field', async (call, body, field) => {
  const [, path = ''] = call.split(' ');
  expect(await api.call('POST', path, { token, body: { clientId: sitiId, ...body } })).toMatchObject({
    status: 400,
    responseCode: 400,
    message: `Data tidak valid: ${field}`,
    data: { field },
  });
});

test('an older call says it in its own form', async () => {
  const answer = await fetch(`${api.origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a\0b', password: 'x' }),
  });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { status: 'error', message: 'Data tidak valid: email' },
  ]);
});

describe('an event of a partner', () => {
  const path = '/partners/nusapoin/events';
  const event = { type: 'link.ended', eventId: 'e-1', reference: 'r-1', subject: 'a\0b' };
  const send = async (body: string, isSigned: boolean) => {
    const keys = api.deps.config.partners['nusapoin']?.keys.partner ?? [];
    const signed = isSigned ? signedHeaders(keys, { method: 'POST', path, body }) : {};
    const answer = await fetch(`${api.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signed },
      body,
    });
    const content: unknown = await answer.json();
    return { status: answer.status, content };
  };

  test('with a zero character is refused by the name of the field, when it is signed', async () => {
    expect(await send(JSON.stringify(event), true)).toMatchObject({
      status: 400,
      content: { responseCode: 400, data: { field: 'subject' } },
    });
    expect(await send(JSON.stringify(event), false)).toMatchObject({ status: 401 });
  });

  test('with two spellings of a member’s field is refused as unsigned, and taken when it is signed', async () => {
    const twice = JSON.stringify({ ...event, subject: 'x', partnerId: '1', partnerIds: '2' });
    expect(await send(twice, false)).toMatchObject({ status: 401, content: { responseCode: 401 } });
    expect(await send(twice, true)).toEqual({ status: 200, content: { status: 'taken' } });
  });
});
