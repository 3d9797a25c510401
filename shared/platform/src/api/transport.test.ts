import { commonWording } from '@poku/domain/wording/common';
import { createClient, createSessionGuard, isApiError } from '.';
import type { ApiError, PokuApi } from '@poku/contract';
import {
  aCategory,
  envelope,
  failure,
  networkFailure,
  noAnswer,
  onCall,
  startTestServer,
} from '@poku/testing';
import { createTransport } from './transport';

const server = startTestServer();

const setUp = (options: { isOnline?: boolean; stepUp?: () => Promise<boolean> } = {}) => {
  const ended: string[] = [];
  const guard = createSessionGuard(() => ended.push('ended'));
  const { isOnline = true, stepUp } = options;
  const parts = { clientId: () => 'client-1', guard, isOnline: () => isOnline, stepUp };
  return { api: createClient(parts).api, transport: createTransport(parts), guard, ended };
};

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw new Error(`not an ApiError: ${String(error)}`);
  return error;
};

const categories = (api: PokuApi) => api.catalogue.categories();

test('a call goes to the gateway as JSON with the client id in path and header, without any token', async () => {
  let seen: Request | undefined;
  server.use(
    onCall.get('/category/:clientId', ({ request }) => {
      seen = request;
      return envelope([aCategory()]);
    }),
  );
  expect(await categories(setUp().api)).toEqual([
    { id: '1', name: 'Kuliner', image: '/media/categories/kuliner.svg' },
  ]);
  expect(seen?.url).toBe('http://localhost/gateway/category/client-1');
  expect(seen?.headers.get('Client_id')).toBe('client-1');
  expect(seen?.headers.get('Authorization')).toBeNull();
  expect(seen?.credentials).toBe('same-origin');
});

test('responseCode 200 is success as a number and as a text', async () => {
  server.use(onCall.get('/category/:clientId', () => envelope([], '200')));
  expect(await categories(setUp().api)).toEqual([]);
});

test.each([201, '201'])(
  'another responseCode (%j) is a business error with the server message',
  async (code) => {
    server.use(onCall.get('/category/:clientId', () => envelope(undefined, code, 'Nomor salah')));
    expect(await failureOf(categories(setUp().api))).toMatchObject({
      name: 'ApiError',
      kind: 'business',
      code: 201,
      message: 'Nomor salah',
      call: '/category/{clientId}',
    });
  },
);

test('a refusal without words says so in words for a member', async () => {
  server.use(onCall.get('/category/:clientId', () => envelope(undefined, 201, '')));
  expect(await failureOf(categories(setUp().api))).toMatchObject({
    kind: 'business',
    message: commonWording.disturbance,
  });
});

test('a 400 names the field that the API named', async () => {
  server.use(onCall.get('/category/:clientId', () => failure(400, 'Salah', { field: 'msisdn' })));
  expect(await failureOf(categories(setUp().api))).toMatchObject({
    kind: 'invalid',
    field: 'msisdn',
    code: 400,
  });
});

test('other statuses are http errors, and a page instead of JSON is malformed', async () => {
  const { api } = setUp();
  server.use(onCall.get('/category/:clientId', () => failure(500)));
  expect(await failureOf(categories(api))).toMatchObject({ kind: 'http', code: 500 });
  server.use(onCall.get('/category/:clientId', () => new Response('<html>', { status: 502 })));
  expect(await failureOf(categories(api))).toMatchObject({ kind: 'http', code: 502 });
  server.use(onCall.get('/category/:clientId', () => new Response('<html>')));
  expect(await failureOf(categories(api))).toMatchObject({ kind: 'malformed', field: 'responseCode' });
});

test('a broken connection is a network error', async () => {
  server.use(onCall.get('/category/:clientId', networkFailure));
  expect(await failureOf(categories(setUp().api))).toMatchObject({ kind: 'network', code: 0 });
});

test('offline rejects at once and sends nothing', async () => {
  expect(await failureOf(categories(setUp({ isOnline: false }).api))).toMatchObject({ kind: 'offline' });
});

test('no answer in time is a timeout', async () => {
  server.use(onCall.get('/slow', noAnswer));
  expect(await failureOf(setUp().transport.get('/slow', { timeoutMs: 30 }))).toMatchObject({
    kind: 'timeout',
  });
});

test('a call waits 8 seconds, a purchase 12', async () => {
  const waits: number[] = [];
  const spy = jest.spyOn(globalThis, 'setTimeout');
  server.use(
    onCall.get('/category/:clientId', () => envelope([])),
    onCall.post('/buyvoucher', () => envelope(undefined, 40004)),
  );
  const { api } = setUp();
  await categories(api);
  waits.push(...spy.mock.calls.map(([, ms]) => ms ?? 0));
  expect(waits).toContain(8_000);
  expect(waits).not.toContain(12_000);
  const item = {
    voucherId: 'v',
    redemptionRuleId: 'r',
    rewardItemId: 'i',
    quantity: 1,
    kind: 'regular',
  } as const;
  await failureOf(
    api.payment.buy({ item, totalPoints: 1, shares: [], otpRequestId: 'o', otpCode: '1', key: 'key-1' }),
  );
  expect(spy.mock.calls.map(([, ms]) => ms)).toContain(12_000);
  spy.mockRestore();
});

test('an aborted call rejects with the reason of its signal', async () => {
  server.use(onCall.get('/category/:clientId', noAnswer));
  const { api } = setUp();
  const abort = new AbortController();
  const call = api.catalogue.categories({ signal: abort.signal });
  abort.abort(new Error('left the page'));
  await expect(call).rejects.toThrow('left the page');
  await expect(api.catalogue.categories({ signal: abort.signal })).rejects.toThrow('left the page');
});

test.each([401, 403])(
  'a burst of %i answers ends the session once, until the next one starts',
  async (status) => {
    server.use(onCall.get('/category/:clientId', () => failure(status)));
    const { api, guard, ended } = setUp();
    const burst = await Promise.all([1, 2, 3].map(() => failureOf(categories(api))));
    expect(burst.map(({ kind }) => kind)).toEqual(['session', 'session', 'session']);
    expect(ended).toHaveLength(1);
    await failureOf(categories(api));
    expect(ended).toHaveLength(1);
    guard.started();
    await failureOf(categories(api));
    expect(ended).toHaveLength(2);
  },
);

test('a refusal of a call that was sent before the present session does not end it', async () => {
  const { api, guard, ended } = setUp();
  server.use(
    onCall.get('/category/:clientId', () => {
      guard.started();
      return failure(401);
    }),
  );
  await failureOf(categories(api));
  expect(ended).toEqual([]);
});

describe('a call that needs a fresh authentication (D60)', () => {
  const bodies: unknown[] = [];
  /** Refuses the first `times` calls with 40131. */
  const refuse = (times: number) => {
    bodies.length = 0;
    server.use(
      onCall.put('/customersetting', async ({ request }) => {
        bodies.push(await request.json());
        return bodies.length > times ? envelope('done') : envelope(undefined, 40131, 'Konfirmasi dulu');
      }),
    );
  };
  const save = ({ transport }: ReturnType<typeof setUp>) =>
    transport.put('/customersetting', { body: { notifStatus: '1' } });

  test('is made again as it was once the member has proved who they are', async () => {
    refuse(1);
    const stepUp = jest.fn(() => Promise.resolve(true));
    expect(await save(setUp({ stepUp }))).toBe('done');
    expect(stepUp).toHaveBeenCalledTimes(1);
    expect(bodies).toEqual([{ notifStatus: '1' }, { notifStatus: '1' }]);
  });

  test('asks once, also when it is refused again', async () => {
    refuse(2);
    const stepUp = jest.fn(() => Promise.resolve(true));
    expect(await failureOf(save(setUp({ stepUp })))).toMatchObject({ kind: 'business', code: 40131 });
    expect(stepUp).toHaveBeenCalledTimes(1);
  });

  test('stays refused when the member does not want to, and where nobody is asked', async () => {
    refuse(9);
    for (const stepUp of [() => Promise.resolve(false), undefined])
      expect(await failureOf(save(setUp({ stepUp })))).toMatchObject({ code: 40131 });
    expect(bodies).toHaveLength(2);
  });
});
