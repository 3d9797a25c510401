/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { z } from 'zod';
import { sign, signatureHeaders, type SignedRequest } from '@poku/partner-protocol';
import { askPartner } from '../../ports/partner-http';
import { partnerKeys } from '../../testing/partners';
import { startTestPartners, testLinkOrder, type TestPartners } from '../../testing/sandbox-partners';

let partners: TestPartners;
beforeAll(async () => {
  partners = await startTestPartners();
});
beforeEach(() => partners.reset());
afterAll(() => partners.close());

const path = '/rumahnet/v1/accounts/%2B6281200000004/balance';
let count = 0;
const request = (changes: Partial<SignedRequest> = {}): SignedRequest => ({
  method: 'GET',
  path,
  body: '',
  sentAtMs: Date.now(),
  requestId: `request-of-this-test-${(count += 1)}`,
  ...changes,
});
const key = () => partnerKeys('rumahnet').poku[0] ?? '';
const origin = () => new URL(partners.addresses.rumahnet?.url ?? '').origin;

/** Sends one request with the signature of another. */
async function send(sent: SignedRequest, signature: string): Promise<number> {
  const answer = await fetch(`${origin()}${sent.path}`, {
    method: sent.method,
    headers: {
      ...(sent.body !== '' && { 'content-type': 'application/json' }),
      [signatureHeaders.time]: String(sent.sentAtMs),
      [signatureHeaders.requestId]: sent.requestId,
      [signatureHeaders.signature]: signature,
    },
    body: sent.body === '' ? null : sent.body,
  });
  return answer.status;
}
const sendSigned = (sent: SignedRequest) => send(sent, sign(key(), sent));

test('what a partner answers Poku is signed with the partner’s key, for this one request', async () => {
  const { url, keys } = partners.addresses.rumahnet ?? { url: '', keys: partnerKeys('rumahnet') };
  const balance = z.object({ balanceUnits: z.number() });
  const ask = (path: string) =>
    askPartner({ url, keys }, { method: 'GET', path, timeoutMs: 5000, answer: balance });
  expect(await ask('/v1/accounts/%2B6281200000004/balance')).toMatchObject({ outcome: 'answered' });
  expect(await ask('/v1/accounts/nobody/balance')).toEqual({ outcome: 'refused', status: 404 });
  const unsure = { ...keys, partner: ['a-key-of-somebody-else'] };
  expect(
    await askPartner(
      { url, keys: unsure },
      { method: 'GET', path: '/v1/links/none', timeoutMs: 5000, answer: balance },
    ),
  ).toEqual({ outcome: 'silent', isSent: true });
});

test('a signed request is answered, and the same one again is a replay', async () => {
  const sent = request();
  expect(await sendSigned(sent)).toBe(200);
  expect(await sendSigned(sent)).toBe(401);
  expect(await sendSigned(request())).toBe(200);
});

test('of twenty equal requests at the same time one is answered', async () => {
  const sent = request();
  const statuses = await Promise.all(Array.from({ length: 20 }, () => sendSigned(sent)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('an unsigned request, another key, another path and another partner’s key are refused', async () => {
  expect((await fetch(`${origin()}${path}`)).status).toBe(401);
  const sent = request();
  expect(await send(sent, sign('another-key-of-16-characters', sent))).toBe(401);
  expect(await send(sent, sign(key(), { ...sent, path: path.replace('4/b', '3/b') }))).toBe(401);
  expect(await send(sent, sign(partnerKeys('garuda').poku[0] ?? '', sent))).toBe(401);
  expect(await send(sent, sign(key(), { ...sent, method: 'DELETE' }))).toBe(401);
  expect(await sendSigned(sent)).toBe(200);
});

test('an altered body is refused and does nothing', async () => {
  const body = JSON.stringify(testLinkOrder('altered'));
  const sent = request({ method: 'POST', path: '/rumahnet/v1/links', body });
  const altered = { ...sent, body: body.replace('altered', 'changed') };
  expect(await send(altered, sign(key(), sent))).toBe(401);
  expect((await partners.call('rumahnet', 'GET', '/v1/links/changed')).status).toBe(404);
});

test('a request more than five minutes old or early is refused', async () => {
  const minutes = (count: number) => request({ sentAtMs: Date.now() + count * 60_000 });
  expect(await sendSigned(minutes(-6))).toBe(401);
  expect(await sendSigned(minutes(6))).toBe(401);
  expect(await sendSigned(minutes(-4))).toBe(200);
});

test('an early request is a replay for as long as its signature holds', async () => {
  const early = request({ sentAtMs: Date.now() + 4 * 60_000 });
  expect(await sendSigned(early)).toBe(200);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 60_000);
  try {
    expect(await sendSigned(request())).toBe(200);
    expect(await sendSigned(early)).toBe(401);
  } finally {
    jest.restoreAllMocks();
  }
});

test('a request id of another form is refused', async () => {
  expect(await sendSigned(request({ requestId: 'short' }))).toBe(401);
  expect(await sendSigned(request({ requestId: `${'x'.repeat(20)} y` }))).toBe(401);
});

test('a signed body that is no JSON is malformed', async () => {
  expect(await sendSigned(request({ method: 'POST', path: '/rumahnet/v1/links', body: '{' }))).toBe(400);
});
