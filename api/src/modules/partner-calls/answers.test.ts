/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: what is tried are signatures.
import { isAnswerSigned, sign, signatureHeaders, type SignedRequest } from '@poku/partner-protocol';
import { randomToken } from '../../security/random';
import { startTestApi, type TestApi } from '../../testing/api';
import { partnerAddresses, partnerKeys } from '../../testing/partners';

const limit = 3;
let api: TestApi;
beforeAll(async () => {
  const partners = partnerAddresses((slug) => `http://127.0.0.1:1/${slug}`);
  api = await startTestApi({ partners, partnerRate: limit });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const event = { type: 'link.ended', eventId: 'event-1', reference: 'never-made', subject: 'nobody' };

interface Call {
  slug?: string;
  call?: string;
  body?: object;
  key?: string | undefined;
  requestId?: string;
}

/** Sends a call; gives the status, and whether the answer is signed for it with Poku's key of that partner. */
async function ask({
  slug = 'dompetnusa',
  call = 'events',
  body = event,
  key = partnerKeys(slug).partner[0],
  requestId = randomToken(),
}: Call = {}) {
  const path = `/partners/${slug}/${call}`;
  const text = JSON.stringify(body);
  const request: SignedRequest = { method: 'POST', path, body: text, sentAtMs: Date.now(), requestId };
  const answer = await fetch(`${api.origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeaders.time]: String(request.sentAtMs),
      [signatureHeaders.requestId]: requestId,
      [signatureHeaders.signature]: sign(key ?? '', request),
    },
    body: text,
  });
  const { status, headers } = answer;
  const answered = { status, requestId, body: await answer.text() };
  const isOf = (keys: readonly string[]): boolean => isAnswerSigned(keys, answered, headers, Date.now());
  return {
    status,
    isSigned: isOf(partnerKeys(slug).poku),
    isOfAnother: isOf([...partnerKeys('garuda').poku, ...partnerKeys(slug).partner]),
    hasSignature: headers.has(signatureHeaders.signature),
  };
}

test('what Poku answers a partner is signed with Poku’s key of that partner', async () => {
  expect(await ask()).toEqual({ status: 200, isSigned: true, isOfAnother: false, hasSignature: true });
});

test.each<[string, number, Call]>([
  ['of another form', 400, { body: { type: 'link.ended' } }],
  ['that somebody else signed', 401, { key: 'a-key-of-somebody-else' }],
  ['for which there is nothing', 404, { call: 'visitors', body: visitor() }],
])('the refusal of a call %s is signed, too', async (_name, status, call) => {
  expect(await ask(call)).toMatchObject({ status, isSigned: true });
});

function visitor() {
  return { subject: 'rina', msisdn: '+6281200000005', email: 'rina@contoh.id', name: 'Rina Puspita' };
}

test('the answer to one call too many is signed, and so is that to a replay', async () => {
  const requestId = randomToken();
  await ask({ requestId });
  expect(await ask({ requestId })).toMatchObject({ status: 401, isSigned: true });
  for (let more = 1; more < limit; more += 1) await ask();
  expect(await ask()).toMatchObject({ status: 429, isSigned: true });
});

test('nothing is signed for a partner that is not known, nor for a request without an id of its form', async () => {
  expect(await ask({ slug: 'nobody', key: 'a-key-of-somebody-else' })).toMatchObject({
    status: 404,
    hasSignature: false,
  });
  expect(await ask({ requestId: 'short' })).toMatchObject({ status: 401, hasSignature: false });
});
