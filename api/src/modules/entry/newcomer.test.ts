/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: what is tried are answers of partners.
import { linkCodeWording } from '@poku/flows/linking/calls/link-code';
import { sql } from 'drizzle-orm';
import { startLinking, type Linking } from '../../testing/linking';
import { askToRegister, completion, type Person, type SentCode } from '../../testing/people';
import { checkToken, entryOf, type Visit } from '../../testing/visits';

let linking: Linking;

beforeAll(async () => {
  linking = await startLinking();
});
beforeEach(() => linking.reset());
afterAll(() => linking.close());

const personOf = (visit: Visit): Person => {
  const { msisdn, email } = entryOf(visit);
  return { phone: `0${msisdn.slice(3)}`, email };
};
const complete = (person: Person, code: SentCode, visit: Partial<Visit>) =>
  linking.api.call('POST', '/completeregister', {
    body: {
      ...completion(person, code),
      redirectToken: visit.redirectToken,
      codeVerifier: visit.verifier,
    },
  });
const members = (email: string) => linking.api.deps.db.rows(sql`select 1 from member where email = ${email}`);
const linksOf = async (slug: string) => {
  const { ours, theirs } = await linking.links();
  expect(ours).toEqual(theirs);
  return ours.filter((one) => one.startsWith(`${slug} `) && !one.includes('fixture-'));
};

test.each(['nusapoin', 'rumahnet', 'garuda', 'fitnusa'])(
  'a new user of %s registers and is linked on both sides, with an address that is not verified yet',
  async (slug) => {
    const visit = await checkToken(linking.api, 'sandbox-new', { slug });
    const person = personOf(visit);
    const answer = await complete(person, await askToRegister(linking.api, person), visit);
    expect(answer).toMatchObject({ responseCode: 200, data: { msisdn: entryOf(visit).msisdn } });
    expect(await linksOf(slug)).toHaveLength(1);
    const guest = await linking.enter(person.phone);
    const body = { redirectToken: visit.redirectToken, codeVerifier: visit.verifier };
    const again = await linking.confirm(guest, entryOf(visit).partnerId, {
      linktype: 'partnerlogin',
      data: body,
    });
    expect(again.responseCode).toBe(200);
    expect(await linksOf(slug)).toHaveLength(1);
  },
);

describe('a registration is refused and its code stays good', () => {
  const setUp = async () => {
    const visit = await checkToken(linking.api, 'sandbox-new', { slug: 'nusapoin' });
    const person = personOf(visit);
    return { visit, person, code: await askToRegister(linking.api, person) };
  };

  test.each([
    ['an unknown token', { redirectToken: 'unknown' }],
    ['another verifier', { verifier: 'x'.repeat(64) }],
    ['an unknown token and no verifier', { redirectToken: 'unknown', verifier: undefined }],
  ])('with %s: 40106', async (_name, wrong) => {
    const { visit, person, code } = await setUp();
    expect((await complete(person, code, { ...visit, ...wrong })).responseCode).toBe(40106);
    expect(await members(person.email)).toEqual([]);
    expect((await complete(person, code, visit)).responseCode).toBe(200);
  });

  test('with another address than the partner’s: the field is named', async () => {
    const { visit, person, code } = await setUp();
    const answer = await complete({ ...person, email: 'lain@contoh.id' }, code, visit);
    expect(answer).toMatchObject({ status: 400, message: linkCodeWording[205], data: { field: 'email' } });
    expect((await complete(person, code, visit)).responseCode).toBe(200);
  });

  test('with another number than the partner’s: the field is named', async () => {
    const { visit, person } = await setUp();
    const other = { phone: '081355500123', email: person.email };
    const answer = await complete(other, await askToRegister(linking.api, other), visit);
    expect(answer).toMatchObject({ status: 400, message: linkCodeWording[203], data: { field: 'msisdn' } });
    expect(await members(person.email)).toEqual([]);
  });
});

describe('without a verifier the number that the code proved answers for the token', () => {
  test('and the member is made and linked', async () => {
    const { redirectToken, ...visit } = await checkToken(linking.api, 'sandbox-new', { slug: 'rumahnet' });
    const person = personOf({ redirectToken, ...visit });
    const code = await askToRegister(linking.api, person);
    expect((await complete(person, code, { redirectToken })).responseCode).toBe(200);
    expect(await linksOf('rumahnet')).toHaveLength(1);
    expect((await complete(person, code, { redirectToken })).responseCode).not.toBe(200);
  });

  test('so another number’s code says no more than a bad token would', async () => {
    const { redirectToken, ...visit } = await checkToken(linking.api, 'sandbox-new', { slug: 'rumahnet' });
    const { email } = personOf({ redirectToken, ...visit });
    const other = { phone: '081355500124', email };
    const answer = await complete(other, await askToRegister(linking.api, other), { redirectToken });
    expect(answer.responseCode).toBe(40106);
    expect(await members(email)).toEqual([]);
  });
});

test('two registrations with one token make one member', async () => {
  const visit = await checkToken(linking.api, 'sandbox-new', { slug: 'rumahnet' });
  const { phone } = personOf(visit);
  const person = { phone, email: 'satu@contoh.id' };
  const code = await askToRegister(linking.api, person);
  const answers = await Promise.all([
    complete(person, code, visit),
    complete({ phone, email: 'dua@contoh.id' }, code, visit),
  ]);
  expect(answers.filter(({ responseCode }) => responseCode === 200)).toHaveLength(1);
  expect(await linksOf('rumahnet')).toHaveLength(1);
});

test.each(['before', 'after'] as const)(
  'when the partner is silent %s the effect, the member is one all the same and no half link stays',
  async (timeout) => {
    const visit = await checkToken(linking.api, 'sandbox-new', { slug: 'garuda' });
    const person = personOf(visit);
    const code = await askToRegister(linking.api, person);
    await linking.fault('garuda', { timeout });
    expect((await complete(person, code, visit)).responseCode).toBe(200);
    await linking.fault('garuda', {});
    const guest = await linking.enter(person.phone);
    expect(guest.id).not.toBe('');
    linking.api.deps.clock.advance(60_000);
    await linking.work();
    expect(await linksOf('garuda')).toHaveLength(timeout === 'after' ? 1 : 0);
  },
);

test('a failed registration leaves the token to the next try, and a used one makes nobody', async () => {
  const visit = await checkToken(linking.api, 'sandbox-new', { slug: 'fitnusa' });
  const person = personOf(visit);
  const code = await askToRegister(linking.api, person);
  await linking.api.call('PUT', '/sandbox/quota', { body: { places: 0 } });
  expect((await complete(person, code, visit)).responseCode).toBe(209);
  await linking.api.call('PUT', '/sandbox/quota', { body: { places: null } });
  expect((await complete(person, code, visit)).responseCode).toBe(200);
  const other = { phone: '081355500124', email: 'orang.lain@contoh.id' };
  const late = await complete(other, await askToRegister(linking.api, other), visit);
  expect(late.responseCode).toBe(40106);
});
