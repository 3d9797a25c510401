import { aFaqTopic, envelope, onCall, startTestServer } from '@poku/testing';
import { withFormerCalls } from './former-calls';
import { createOwnApi } from './own-api';
import { createSessionGuard } from './session-guard';
import { createTransport } from './transport';

const server = startTestServer();
const transport = createTransport({
  clientId: () => 'member-siti',
  guard: createSessionGuard(() => undefined),
  isOnline: () => true,
});

const loading = () => {
  const loads: string[] = [];
  const api = withFormerCalls(createOwnApi(transport), transport, () => {
    loads.push('former-calls');
    return import('./former');
  });
  return { api, loads };
};

test('calls of before are loaded with the first of them, once', async () => {
  server.use(
    onCall.get('/customerfaq/member-siti', () => envelope([aFaqTopic()])),
    onCall.get('/category/member-siti', () => envelope([])),
  );
  const { api, loads } = loading();
  expect(loads).toEqual([]);
  expect(await api.help.faq()).toHaveLength(1);
  expect(await api.catalogue.categories()).toEqual([]);
  expect(loads).toEqual(['former-calls']);
});

test('what belongs to everybody needs no load', async () => {
  server.use(onCall.get('/partnercoalition/member-siti', () => envelope([])));
  const { api, loads } = loading();
  expect(await api.linkage.partners()).toEqual([]);
  expect(loads).toEqual([]);
});

test('a chunk that does not come is told as an unreachable API, and asked for anew by the next call', async () => {
  server.use(onCall.get('/category/member-siti', () => envelope([])));
  let tries = 0;
  const api = withFormerCalls(createOwnApi(transport), transport, async () => {
    tries += 1;
    if (tries === 1) throw new Error('Loading chunk former-calls failed.');
    return import('./former');
  });
  await expect(api.catalogue.categories()).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'network',
    call: 'catalogue.categories',
  });
  expect(await api.catalogue.categories()).toEqual([]);
});

test('a group is no promise, so that it may be given on by an asynchronous function', async () => {
  const { api, loads } = loading();
  const given = () => Promise.resolve(api.help);
  expect(await given()).toBe(api.help);
  expect(loads).toEqual([]);
});
