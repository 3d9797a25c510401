import { envelope, onCall, startTestServer } from '@poku/testing';
import { createClient, createSessionGuard, loadCalls } from '.';

const server = startTestServer();

const setUp = (load: typeof loadCalls, isOnline = true) => {
  const loads: string[] = [];
  const { api } = createClient(
    {
      clientId: () => 'member-siti',
      guard: createSessionGuard(() => undefined),
      isOnline: () => isOnline,
    },
    () => {
      loads.push('calls');
      return load();
    },
  );
  return { api, loads };
};
const never: typeof loadCalls = () => new Promise(() => undefined);
const answerPartners = () => server.use(onCall.get('/partnercoalition/member-siti', () => envelope([])));

test('the code is loaded with the first call, once for all', async () => {
  answerPartners();
  const { api, loads } = setUp(loadCalls);
  expect(loads).toEqual([]);
  expect(await Promise.all([api.linkage.partners(), api.linkage.partners()])).toEqual([[], []]);
  expect(await api.linkage.partners()).toEqual([]);
  expect(loads).toEqual(['calls']);
});

test('code that does not come is an unreachable API, and the next call loads it anew', async () => {
  answerPartners();
  let tries = 0;
  const { api } = setUp(async () => {
    tries += 1;
    if (tries === 1) throw new Error('Loading chunk calls failed.');
    return loadCalls();
  });
  await expect(api.linkage.partners()).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'network',
    call: 'linkage.partners',
  });
  expect(await api.linkage.partners()).toEqual([]);
});

test('offline rejects at once and loads nothing', async () => {
  const { api, loads } = setUp(loadCalls, false);
  await expect(api.linkage.partners()).rejects.toMatchObject({ name: 'ApiError', kind: 'offline' });
  expect(loads).toEqual([]);
});

test('code that is on its way for 8 seconds is a timeout', async () => {
  jest.useFakeTimers();
  try {
    const { api } = setUp(never);
    const call = expect(api.linkage.partners()).rejects.toMatchObject({ name: 'ApiError', kind: 'timeout' });
    await jest.advanceTimersByTimeAsync(8_000);
    await call;
  } finally {
    jest.useRealTimers();
  }
});

test('the wait for the code ends when the call is aborted', async () => {
  const abort = new AbortController();
  const call = setUp(never).api.linkage.partners({ signal: abort.signal });
  abort.abort(new Error('left the page'));
  await expect(call).rejects.toThrow('left the page');
});

test('a group is no promise, so that it may be given on by an asynchronous function', async () => {
  const { api, loads } = setUp(loadCalls);
  const given = () => Promise.resolve(api.help);
  expect(await given()).toBe(api.help);
  expect(loads).toEqual([]);
});
