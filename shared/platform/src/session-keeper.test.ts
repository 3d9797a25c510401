import { waitFor } from '@testing-library/dom';
import { beginSession, createPlatform, type PlatformOptions, type StorageLike, whenSettled } from '.';
import { STORAGE_KEYS } from '@poku/domain/brand';
import {
  aCustomer,
  aRunningCode,
  createManualSchedule,
  createMemoryStorage,
  createTabs,
  createTestPlatform,
  envelope,
  failure,
  networkFailure,
  onCall,
  startTestServer,
} from '@poku/testing';

const server = startTestServer();
const member = aCustomer();
const SITI = 'member-siti';
const DETAIL = '/customerdetail/:clientId';

const remembered = () =>
  createMemoryStorage({
    [STORAGE_KEYS.session]: JSON.stringify({
      clientId: SITI,
      points: { totalPoints: 7, ownPoints: 5, readAt: 'x' },
    }),
    [STORAGE_KEYS.filter]: '{}',
  });
const make = (options: PlatformOptions = {}) =>
  createPlatform({
    channel: null,
    storage: null,
    onListenerError: (error) => console.error(error),
    ...options,
  });
const answerDetail = () => {
  const asked: string[] = [];
  server.use(
    onCall.get(DETAIL, ({ params }) => {
      asked.push(String(params.clientId));
      return envelope(member);
    }),
  );
  return asked;
};

test('a visitor who was a guest stays one without any call', async () => {
  const { platform, keeper } = make({ storage: createMemoryStorage() });
  expect(platform.session$.value).toEqual({ status: 'restoring' });
  await keeper.restore();
  expect(platform.session$.value).toEqual({ status: 'guest' });
  expect(platform.clientId()).toBe('poku-web');
});

test('a member of the last visit is read; the last points show until then', async () => {
  const asked = answerDetail();
  const { platform, keeper } = make({ storage: remembered(), now: () => new Date('2026-11-21T07:00:00Z') });
  const restored = keeper.restore();
  expect(platform.session$.value).toEqual({ status: 'restoring' });
  expect(platform.points$.value).toMatchObject({ totalPoints: 7, ownPoints: 5 });
  await restored;
  expect(asked).toEqual([SITI]);
  expect(platform.session$.value).toMatchObject({
    status: 'member',
    clientId: SITI,
    customer: { tier: 'Gold' },
  });
  expect(platform.points$.value).toEqual({
    totalPoints: 185_000,
    ownPoints: 15_000,
    sources: [{ partnerId: '0', name: 'POKUPoin', points: 15_000 }],
    readAt: '2026-11-21T07:00:00.000Z',
  });
  expect(platform.clientId()).toBe(SITI);
});

test('a cookie that is dead makes a guest whose session expired, and forgets session and filter', async () => {
  server.use(onCall.get(DETAIL, () => failure(401)));
  const storage = remembered();
  const { platform, keeper } = make({ storage });
  const ended: unknown[] = [];
  platform.events.subscribe('session.ended', (payload) => ended.push(payload));
  await keeper.restore();
  expect(platform.session$.value).toEqual({ status: 'guest', ended: 'expired' });
  expect(ended).toEqual([{ reason: 'expired' }]);
  expect([storage.getItem(STORAGE_KEYS.session), storage.getItem(STORAGE_KEYS.filter)]).toEqual([null, null]);
});

const everyKey = () => [...Object.values(STORAGE_KEYS), `${STORAGE_KEYS.otp}checkout`, 'somebody.else'];
const full = (keys: readonly string[]) =>
  createMemoryStorage(Object.fromEntries(keys.map((key) => [key, '"kept"'])));
const keysOf = (storage: StorageLike) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).sort();

test.each([
  [
    'logout',
    ['seed', 'preview', 'typeface', 'partnerHome', 'partnerBrand', 'entry', 'pushAsked', 'installPutOff'],
  ],
  [
    'expired',
    [
      'seed',
      'preview',
      'typeface',
      'partnerHome',
      'partnerBrand',
      'entry',
      'pushAsked',
      'installPutOff',
      'checkout',
      'report',
      'verifyEmail',
      'otp',
    ],
  ],
] as const)(
  'after %s nothing is left but what belongs to no member, or is their own',
  async (reason, left) => {
    answerDetail();
    const [storage, tab] = [full(everyKey()), full(everyKey())];
    storage.setItem(STORAGE_KEYS.session, JSON.stringify({ clientId: SITI, points: {} }));
    const { platform, keeper } = make({ storage, tab });
    await keeper.restore();
    platform.events.publish('session.ended', { reason });
    const stays = ['somebody.else', ...left.map((name) => STORAGE_KEYS[name])];
    const codes = reason === 'expired' ? [`${STORAGE_KEYS.otp}checkout`] : [];
    expect(keysOf(tab)).toEqual([...stays, ...codes].sort());
    expect(keysOf(storage)).toEqual([...stays, ...codes].sort());
  },
);

test('a logout in one tab empties the others too', async () => {
  answerDetail();
  const { schedule, advance } = createManualSchedule();
  const tabs = createTabs();
  const tab = full(everyKey());
  const here = await createTestPlatform({ member, schedule, channel: tabs.open() });
  await createTestPlatform({ member, tab, channel: tabs.open() });
  server.use(onCall.post('/signout', () => envelope()));
  const done = here.platform.logout();
  advance(2_500);
  await done;
  expect(tab.getItem(STORAGE_KEYS.linkingFor)).toBeNull();
});

const page = () => new Response('<h1>Bad gateway</h1>', { status: 200 });

test.each<[string, Parameters<typeof onCall.get>[1], object]>([
  ['cannot be reached', networkFailure, { kind: 'network' }],
  ['is in trouble', () => failure(502), { kind: 'http', code: 502 }],
  ['gives a page of a proxy', page, { kind: 'malformed' }],
  ['gives something else', () => envelope({ customer_id: 7 }), { kind: 'malformed' }],
  ['refuses', () => envelope(undefined, 208), { kind: 'business', code: 208 }],
])(
  'while the API %s nobody becomes a guest, and a look finds the member again',
  async (_, answer, problem) => {
    server.use(onCall.get(DETAIL, answer));
    const storage = remembered();
    const { platform, keeper } = make({ storage });
    const ended: unknown[] = [];
    platform.events.subscribe('session.ended', (payload) => ended.push(payload));
    await keeper.restore();
    expect(platform.session$.value).toMatchObject({ status: 'restoring', problem });
    await expect(whenSettled(platform.session$)).rejects.toMatchObject(problem);
    await keeper.lookAgain();
    expect(platform.session$.value).toMatchObject({ status: 'restoring', problem });
    expect(storage.getItem(STORAGE_KEYS.session)).toContain(SITI);
    const asked = answerDetail();
    await Promise.all([keeper.lookAgain(), keeper.lookAgain()]);
    expect(asked).toHaveLength(1);
    expect(platform.session$.value).toMatchObject({ status: 'member', clientId: SITI });
    expect(platform.session$.value).not.toHaveProperty('problem');
    expect(ended).toEqual([]);
  },
);

test('a session that turns out to be over when the API is back is over', async () => {
  server.use(onCall.get(DETAIL, () => failure(502)));
  const { platform, keeper } = make({ storage: remembered() });
  await keeper.restore();
  server.use(onCall.get(DETAIL, () => failure(401)));
  await keeper.lookAgain();
  expect(platform.session$.value).toEqual({ status: 'guest', ended: 'expired' });
});

test('a login whose member cannot be read is no guest, and settles', async () => {
  server.use(onCall.get(DETAIL, () => failure(500)));
  const { platform, keeper } = make({ storage: createMemoryStorage() });
  await keeper.restore();
  expect(await beginSession(platform, SITI)).toBe(false);
  expect(platform.session$.value).toMatchObject({ status: 'restoring', problem: { code: 500 } });
});

test('a login reads the member and is remembered without any token', async () => {
  answerDetail();
  const storage = createMemoryStorage();
  const { platform, keeper } = make({ storage });
  await keeper.restore();
  platform.events.publish('session.started', { clientId: SITI });
  expect(platform.session$.value).toEqual({ status: 'restoring' });
  expect(await whenSettled(platform.session$)).toMatchObject({ status: 'member', clientId: SITI });
  const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEYS.session) ?? '{}');
  expect(stored).toEqual({
    clientId: SITI,
    points: { totalPoints: 185_000, ownPoints: 15_000, readAt: expect.any(String) as unknown },
  });
});

test('a logout signs out and forgets at once, makes a guest at 2 s and leaves at 2.5 s', async () => {
  const { schedule, advance } = createManualSchedule();
  const steps: string[] = [];
  server.use(
    onCall.post('/signout', () => {
      steps.push('signed out');
      return envelope();
    }),
  );
  const { platform, storage } = await createTestPlatform({
    member,
    schedule,
    onLoggedOut: () => steps.push('left'),
  });
  platform.events.subscribe('task.started', ({ task }) => steps.push(`${task} started`));
  platform.events.subscribe('task.ended', ({ task }) => steps.push(`${task} ended`));
  const done = platform.logout();
  void platform.logout();
  await waitFor(() => expect(steps).toEqual(['logout started', 'signed out']));
  expect(storage.getItem(STORAGE_KEYS.session)).toBeNull();
  advance(1_999);
  expect(platform.session$.value.status).toBe('member');
  advance(1);
  expect(platform.session$.value).toEqual({ status: 'guest', ended: 'logout' });
  expect(platform.points$.value.totalPoints).toBeNull();
  advance(499);
  expect(steps).toHaveLength(2);
  advance(1);
  await done;
  expect(steps).toEqual(['logout started', 'signed out', 'logout ended', 'left']);
});

test('a 401 during a logout is no expired session', async () => {
  const { schedule, advance } = createManualSchedule();
  let asked = 0;
  server.use(
    onCall.post('/signout', () => {
      asked += 1;
      return failure(401);
    }),
  );
  const { platform } = await createTestPlatform({ member, schedule });
  void platform.logout();
  await waitFor(() => expect(asked).toBe(1));
  advance(2_500);
  expect(platform.session$.value).toEqual({ status: 'guest', ended: 'logout' });
});

test('a burst of 401 answers is one end of the session', async () => {
  const { platform } = await createTestPlatform({ member });
  server.use(onCall.get('/tier/:clientId', () => failure(401)));
  const ended: unknown[] = [];
  platform.events.subscribe('session.ended', (payload) => ended.push(payload));
  await Promise.allSettled([1, 2, 3].map(() => platform.api.customer.tier()));
  expect(ended).toEqual([{ reason: 'expired' }]);
  expect(platform.session$.value).toEqual({ status: 'guest', ended: 'expired' });
});

test('another tab follows a logout and a login', async () => {
  const { schedule, advance } = createManualSchedule();
  const tabs = createTabs();
  const here = await createTestPlatform({ member, schedule, channel: tabs.open() });
  const there = await createTestPlatform({ member, channel: tabs.open() });
  server.use(onCall.post('/signout', () => envelope()));
  const done = here.platform.logout();
  advance(2_500);
  await done;
  expect(there.platform.session$.value).toEqual({ status: 'guest', ended: 'logout' });
  answerDetail();
  here.platform.events.publish('session.started', { clientId: SITI });
  expect(await whenSettled(there.platform.session$)).toMatchObject({ status: 'member', clientId: SITI });
  expect(await whenSettled(here.platform.session$)).toMatchObject({ status: 'member', clientId: SITI });
});

test('an answer that comes after the logout does not bring the member back', async () => {
  const { platform, storage } = await createTestPlatform({ member });
  const answers: (() => void)[] = [];
  server.use(
    onCall.get(
      DETAIL,
      () => new Promise<Response>((resolve) => answers.push(() => resolve(envelope(member)))),
    ),
  );
  const late = platform.api.customer.detail();
  platform.events.publish('customer.changed', { clientId: SITI });
  await waitFor(() => expect(answers).toHaveLength(2));
  platform.events.publish('session.ended', { reason: 'logout' });
  for (const answer of answers) answer();
  await late;
  expect(platform.session$.value.status).toBe('guest');
  expect(storage.getItem(STORAGE_KEYS.session)).toBeNull();
});

test('a till that takes a coupon whose code runs has the member read again, any other does not', async () => {
  const asked = answerDetail();
  const { platform } = await createTestPlatform({ member });
  platform.events.publish('coupon.changed', { reference: 'ref-1' });
  // A call of now comes behind any of that one.
  server.use(onCall.get('/category/:clientId', () => envelope([])));
  await fetch('http://localhost/gateway/category/x');
  expect(asked).toEqual([]);

  const running = await createTestPlatform({ member: aCustomer({ runningCodes: [aRunningCode()] }) });
  running.platform.events.publish('coupon.changed', { reference: 'ref-1' });
  await waitFor(() => expect(asked).toEqual([SITI]));
});
