/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: what is tried are answers of partners.
import { sql } from 'drizzle-orm';
import { randomToken, sha256 } from '../../security/random';
import { startLinking, until, type Guest, type Linking } from '../../testing/linking';
import { checkToken, entryOf, logInAt, mintToken, type Visit } from '../../testing/visits';
import { CONSENT_VERSION } from '../linkage/consent';

let linking: Linking;
let rina: Guest;
const rinaPhone = '081200000005';
const visitor = { msisdn: '+6281200000005', email: 'rina@contoh.id', name: 'Rina Puspita' };
const subjects = { nusapoin: 'rina@contoh.id', rumahnet: '+6281200000005' };

beforeAll(async () => {
  linking = await startLinking();
});
beforeEach(async () => {
  await linking.reset();
  rina = await linking.enter(rinaPhone);
});
afterAll(() => linking.close());

const visit = async (slug: 'nusapoin' | 'rumahnet', more: object = {}): Promise<Visit> =>
  checkToken(
    linking.api,
    await mintToken(linking.api, slug, { ...visitor, subject: subjects[slug], ...more }),
  );
const link = (
  { redirectToken, verifier }: Pick<Visit, 'redirectToken' | 'verifier'>,
  guest = rina,
  partnerId = '9',
  more: object = {},
) =>
  linking.confirm(guest, partnerId, {
    linktype: 'partnerlogin',
    data: { redirectToken, codeVerifier: verifier },
    ...more,
  });
const own = (links: string[]) => links.filter((one) => !one.includes('fixture-'));
const expectLinks = async (slugs: string[]) => {
  const { ours, theirs } = await linking.links();
  expect(ours).toEqual(theirs);
  expect(own(ours).map((one) => one.split(' ')[0])).toEqual(slugs);
};

test.each([
  ['nusapoin', '2'],
  ['rumahnet', '9'],
] as const)(
  'an existing member links with %s, which sent them in, on both sides',
  async (slug, partnerId) => {
    const seen = await visit(slug);
    const answer = await link(seen, rina, partnerId, { consentVersion: CONSENT_VERSION });
    expect(answer.responseCode).toBe(200);
    await expectLinks([slug]);
    const after = await checkToken(
      linking.api,
      await mintToken(linking.api, slug, { ...visitor, subject: subjects[slug] }),
    );
    expect(entryOf(after).customer_status).toBe('linkage');
    const consents = await linking.api.deps.db.rows(sql`
    select version from consent where member_id = ${rina.id} and withdrawn_at is null`);
    expect(consents).toEqual([{ version: CONSENT_VERSION }]);
  },
);

test('the fixture token of an existing member links at a brand’s origin', async () => {
  const seen = await checkToken(linking.api, 'sandbox-existing', { slug: 'fitnusa' });
  expect((await link(seen, rina, '11')).responseCode).toBe(200);
  await expectLinks(['fitnusa']);
});

test('the same once more, and many at once, are one link and a success each time', async () => {
  const seen = await visit('rumahnet');
  const answers = await Promise.all(Array.from({ length: 5 }, () => link(seen)));
  expect(answers.map(({ responseCode }) => responseCode)).toEqual([200, 200, 200, 200, 200]);
  expect((await link(seen)).responseCode).toBe(200);
  await expectLinks(['rumahnet']);
});

describe('nothing is linked and the token stays good', () => {
  test('with another verifier, another partner or an unknown token', async () => {
    const seen = await visit('rumahnet');
    expect((await link({ ...seen, verifier: randomToken() })).responseCode).toBe(40106);
    expect((await link(seen, rina, '2')).responseCode).toBe(40106);
    expect((await link({ ...seen, redirectToken: randomToken() })).responseCode).toBe(40106);
    await expectLinks([]);
    expect((await link(seen)).responseCode).toBe(200);
  });

  test('for a member with another number', async () => {
    const seen = await visit('rumahnet');
    expect((await link(seen, await linking.enter('081200000004'))).responseCode).toBe(203);
    await expectLinks([]);
    expect((await link(seen)).responseCode).toBe(200);
  });

  test('for a member with another address, where the partner knows its users by it', async () => {
    const seen = await visit('nusapoin', { email: 'rina.lain@contoh.id', subject: 'rina.lain@contoh.id' });
    expect((await link(seen, rina, '2')).responseCode).toBe(205);
    await expectLinks([]);
  });

  test('for a token that no page has looked at', async () => {
    const token = await mintToken(linking.api, 'rumahnet', { ...visitor, subject: subjects.rumahnet });
    expect((await link({ redirectToken: token, verifier: randomToken() })).responseCode).toBe(40106);
  });
});

describe('without token and verifier the person’s own token is found', () => {
  const found = (guest: Guest, data: object = {}) =>
    linking.confirm(guest, '9', { linktype: 'partnerlogin', data });
  const throughPartner = async (phone: string, slug: string): Promise<Guest> => ({
    ...(await linking.enter(phone)),
    token: await logInAt(linking.api, phone, slug),
    at: slug,
  });

  test('in a session of that partner’s application alone', async () => {
    await visit('rumahnet');
    expect((await found(rina)).responseCode).toBe(40106);
    expect((await found(await throughPartner(rinaPhone, 'garuda'))).responseCode).toBe(40106);
    await expectLinks([]);
    expect((await found(await throughPartner(rinaPhone, 'rumahnet'))).responseCode).toBe(200);
    await expectLinks(['rumahnet']);
  });

  test('and nobody else’s, none that no page looked at, and none that disagrees with what is said', async () => {
    await mintToken(linking.api, 'rumahnet', { ...visitor, subject: subjects.rumahnet });
    const here = await throughPartner(rinaPhone, 'rumahnet');
    expect((await found(here)).responseCode).toBe(40106);
    const { redirectToken } = await visit('rumahnet');
    expect((await found(await throughPartner('081200000004', 'rumahnet'))).responseCode).toBe(40106);
    expect((await found(here, { codeVerifier: randomToken() })).responseCode).toBe(40106);
    expect((await found(here, { redirectToken: randomToken() })).responseCode).toBe(40106);
    expect((await found(here, { email: 'lain@contoh.id' })).responseCode).toBe(205);
    await expectLinks([]);
    expect((await found(here, { redirectToken, email: 'Rina@contoh.id' })).responseCode).toBe(200);
  });

  test('unless tokens for two accounts could be meant', async () => {
    await visit('rumahnet');
    await visit('rumahnet', { subject: '+6281200000004' });
    expect((await found(await throughPartner(rinaPhone, 'rumahnet'))).responseCode).toBe(40106);
    await expectLinks([]);
  });
});

test('a token that one member used is worth nothing to another', async () => {
  const seen = await visit('rumahnet');
  expect((await link(seen)).responseCode).toBe(200);
  const thief = await linking.enter('081200000004');
  await linking.api.deps.db.run(sql`
    update member set msisdn = ${'+6281200000095'} where id = ${rina.id}`);
  await linking.api.deps.db.run(sql`
    update member set msisdn = ${visitor.msisdn} where id = ${thief.id}`);
  expect((await link(seen, thief)).responseCode).toBe(40106);
});

test('an account that another member has linked is refused, and ended at the partner', async () => {
  const dewi = await linking.enter('081200000004');
  expect((await linking.initiate(dewi, '9')).responseCode).toBe(200);
  await linking.api.deps.db.run(sql`
    update partner_link set subject = ${subjects.rumahnet} where member_id = ${dewi.id}`);
  const seen = await visit('rumahnet');
  expect((await link(seen)).responseCode).toBe(210);
  // A partner on a busy machine may need a second try.
  await until(async () => {
    linking.api.deps.clock.advance(10_000);
    await linking.work();
    const { theirs } = await linking.links();
    return !own(theirs).some((one) => one.endsWith(` ${subjects.rumahnet}`));
  });
});

test('somebody with another account at the partner is told so', async () => {
  expect((await linking.initiate(rina, '9')).responseCode).toBe(200);
  const seen = await visit('rumahnet', { subject: '+6281200000004' });
  expect((await link(seen)).responseCode).toBe(212);
  await expectLinks(['rumahnet']);
});

describe('a token whose user is locked out of the login', () => {
  const minuteMs = 60_000;
  const tryPassword = async (password: string, clientId = 'poku-rumahnet') =>
    (
      await linking.api.call('POST', '/loginauth', {
        body: { msisdn: rinaPhone, password, clientId, codeChallenge: sha256('v') },
      })
    ).responseCode;
  const lockOut = async (clientId?: string) => {
    for (let wrong = 0; wrong < 5; wrong += 1) await tryPassword('Salah1234', clientId);
  };
  const look = (seen: Visit) => checkToken(linking.api, seen.redirectToken, { verifier: seen.verifier });
  const minutesLeft = async (seen: Visit) => Math.ceil(entryOf(await look(seen)).expires_in / 60);

  test('outlives the lock by ten minutes, and links', async () => {
    const seen = await visit('rumahnet');
    linking.api.deps.clock.advance(9 * minuteMs);
    await lockOut();
    expect(await minutesLeft(seen)).toBe(20);
    linking.api.deps.clock.advance(19 * minuteMs);
    expect(await tryPassword('Rahasia123')).toBe(200);
    expect((await link(seen)).responseCode).toBe(200);
  });

  test('does so once: a second lock leaves its end where it is', async () => {
    const seen = await visit('rumahnet');
    await lockOut();
    linking.api.deps.clock.advance(11 * minuteMs);
    await lockOut();
    expect(await tryPassword('Rahasia123')).toBe(207);
    expect(await minutesLeft(seen)).toBe(9);
    linking.api.deps.clock.advance(9 * minuteMs);
    expect((await look(seen)).answer.responseCode).toBe(40106);
  });

  test('ends as ever when another client was locked, or when nobody had looked at it', async () => {
    const seen = await visit('rumahnet');
    const unseen = await mintToken(linking.api, 'garuda', { ...visitor, subject: subjects.rumahnet });
    await lockOut('poku-web');
    expect(await tryPassword('Rahasia123', 'poku-garuda')).toBe(207);
    linking.api.deps.clock.advance(10 * minuteMs);
    expect((await look(seen)).answer.responseCode).toBe(40106);
    expect((await checkToken(linking.api, unseen)).answer.responseCode).toBe(40106);
  });
});

describe('a partner that does not answer leaves no half link', () => {
  test.each(['before', 'after'] as const)('when it is silent %s the effect', async (timeout) => {
    const seen = await visit('rumahnet');
    await linking.fault('rumahnet', { timeout });
    // What happened is asked for at once, where the answer may come too late.
    const expected = timeout === 'before' ? [20002] : [200, 20002];
    expect(expected).toContain((await link(seen)).responseCode);
    await linking.fault('rumahnet', {});
    expect((await link(seen)).responseCode).toBe(200);
    await linking.work();
    await expectLinks(['rumahnet']);
  });

  test('when it is down', async () => {
    const seen = await visit('rumahnet');
    await linking.fault('rumahnet', { down: true });
    expect([504, 20002]).toContain((await link(seen)).responseCode);
    await linking.fault('rumahnet', {});
    linking.api.deps.clock.advance(9 * 60_000);
    expect((await link(seen)).responseCode).toBe(200);
    await linking.work();
    await expectLinks(['rumahnet']);
  });

  test('when nobody asks again', async () => {
    const seen = await visit('rumahnet');
    await linking.fault('rumahnet', { timeout: 'before' });
    expect((await link(seen)).responseCode).toBe(20002);
    await linking.fault('rumahnet', {});
    linking.api.deps.clock.advance(16 * 60_000);
    await linking.work();
    await expectLinks([]);
  });

  test('and a refusal is a refusal', async () => {
    const seen = await visit('rumahnet');
    await linking.fault('rumahnet', { refuse: true });
    expect((await link(seen)).responseCode).toBe(209);
    await linking.work();
    await expectLinks([]);
  });
});
