import corpus from '../../testing/corpus/redirects.json';
import type { PartnerBrand } from '@poku/contract';
import {
  aCustomer,
  createMemoryStorage,
  createTabs,
  createTestPlatform,
  envelope,
  onCall,
  startTestServer,
  anEntry,
} from '@poku/testing';

const server = startTestServer();
const nusapoin: PartnerBrand = {
  slug: 'nusapoin',
  partnerId: '2',
  name: 'NusaPoin',
  logo: '/media/partners/nusapoin.svg',
};
const inPartnerMode = { config: { partner: nusapoin } };

/** Answers checks and keeps what they asked. */
function answerChecks(answer: () => Response = () => envelope(anEntry())) {
  const asked: (string | null)[][] = [];
  server.use(
    onCall.get('/v1/check_redirect', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push([query.get('redirect_token'), query.get('code_challenge')]);
      return answer();
    }),
  );
  return asked;
}

test('a kept token is looked at, and who it brings is known until it is cleared', async () => {
  answerChecks();
  const { platform } = await createTestPlatform(inPartnerMode);
  expect(await platform.entry.check()).toBeNull();
  platform.entry.keep('token-1');
  expect(platform.entry.read()).toBeNull();
  expect(await platform.entry.check()).toMatchObject({ redirectToken: 'token-1', name: 'Rina Puspita' });
  expect(platform.entry.read()?.phone).toBe('081200000005');
  platform.entry.clear();
  expect(platform.entry.read()).toBeNull();
  expect(await platform.entry.recall()).toBeNull();
});

test('after a reload the same verifier is shown, and no name or number was stored', async () => {
  const asked = answerChecks();
  const stored: string[] = [];
  const memory = createMemoryStorage();
  const tab = {
    ...memory,
    setItem(key: string, value: string) {
      stored.push(value);
      memory.setItem(key, value);
    },
  };
  const before = await createTestPlatform({ ...inPartnerMode, tab });
  before.platform.entry.keep('token-1');
  await before.platform.entry.check();
  const after = await createTestPlatform({ ...inPartnerMode, tab });
  expect(after.platform.entry.read()).toBeNull();
  expect((await after.platform.entry.recall())?.name).toBe('Rina Puspita');
  await after.platform.entry.recall();
  expect(asked).toHaveLength(2);
  expect(asked[0]).toEqual(asked[1]);
  expect(stored.join()).not.toMatch(/Rina|0812/);
});

test('the same link again keeps its verifier; a newer token takes the place of an older one', async () => {
  const asked = answerChecks();
  const { platform } = await createTestPlatform(inPartnerMode);
  for (const token of ['token-1', 'token-1', 'token-2']) {
    platform.entry.keep(token);
    await platform.entry.check();
  }
  expect(asked[0]).toEqual(asked[1]);
  expect(asked[2]?.[0]).toBe('token-2');
  expect(asked[2]?.[1]).not.toBe(asked[0]?.[1]);
  platform.entry.keep('token-3');
  expect(platform.entry.read()).toBeNull();
});

test('an answer for an older token does not name the newer one', async () => {
  const asked = new Promise<(response: Response) => void>((isAsked) => {
    server.use(onCall.get('/v1/check_redirect', () => new Promise<Response>(isAsked)));
  });
  const { platform } = await createTestPlatform(inPartnerMode);
  platform.entry.keep('token-1');
  const first = platform.entry.check();
  platform.entry.keep('token-2');
  (await asked)(envelope(anEntry()));
  await first;
  expect(platform.entry.read()).toBeNull();
});

test('after ten minutes, and once the API calls it bad, nothing is kept', async () => {
  answerChecks();
  let now = new Date('2026-11-21T07:00:00Z');
  const { platform } = await createTestPlatform({ ...inPartnerMode, now: () => now });
  platform.entry.keep('token-1');
  await platform.entry.check();
  now = new Date('2026-11-21T07:09:59Z');
  expect(platform.entry.read()).not.toBeNull();
  now = new Date('2026-11-21T07:10:00Z');
  expect(platform.entry.read()).toBeNull();
  answerChecks(() => envelope(undefined, 40106));
  platform.entry.keep('token-2');
  await expect(platform.entry.check()).rejects.toMatchObject({ code: 40106 });
  expect(await platform.entry.check()).toBeNull();
});

test('a look tells how long the token is good for, and after a reload that still holds', async () => {
  answerChecks(() => envelope(anEntry({ expires_in: 1_200 })));
  let now = new Date('2026-11-21T07:00:00Z');
  const tab = createMemoryStorage();
  const options = { ...inPartnerMode, now: () => now, tab };
  const { platform } = await createTestPlatform(options);
  platform.entry.keep('token-1');
  expect((await platform.entry.check())?.lifeMs).toBe(1_200_000);
  now = new Date('2026-11-21T07:19:59Z');
  expect(platform.entry.read()).not.toBeNull();
  const after = await createTestPlatform(options);
  expect((await after.platform.entry.recall())?.name).toBe('Rina Puspita');
  now = new Date('2026-11-21T07:40:00Z');
  expect(platform.entry.read()).toBeNull();
  expect(await after.platform.entry.recall()).toBeNull();
});

test('a failure of the network keeps the token for another try', async () => {
  answerChecks(() => envelope(undefined, 500));
  const { platform } = await createTestPlatform(inPartnerMode);
  platform.entry.keep('token-1');
  await expect(platform.entry.check()).rejects.toMatchObject({ code: 500 });
  answerChecks();
  expect((await platform.entry.check())?.name).toBe('Rina Puspita');
});

const callbackUrl = 'https://nusapoin.example/app/dashboard';

test('a logout forgets the user and remembers where it leads, on that partner’s origin alone', async () => {
  answerChecks();
  server.use(onCall.post('/signout', () => envelope({ callback_url: callbackUrl })));
  const { platform, storage } = await createTestPlatform(inPartnerMode);
  expect(platform.entry.logoutAddress(callbackUrl)).toBeNull();
  platform.entry.keep('token-1');
  await platform.entry.check();
  void platform.logout();
  expect(platform.entry.read()).toBeNull();
  expect(platform.entry.logoutAddress(callbackUrl)).toBe('https://nusapoin.example/app/');
  expect(platform.entry.logoutAddress('')).toBeNull();
  expect(platform.entry.logoutAddress('https://nusapoin.example/app')).toBeNull();
  const elsewhere = await createTestPlatform({
    config: { partner: { ...nusapoin, slug: 'garuda', partnerId: '10' } },
  });
  elsewhere.storage.setItem('poku.partner', storage.getItem('poku.partner') ?? '');
  expect(elsewhere.platform.entry.logoutAddress(callbackUrl)).toBeNull();
});

test('whatever a check tells, a logout leads to the listed address or nowhere', async () => {
  expect(corpus.length).toBeGreaterThan(150);
  const { platform } = await createTestPlatform(inPartnerMode);
  for (const [n, value] of corpus.entries()) {
    answerChecks(() => envelope(anEntry({ callback_url: value })));
    platform.entry.keep(`token-${n}`);
    await platform.entry.check();
    expect(platform.entry.logoutAddress(callbackUrl)).toBeNull();
  }
});

test.each(['{', '{}', '{"partnerId":"2","callbackUrl":"javascript:alert(1)"}', '{"partnerId":2}'])(
  'from %j in storage a logout leads nowhere',
  async (json) => {
    const { platform, storage } = await createTestPlatform(inPartnerMode);
    storage.setItem('poku.partner', json);
    expect(platform.entry.logoutAddress(callbackUrl)).toBeNull();
  },
);

test('a logout in another tab forgets the user here; an end of another member in this tab does not', async () => {
  answerChecks();
  const tabs = createTabs();
  const [here, there] = [
    await createTestPlatform({ ...inPartnerMode, channel: tabs.open() }),
    await createTestPlatform({ ...inPartnerMode, channel: tabs.open() }),
  ];
  here.platform.entry.keep('token-1');
  await here.platform.entry.check();
  here.platform.events.publish('session.ended', { reason: 'logout' });
  expect(here.platform.entry.read()).not.toBeNull();
  there.platform.events.publish('session.ended', { reason: 'logout' });
  expect(here.platform.entry.read()).toBeNull();
});

test('calls name the partner as the client on its origin once it sent a user in, also after a reload and a login', async () => {
  answerChecks();
  const seen: (string | null)[] = [];
  server.use(
    onCall.get('/category/:clientId', ({ request, params }) => {
      seen.push(`${request.headers.get('Client_id') ?? ''} ${String(params['clientId'])}`);
      return envelope([]);
    }),
  );
  const first = await createTestPlatform(inPartnerMode);
  await first.platform.api.catalogue.categories();
  first.platform.entry.keep('token-1');
  await first.platform.entry.check();
  first.platform.entry.clear();
  await first.platform.api.catalogue.categories();
  const stored = first.storage.getItem('poku.partner') ?? '';
  for (const options of [{ ...inPartnerMode, member: aCustomer() }, {}]) {
    const { platform, storage } = await createTestPlatform(options);
    storage.setItem('poku.partner', stored);
    await platform.api.catalogue.categories();
  }
  expect(seen).toEqual([
    'poku-web poku-web',
    'poku-nusapoin poku-web',
    'poku-nusapoin member-siti',
    'poku-web poku-web',
  ]);
});

test.each(['', 'a b', 'x\r\nY: 1', 7, null])(
  'a stored client id %j goes into no header',
  async (clientId) => {
    const sent = new Promise<string | null>((resolve) => {
      server.use(
        onCall.get('/category/:clientId', ({ request }) => {
          resolve(request.headers.get('Client_id'));
          return envelope([]);
        }),
      );
    });
    const { platform, storage } = await createTestPlatform(inPartnerMode);
    storage.setItem('poku.partner', JSON.stringify({ partnerId: '2', callbackUrl, clientId }));
    await platform.api.catalogue.categories();
    expect(await sent).toBe('poku-web');
  },
);
