import { answerHeaders, signAnswer, SIGNATURE_WINDOW_MS } from '@poku/partner-protocol';
import { partnerKeys } from '../testing/partners';
import { startStubPartner, type StubPartner } from '../testing/stub-partner';
import { createHttpPartners } from './partners';

let stub: StubPartner;
beforeAll(async () => {
  stub = await startStubPartner();
});
beforeEach(() => {
  stub.heard.length = 0;
  stub.sign = signed;
});
afterAll(() => stub.close());

/** The partner's headers of an answer. */
const signed: StubPartner['sign'] = (answer, keys) => answerHeaders(keys.partner, answer);
const partners = () => createHttpPartners({ stub: { url: stub.url, keys: partnerKeys('stub') } });
const order = {
  reference: 'one',
  state: 'state',
  redirectUrl: 'http://localhost:3000/',
  msisdn: '+6281200000004',
  email: 'dewi@contoh.id',
  scope: [],
  expiresAt: '2026-01-01T00:00:00.000Z',
};
const active = { status: 'active', subject: 'a', msisdn: '+6281200000004' };
const silent = { outcome: 'silent', isSent: true };

test('an answer in its form is read, whatever else it carries', async () => {
  stub.answer = () => ({ status: 200, body: { ...active, more: 1 } });
  expect(await partners().link('stub', order)).toEqual({ outcome: 'answered', value: active });
  expect(stub.heard).toMatchObject([{ method: 'POST', path: '/stub/v1/links', body: order }]);
});

test.each([
  ['another form', { status: 200, body: { status: 'active' } }],
  ['no JSON', { status: 200 }],
  ['too much', { status: 200, body: { ...active, more: 'x'.repeat(70_000) } }],
  ['a redirect', { status: 307, headers: { location: 'http://127.0.0.1:1/' } }],
  ['a failure', { status: 500, body: active }],
  ['too many requests', { status: 429 }],
  // Another delivery of the same request may have been taken.
  ['a refused signature', { status: 401 }],
  ['nothing new', { status: 304 }],
])('%s is no answer: nobody knows what was done', async (_label, answer) => {
  stub.answer = () => answer;
  expect(await partners().link('stub', order)).toEqual(silent);
  expect(stub.heard).toHaveLength(1);
});

/** The time and the signature of an answer that the partner signed then. */
const signedAt = (answer: { status: number; requestId: string; body: string }, sentAtMs: number) => ({
  'x-poku-time': String(sentAtMs),
  'x-poku-signature': signAnswer(partnerKeys('stub').partner[0] ?? '', { ...answer, sentAtMs }),
});
const spoilt: [string, StubPartner['sign']][] = [
  ['is not signed', () => ({})],
  ['another partner signed', (answer) => answerHeaders(partnerKeys('garuda').partner, answer)],
  ['is signed with our own key', (answer, { poku }) => answerHeaders(poku, answer)],
  [
    'is signed for another request',
    (answer, keys) => signed({ ...answer, requestId: 'the-id-of-another-request' }, keys),
  ],
  ['is signed with another status', (answer, keys) => signed({ ...answer, status: 202 }, keys)],
  ['is signed with another body', (answer, keys) => signed({ ...answer, body: `${answer.body} ` }, keys)],
  ['is signed too long ago', (answer) => signedAt(answer, Date.now() - SIGNATURE_WINDOW_MS - 1000)],
  ['is signed for a time to come', (answer) => signedAt(answer, Date.now() + SIGNATURE_WINDOW_MS + 60_000)],
];

test.each(spoilt)('an answer that %s says nothing, whether it agrees or refuses', async (_label, sign) => {
  stub.sign = sign;
  stub.answer = () => ({ status: 200, body: active });
  expect(await partners().link('stub', order)).toEqual(silent);
  stub.answer = () => ({ status: 409 });
  expect(await partners().link('stub', order)).toEqual(silent);
  stub.answer = () => ({ status: 404 });
  expect(await partners().linkState('stub', 'one')).toEqual(silent);
});

test('an answer counts that either key of the partner signed', async () => {
  const rotating = {
    ...partnerKeys('stub'),
    partner: ['the-key-before-this-one', ...partnerKeys('stub').partner],
  };
  stub.answer = () => ({ status: 200, body: active });
  const port = createHttpPartners({ stub: { url: stub.url, keys: rotating } });
  expect((await port.link('stub', order)).outcome).toBe('answered');
});

test('a refused request was not done', async () => {
  stub.answer = () => ({ status: 422 });
  expect(
    await partners().exchange('stub', 'one', { authorizationCode: 'c', email: 'e', state: 's' }),
  ).toEqual({
    outcome: 'refused',
    status: 422,
  });
});

test('an unknown link is an answer, an unknown account is none', async () => {
  stub.answer = () => ({ status: 404 });
  expect(await partners().linkState('stub', 'one')).toEqual({
    outcome: 'answered',
    value: { status: 'unknown' },
  });
  expect((await partners().balance('stub', 'a/b@c')).outcome).not.toBe('answered');
  expect(stub.heard[1]?.path).toBe('/stub/v1/accounts/a%2Fb%40c/balance');
});

test('a partner that is not there never got the request, and one that says nothing may have', async () => {
  const gone = await startStubPartner();
  gone.close();
  const nowhere = createHttpPartners({ stub: { url: gone.url, keys: partnerKeys('stub') } });
  expect(await nowhere.link('stub', order)).toEqual({ outcome: 'silent', isSent: false });
  expect(await nowhere.link('constructor', order)).toEqual({ outcome: 'silent', isSent: false });
  stub.answer = () => undefined;
  expect(await partners().linkState('stub', 'one')).toEqual(silent);
});
