/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: what is tried is who may make which call.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { buildApp } from '../app';
import { accessMatrix, type AccessCase } from '../testing/access-matrix';
import { agusId, type Answer, dataOf, sitiId, startTestApi, type TestApi } from '../testing/api';
import { isPublic } from './policy';

const nobody = 'm-000000000000';
const day = 24 * 60 * 60_000;
const demanding = accessMatrix.filter(({ access }) => access === 'member' || access === 'inside');
const naming = accessMatrix.filter(({ idIn }) => idIn !== 'nowhere');
const named = (cases: readonly AccessCase[]) => cases.map((one) => [one.call, one] as const);
let api: TestApi;
let owner: string;

beforeAll(async () => {
  api = await startTestApi();
  owner = await api.login();
});
afterAll(() => api.close());

const answerForm = z.looseObject({
  responseCode: z.number().optional(),
  status: z.enum(['ok', 'error']).optional(),
});

/** Makes a call about the member `id`; the whole answer, as a stranger sees it. */
async function make(one: AccessCase, id: string, token?: string, methodOf = one.call.split(' ')[0]) {
  const path = (one.call.split(' ')[1] ?? '')
    .replace(/:(clientId|id)/, id)
    .replace(':token', 'unknown')
    .replace('merchants/:slug', 'merchants/boga-serambi')
    .replace('billers/:slug', 'billers/isi-nusa')
    .replace(':slug', 'nusapoin');
  const headers = new Headers();
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const hasBody = methodOf !== 'GET' && methodOf !== 'HEAD';
  if (hasBody) headers.set('content-type', 'application/json');
  const body = { ...(one.idIn === 'body' ? { clientId: id } : {}), ...one.body };
  const answer = await fetch(`${api.origin}${path}${one.query ?? ''}`, {
    method: methodOf ?? 'GET',
    headers,
    body: hasBody ? JSON.stringify(body) : null,
  });
  if (answer.headers.get('content-type')?.startsWith('text/event-stream') === true) {
    await answer.body?.cancel();
    return { status: answer.status, content: answerForm.parse({ responseCode: 200 }) };
  }
  const text = await answer.text();
  if (/^(?:text\/csv|application\/pdf)/.test(answer.headers.get('content-type') ?? ''))
    return { status: answer.status, content: answerForm.parse({ responseCode: 200 }) };
  const content: unknown = text.startsWith('{') ? JSON.parse(text) : {};
  return { status: answer.status, content: answerForm.parse(content) };
}

/** The calls whose answer to a token is not 'the session has ended'. */
async function notRefused(token: string | undefined): Promise<string[]> {
  const passed = [];
  for (const one of demanding) {
    const { status, content } = await make(one, sitiId, token);
    const isEnded =
      JSON.stringify(content).includes('Sesi kamu telah berakhir') && content['data'] === undefined;
    if (status !== 401 || !isEnded) passed.push(`${one.call}: ${status}`);
  }
  return passed;
}

/** The registered calls, from the tree of paths that the framework prints; a level is four characters deep. */
async function registeredCalls(): Promise<string[]> {
  const app = await buildApp(api.deps);
  const calls = [];
  const parents: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent, part, methods] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?/.exec(line) ?? [];
    if (indent === undefined || part === undefined) continue;
    const depth = indent.length / 4;
    const path = `${parents[depth - 1] ?? ''}${part}`;
    parents[depth] = path;
    for (const method of (methods ?? '').split(', ').filter((one) => one !== '' && one !== 'HEAD'))
      if (path !== '*') calls.push(`${method} ${path}`);
  }
  await app.close();
  return calls;
}

test('every registered call stands in the matrix, and nothing else', async () => {
  const registered = new Set(await registeredCalls());
  expect([...new Set(accessMatrix.map(({ call }) => call))].sort()).toEqual([...registered].sort());
  expect(registered.size).toBeGreaterThan(60);
});

test('the policy says of each call what the matrix says', () => {
  const wrong = accessMatrix.filter(({ call, access }) => {
    const [method = '', path = ''] = call.split(' ');
    return isPublic(method, path) === (access === 'member');
  });
  expect(wrong).toEqual([]);
});

test('a guest, and a token that never was, are refused by every call that needs a member', async () => {
  expect(await notRefused(undefined)).toEqual([]);
  expect(await notRefused('never-was')).toEqual([]);
});

test('a guest gets no further by asking for the head alone', async () => {
  for (const one of demanding.filter(({ call }) => call.startsWith('GET ')))
    expect([one.call, (await make(one, sitiId, undefined, 'HEAD')).status]).toEqual([one.call, 401]);
});

test('a session that was signed out is refused by every call that needs a member', async () => {
  const token = await api.login();
  await api.call('POST', '/signout', { token, body: { clientId: sitiId } });
  expect(await notRefused(token)).toEqual([]);
});

test('a partner’s call is refused without its signature, whoever makes it', async () => {
  for (const one of accessMatrix.filter(({ access }) => access === 'partner'))
    for (const token of [undefined, owner])
      expect([one.call, (await make(one, sitiId, token)).status]).toEqual([one.call, 401]);
});

test('a guest may make every other call', async () => {
  for (const one of accessMatrix.filter(({ access }) => access === 'anyone'))
    expect([one.call, (await make(one, nobody)).status]).not.toEqual([one.call, 401]);
});

test.each(named(demanding))('the owner passes: %s', async (_label, one) => {
  const { status, content } = await make(one, sitiId, owner);
  expect(status).toBe(one.owner === 'error' ? 400 : 200);
  expect(content.responseCode ?? content.status).toBe(one.owner);
});

test.each(named(naming.filter(({ access }) => access !== 'anyone')))(
  'another member’s id is like one that does not exist: %s',
  async (_label, one) => {
    const foreign = await make(one, agusId, owner);
    expect(foreign).toEqual(await make(one, nobody, owner));
    expect(foreign.status).toBe(200);
    expect(foreign.content.responseCode ?? foreign.content.status).toBe(
      one.access === 'inside' ? 'error' : 204,
    );
    expect(foreign.content['data']).toBeUndefined();
  },
);

test.each(named(naming.filter(({ access }) => access === 'anyone')))(
  'a public call tells nothing by a member’s id: %s',
  async (_label, one) => {
    const plain = await make(one, nobody);
    expect(await make(one, agusId)).toEqual(plain);
    expect(await make(one, agusId, await api.login())).toEqual(plain);
  },
);

describe('a reference of another member is like one that does not exist', () => {
  const code = async () => {
    const rows = await api.deps.db.rows<{ voucher_id: string; code: string }>(sql`
      select voucher_id, code from coupon where member_id = ${agusId} and expires_at > ${api.deps.clock.now()}
        and revealed_at is null limit 1`);
    return { voucherId: rows[0]?.voucher_id ?? '', code: rows[0]?.code ?? '' };
  };
  const item = { voucherId: '1001', redemptionRuleId: 'R1001', rewardItemId: 'I1001', quantity: 1 };
  const issued = async (path: string, body: object) => {
    const token = await api.login('081200000003');
    const answer = await api.call('POST', path, { token, body });
    const { otpRequestId } = dataOf(answer, z.object({ otpRequestId: z.string() }));
    return { otpRequestId, otpCode: await api.lastOtp('081200000003') };
  };
  /** Asks with both references; the answers are the same and have this code. */
  const same = async (
    responseCode: number,
    [foreign, unknown]: readonly [object, object],
    ask: (reference: object) => Promise<Answer>,
  ) => {
    const expected = { ...(await ask(unknown)), headers: undefined };
    expect(expected).toMatchObject({ status: 200, responseCode, data: undefined });
    expect({ ...(await ask(foreign)), headers: undefined }).toEqual(expected);
  };

  beforeEach(async () => {
    await api.reset();
    owner = await api.login();
  });

  test('coupon, read and revealed', async () => {
    const foreign = await code();
    expect(foreign.code).not.toBe('');
    const unknown = { ...foreign, code: 'f'.repeat(24) };
    const read = (reference: object) => {
      const query = new URLSearchParams(Object.entries(reference)).toString();
      return api.call('GET', `/customervoucherdetail/${sitiId}?${query}`, { token: owner });
    };
    await same(404, [foreign, unknown], read);
    await same(404, [foreign, unknown], (reference) =>
      api.call('POST', '/redeemvoucher', { token: owner, body: { clientId: sitiId, ...reference } }),
    );
    const rows = await api.deps.db.rows(sql`
      select 1 from coupon where code = ${foreign.code} and revealed_at is not null`);
    expect(rows).toEqual([]);
  });

  test('code of a payment, checked and used', async () => {
    const foreign = await issued('/multiplepaymentotp', { clientId: agusId, paymentMethod: '0', ...item });
    const unknown = { ...foreign, otpRequestId: 'f'.repeat(24) };
    await same(201, [foreign, unknown], (data) =>
      api.call('POST', '/multiplevalidateotp', {
        token: owner,
        body: { clientId: sitiId, paymentMethod: '0', data },
      }),
    );
    const price = 500;
    const payment = { totalTransaction: price, paymentMethods: [{ partnerId: '0', point: price }] };
    await same(40111, [foreign, unknown], (reference) =>
      api.call('POST', '/buyvoucher', {
        token: owner,
        body: { clientId: sitiId, ...item, ...payment, ...reference },
      }),
    );
  });

  test('code for linking, checked; and the number it goes to', async () => {
    const foreign = await issued('/requestotp', { purpose: 'linkage' });
    const unknown = { ...foreign, otpRequestId: 'f'.repeat(24) };
    await same(201, [foreign, unknown], (reference) =>
      api.call('POST', '/validateotp', { token: owner, body: { purpose: 'linkage', ...reference } }),
    );
    await same(201, [{ msisdn: '081200000003' }, { msisdn: '081299999999' }], (reference) =>
      api.call('POST', '/requestotp', { token: owner, body: { purpose: 'linkage', ...reference } }),
    );
  });

  test('code of a forgotten password with one’s own number', async () => {
    const foreign = await issued('/requestotpforgotpassword', { msisdn: '081200000003' });
    const unknown = { ...foreign, otpRequestId: 'f'.repeat(24) };
    await same(201, [foreign, unknown], (reference) =>
      api.call('POST', '/updatepassword', {
        body: { msisdn: '081200000002', newPassword: 'Rahasia456', ...reference },
      }),
    );
  });
});

test('a session that has ended is refused by every call that needs a member', async () => {
  const token = await api.login();
  api.deps.clock.advance(7 * day);
  expect(await notRefused(token)).toEqual([]);
  api.deps.clock.reset();
});
