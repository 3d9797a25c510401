/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { REDIRECT_TOKEN_LIFE_MS } from '@poku/domain/limits/linkage';
import { linkCodeWording } from '@poku/flows/linking/calls/link-code';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../app';
import { sandboxVisitor } from '../../config/sandbox-visitors';
import { randomToken } from '../../security/random';
import { sitiId, startTestApi, type TestApi } from '../../testing/api';
import { partnerAddresses } from '../../testing/partners';
import { newPerson, register } from '../../testing/people';
import { checkToken, entryOf, exchangeVisit, mintToken, type Visit } from '../../testing/visits';

let api: TestApi;
const lines: string[] = [];
const rina = {
  subject: '+6281200000005',
  msisdn: '+6281200000005',
  email: 'rina@contoh.id',
  name: 'Rina Puspita',
};
const siti = {
  subject: 'siti@contoh.id',
  msisdn: '+6281200000002',
  email: 'siti@contoh.id',
  name: 'Siti Rahma',
};
const brands = [
  ['nusapoin', '2'],
  ['rumahnet', '9'],
  ['garuda', '10'],
  ['fitnusa', '11'],
] as const;

beforeAll(async () => {
  const partners = partnerAddresses((slug) => `http://127.0.0.1:1/${slug}`);
  api = await startTestApi({ partners, logLevel: 'trace' }, { write: (line) => void lines.push(line) });
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const expectRefused = ({ answer }: Visit) =>
  expect(answer).toMatchObject({
    status: 200,
    responseCode: 40106,
    message: linkCodeWording[40106],
    data: undefined,
  });
const stranger = () => {
  const { phone, email } = newPerson();
  const msisdn = `+62${phone.slice(1)}`;
  return { subject: msisdn, msisdn, email, name: 'Orang Baru' };
};

describe('what a token’s user is', () => {
  test('nobody with this number or address is new', async () => {
    const order = stranger();
    const visit = await checkToken(api, await mintToken(api, 'garuda', order), { slug: 'garuda' });
    expect(entryOf(visit)).toMatchObject({
      customer_status: 'new',
      msisdn: order.msisdn,
      email: order.email,
      email_verify: '0',
      name: 'Orang Baru',
      identity_key: 'phone',
      client_id: 'poku-garuda',
      partnerId: '10',
      partnerName: 'Garuda Motor',
      poku_auth_code: null,
      partner_auth_code: null,
    });
  });

  test.each([
    ['with the number', { ...rina, email: 'lain@contoh.id' }, '0'],
    ['with the verified address', { ...rina, msisdn: '+6281355500099' }, '1'],
  ])('a member %s exists', async (_name, order, email_verify) => {
    const visit = await checkToken(api, await mintToken(api, 'rumahnet', order));
    expect(entryOf(visit)).toMatchObject({ customer_status: 'existing', email_verify, poku_auth_code: null });
  });

  test('an address that nobody has verified makes nobody known', async () => {
    const order = { ...stranger(), email: 'budi@contoh.id' };
    const visit = await checkToken(api, await mintToken(api, 'rumahnet', order));
    expect(entryOf(visit)).toMatchObject({ customer_status: 'new', email_verify: '0' });
  });

  test('the account of an active link is linked, and that of an ended one is not', async () => {
    const linked = await checkToken(api, await mintToken(api, 'nusapoin', siti));
    expect(entryOf(linked)).toMatchObject({ customer_status: 'linkage', identity_key: 'email' });
    await api.deps.db.run(sql`update partner_link set state = 'revoked' where member_id = ${sitiId}`);
    const ended = await checkToken(api, await mintToken(api, 'nusapoin', siti));
    expect(entryOf(ended)).toMatchObject({ customer_status: 'existing', poku_auth_code: null });
  });
});

describe('a token is bound', () => {
  test('to the challenge of its first check', async () => {
    const token = await mintToken(api, 'rumahnet', rina);
    const first = await checkToken(api, token);
    expect(first.answer.responseCode).toBe(200);
    expectRefused(await checkToken(api, token));
    const again = await checkToken(api, token, { verifier: first.verifier });
    expect(again.answer).toMatchObject({ responseCode: 200, data: { customer_status: 'existing' } });
  });

  test('to one challenge, however many come first at once', async () => {
    const token = await mintToken(api, 'rumahnet', rina);
    const visits = await Promise.all(Array.from({ length: 8 }, () => checkToken(api, token)));
    expect(visits.filter(({ answer }) => answer.responseCode === 200)).toHaveLength(1);
  });

  test('to its partner’s origin, and a look from another one binds nothing', async () => {
    const token = await mintToken(api, 'rumahnet', rina);
    expectRefused(await checkToken(api, token, { slug: 'garuda' }));
    expect((await checkToken(api, token, { slug: 'rumahnet' })).answer.responseCode).toBe(200);
  });

  test('to ten minutes', async () => {
    const token = await mintToken(api, 'rumahnet', rina);
    const { verifier } = await checkToken(api, token);
    api.deps.clock.advance(REDIRECT_TOKEN_LIFE_MS - 5_000);
    expect((await checkToken(api, token, { verifier })).answer.responseCode).toBe(200);
    api.deps.clock.advance(5_001);
    expectRefused(await checkToken(api, token, { verifier }));
  });
});

test.each(['', 'unknown', 'sandbox-', 'SANDBOX-NEW', "' or 1=1 --"])(
  'the token %j is refused',
  async (token) => {
    expectRefused(await checkToken(api, token));
  },
);

test.each([
  ['no challenge', '?redirect_token=sandbox-new', 'code_challenge'],
  ['a challenge that is no SHA-256', '?redirect_token=sandbox-new&code_challenge=plain', 'code_challenge'],
  ['no token', `?code_challenge=${'a'.repeat(64)}`, 'redirectToken'],
])('%s is a 400 that names the field', async (_name, query, field) => {
  const answer = await api.call('GET', `/v1/check_redirect${query}`);
  expect(answer).toMatchObject({ status: 400, data: { field } });
});

describe('a linked user', () => {
  const sessions = () => api.deps.db.rows(sql`select member_id, partner_id from session`);

  test('logs in with the code of the check, in the partner’s context, and uses the token up', async () => {
    const token = await mintToken(api, 'nusapoin', siti);
    const visit = await checkToken(api, token);
    const answer = await exchangeVisit(api, visit);
    expect(answer).toMatchObject({ responseCode: 200, data: { clientId: sitiId } });
    expect(await sessions()).toEqual([{ member_id: sitiId, partner_id: '2' }]);
    expectRefused(await checkToken(api, token, { verifier: visit.verifier }));
  });

  test('gets one session from one token, whichever of its codes comes first', async () => {
    const token = await mintToken(api, 'nusapoin', siti);
    const first = await checkToken(api, token);
    const second = await checkToken(api, token, { verifier: first.verifier });
    const answers = await Promise.all([exchangeVisit(api, first), exchangeVisit(api, second)]);
    expect(answers.map(({ responseCode }) => responseCode).sort()).toEqual([200, 205]);
  });

  test('needs the verifier and the partner’s client id', async () => {
    const token = await mintToken(api, 'nusapoin', siti);
    const visit = await checkToken(api, token);
    expect((await exchangeVisit(api, { ...visit, verifier: randomToken() })).responseCode).toBe(205);
    const other = await checkToken(api, token, { verifier: visit.verifier });
    const { poku_auth_code: code } = entryOf(other);
    const foreign = await api.call('POST', '/logintoken', {
      body: {
        authorizationCode: code?.authorizationCode,
        codeVerifier: visit.verifier,
        clientId: 'poku-web',
        grantType: 'authorization_code',
      },
    });
    expect(foreign.responseCode).toBe(205);
  });

  test('does not come in when the code is older than a minute or the link has ended since', async () => {
    const token = await mintToken(api, 'nusapoin', siti);
    const late = await checkToken(api, token);
    api.deps.clock.advance(60_001);
    expect((await exchangeVisit(api, late)).responseCode).toBe(205);
    const ended = await checkToken(api, token, { verifier: late.verifier });
    await api.deps.db.run(sql`update partner_link set state = 'unlinked' where member_id = ${sitiId}`);
    expect((await exchangeVisit(api, ended)).responseCode).toBe(205);
  });
});

test('a login with a password by a partner’s client id makes a session of its context', async () => {
  const visit = await checkToken(api, 'sandbox-existing', { slug: 'garuda' });
  const { client_id: clientId } = entryOf(visit);
  const body = { msisdn: '081200000005', password: 'Rahasia123', clientId, codeChallenge: 'a'.repeat(64) };
  expect((await api.call('POST', '/loginauth', { body })).responseCode).toBe(200);
  const unknown = { ...body, clientId: 'poku-nobody' };
  expect((await api.call('POST', '/loginauth', { body: unknown })).responseCode).toBe(204);
});

describe('the sandbox’s own tokens', () => {
  test.each(brands)('work at %s', async (slug, partnerId) => {
    const [fresh, existing, linked] = [
      await checkToken(api, 'sandbox-new', { slug }),
      await checkToken(api, 'sandbox-existing', { slug }),
      await checkToken(api, 'sandbox-linkage', { slug }),
    ];
    const { msisdn, email, name } = sandboxVisitor(slug, partnerId, 1);
    expect(entryOf(fresh)).toMatchObject({ customer_status: 'new', partnerId, msisdn, email, name });
    expect(entryOf(existing)).toMatchObject({
      customer_status: 'existing',
      partnerId,
      msisdn: rina.msisdn,
      name: rina.name,
    });
    expect(entryOf(linked)).toMatchObject({ customer_status: 'linkage', partnerId, msisdn: siti.msisdn });
    expect(await exchangeVisit(api, linked)).toMatchObject({ responseCode: 200, data: { clientId: sitiId } });
  });

  test('are of the brand that the page’s origin or the client id names, else of NusaPoin', async () => {
    const look = async (headers: Record<string, string>) => {
      const query = `?redirect_token=sandbox-existing&code_challenge=${'b'.repeat(43)}`;
      return (await api.call('GET', `/v1/check_redirect${query}`, { headers })).data;
    };
    expect(await look({ origin: 'http://fitnusa.localhost:3000' })).toMatchObject({ partnerId: '11' });
    await api.reset();
    expect(await look({ client_id: 'poku-rumahnet' })).toMatchObject({ partnerId: '9' });
    await api.reset();
    expect(await look({ 'x-forwarded-host': 'garuda.evil.example' })).toMatchObject({ partnerId: '2' });
  });

  test.each([
    ['origin', 'http://localhost:3000'],
    ['x-forwarded-host', 'localhost:3000'],
  ])('are refused on Poku’s own origin, as all tokens are, told by its %s (D59)', async (header, value) => {
    const headers = { [header]: value };
    for (const token of ['sandbox-linkage', await mintToken(api, 'nusapoin', siti)]) {
      const query = new URLSearchParams({ redirect_token: token, code_challenge: 'b'.repeat(43) });
      const answer = await api.call('GET', `/v1/check_redirect?${query.toString()}`, { headers });
      expect(answer).toMatchObject({ responseCode: 40106, data: undefined });
    }
  });

  test('are renewed by a new visit after one used them, and disturb no other visit', async () => {
    const first = await checkToken(api, 'sandbox-linkage');
    const beside = await checkToken(api, 'sandbox-linkage');
    expect((await exchangeVisit(api, first)).responseCode).toBe(200);
    expectRefused(await checkToken(api, 'sandbox-linkage', { verifier: first.verifier }));
    expect((await exchangeVisit(api, beside)).responseCode).toBe(200);
    const third = await checkToken(api, 'sandbox-linkage');
    expect((await exchangeVisit(api, third)).responseCode).toBe(200);
  });

  test('bring the next newcomer once the first has registered, and the same one to the same visit', async () => {
    const visit = await checkToken(api, 'sandbox-new', { slug: 'fitnusa' });
    const { msisdn, email } = entryOf(visit);
    await register(api, { phone: `0${msisdn.slice(3)}`, email });
    const same = await checkToken(api, 'sandbox-new', { slug: 'fitnusa', verifier: visit.verifier });
    expect(entryOf(same).msisdn).toBe(msisdn);
    const next = await checkToken(api, 'sandbox-new', { slug: 'fitnusa' });
    expect(entryOf(next).msisdn).toBe(sandboxVisitor('fitnusa', '11', 2).msisdn);
  });

  test('mean nothing outside of the sandbox', async () => {
    const app = await buildApp({ ...api.deps, config: { ...api.deps.config, sandbox: false } });
    const answer = await app.inject(
      `/v1/check_redirect?redirect_token=sandbox-linkage&code_challenge=${'a'.repeat(64)}`,
    );
    await app.close();
    expect(answer.json()).toMatchObject({ responseCode: 40106 });
  });
});

test('no token, code, number or address of a visit stands in a log', async () => {
  lines.length = 0;
  const token = await mintToken(api, 'nusapoin', siti);
  const visit = await checkToken(api, token);
  await exchangeVisit(api, visit);
  const log = lines.join('');
  expect(log).toContain('/v1/check_redirect');
  for (const secret of [
    token,
    visit.verifier,
    siti.msisdn,
    siti.email,
    entryOf(visit).poku_auth_code?.authorizationCode,
  ])
    expect(log).not.toContain(secret);
});
