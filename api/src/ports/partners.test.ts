import { partnerKeys } from '../testing/partners';
import { startStubPartner, type StubPartner } from '../testing/stub-partner';
import { createHttpPartners } from './partners';

let stub: StubPartner;
beforeAll(async () => {
  stub = await startStubPartner();
});
beforeEach(() => {
  stub.heard.length = 0;
});
afterAll(() => stub.close());

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
])('%s is no answer: nobody knows what was done', async (_label, answer) => {
  stub.answer = () => answer;
  expect(await partners().link('stub', order)).toEqual(silent);
  expect(stub.heard).toHaveLength(1);
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
