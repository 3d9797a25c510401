import { createClient, createSessionGuard, earlyResponsesFrom, type EarlyResponses } from '.';
import { postKey } from '@poku/contract';
import { aCategory, envelope, failure, onCall, startTestServer } from '@poku/testing';

const server = startTestServer();
const URL_OF_CATEGORIES = '/gateway/category/client-1';

const apiWith = (early: EarlyResponses, onEnded = (): void => undefined) =>
  createClient({
    clientId: () => 'client-1',
    guard: createSessionGuard(onEnded),
    early,
    isOnline: () => true,
  }).api;

const countRequests = () => {
  const count = { requests: 0 };
  server.use(
    onCall.get('/category/:clientId', () => {
      count.requests += 1;
      return envelope([aCategory({ categoryName: 'Baru' })]);
    }),
  );
  return count;
};

test('an early answer is used once instead of a request; the next call asks again', async () => {
  const count = countRequests();
  const api = apiWith(earlyResponsesFrom({ [URL_OF_CATEGORIES]: Promise.resolve(envelope([aCategory()])) }));
  expect((await api.catalogue.categories())[0]?.name).toBe('Kuliner');
  expect(count.requests).toBe(0);
  expect((await api.catalogue.categories())[0]?.name).toBe('Baru');
  expect(count.requests).toBe(1);
});

test.each([
  ['failed', () => Promise.reject(new TypeError('gone'))],
  ['met an API in trouble', () => Promise.resolve(failure(502))],
])('an early request that %s is made again', async (_, answer: () => Promise<Response>) => {
  const count = countRequests();
  const api = apiWith(earlyResponsesFrom({ [URL_OF_CATEGORIES]: answer() }));
  expect((await api.catalogue.categories())[0]?.name).toBe('Baru');
  expect(count.requests).toBe(1);
});

test('the rules hold for an early answer too: a 401 ends the session', async () => {
  const ended: string[] = [];
  const early = earlyResponsesFrom({ [URL_OF_CATEGORIES]: Promise.resolve(failure(401)) });
  await expect(apiWith(early, () => ended.push('ended')).catalogue.categories()).rejects.toMatchObject({
    kind: 'session',
  });
  expect(ended).toEqual(['ended']);
});

test('the wait for an early answer ends when the call is aborted', async () => {
  const never = new Promise<Response>(() => undefined);
  const abort = new AbortController();
  const call = apiWith(earlyResponsesFrom({ [URL_OF_CATEGORIES]: never })).catalogue.categories({
    signal: abort.signal,
  });
  abort.abort(new Error('left the page'));
  await expect(call).rejects.toThrow('left the page');
});

test('a POST takes the early answer of one that sent the same, once, and no answer of a GET', async () => {
  const body = '{"clientId":"client-1","perPage":20}';
  const asked = postKey('/gateway/voucherlist', body);
  const early = earlyResponsesFrom({
    [asked]: Promise.resolve(envelope()),
    '/gateway/all': Promise.resolve(envelope()),
  });
  const sending = (text: string) => () => Promise.resolve(text);
  expect(early('POST', '/gateway/all', sending(''))).toBeUndefined();
  expect(await early('POST', '/gateway/voucherlist', sending('{"perPage":20}'))).toBeUndefined();
  expect(early('PUT', '/gateway/voucherlist', sending(body))).toBeUndefined();
  expect(await early('POST', '/gateway/voucherlist', sending(body))).toBeInstanceOf(Response);
  expect(early('POST', '/gateway/voucherlist', sending(body))).toBeUndefined();
  expect(early('GET', '/gateway/all')).toBeDefined();
});
