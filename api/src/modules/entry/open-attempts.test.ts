/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { OTP_RESEND_WAIT_MS, OTP_VERIFIED_LIFE_MS } from '@poku/domain/limits/codes';
import { REDIRECT_TOKEN_LIFE_MS } from '@poku/domain/limits/linkage';
import { sql } from 'drizzle-orm';
import { startLinking, type Guest, type Linking } from '../../testing/linking';
import { askToRegister, completion, newPerson, wrongCode, type Person } from '../../testing/people';
import { checkToken, entryOf, logInAt, mintToken, type Visit } from '../../testing/visits';

/** What an attacker may try where the server finds by itself what a client leaves out (D62). */
let linking: Linking;
const rinaPhone = '081200000005';
const rina = {
  msisdn: '+6281200000005',
  email: 'rina@contoh.id',
  name: 'Rina Puspita',
  subject: '+6281200000005',
};

beforeAll(async () => {
  linking = await startLinking();
});
beforeEach(() => linking.reset());
afterAll(() => linking.close());

const post = (path: string, body: object) => linking.api.call('POST', path, { body });
const complete = async (body: object) => (await post('/completeregister', body)).responseCode;
const membersAt = async ({ phone }: Person) =>
  (await linking.api.deps.db.rows(sql`select 1 from member where msisdn = ${`+62${phone.slice(1)}`}`)).length;
const linksOf = async (slug: string) => {
  const { ours, theirs } = await linking.links();
  expect(ours).toEqual(theirs);
  return ours.filter((one) => one.startsWith(`${slug} `) && !one.includes('fixture-')).length;
};

describe('a registration', () => {
  test('is not finished for a number that another code proved', async () => {
    const [victim, thief] = [newPerson(), newPerson()];
    const proof = await askToRegister(linking.api, thief);
    await post('/registerotp', { msisdn: thief.phone, ...proof });
    expect(await complete(completion(victim, proof))).toBe(201);
    expect(await complete({ ...completion(victim, proof), otpCode: undefined })).toBe(201);
    expect(await membersAt(victim)).toBe(0);
  });

  test('that its owner proved is not finished by who asked for a code of the same number before', async () => {
    const victim = newPerson();
    const asked = await askToRegister(linking.api, victim);
    linking.api.deps.clock.advance(OTP_RESEND_WAIT_MS);
    const own = await askToRegister(linking.api, victim);
    await post('/registerotp', { msisdn: victim.phone, ...own });
    const theft = completion(victim, { ...asked, otpCode: own.otpCode });
    // By chance both codes may be the same.
    if (asked.otpCode !== own.otpCode) expect(await complete(theft)).toBe(201);
    expect(await complete({ ...theft, otpCode: undefined })).toBe(201);
    expect(await membersAt(victim)).toBe(0);
    expect(await complete({ ...completion(victim, own), otpCode: undefined })).toBe(200);
  });

  test('is not finished without the code before somebody gave it, and guesses at it are counted', async () => {
    const person = newPerson();
    const code = await askToRegister(linking.api, person);
    const body = completion(person, code);
    expect(await complete({ ...body, otpCode: undefined })).toBe(201);
    const guesses = [1, 2, 3].map((turn) => wrongCode(code.otpCode, turn));
    const answers: number[] = [];
    for (const otpCode of guesses) answers.push(await complete({ ...body, otpCode }));
    expect(answers).toEqual([201, 201, 207]);
    expect(await complete(body)).toBe(207);
    expect(await membersAt(person)).toBe(0);
  });

  test('of two with one code, also without its digits, one is made; nothing is made by a third', async () => {
    const person = newPerson();
    const code = await askToRegister(linking.api, person);
    await post('/registerotp', { msisdn: person.phone, ...code });
    const body = { ...completion(person, code), otpCode: undefined };
    const answers = await Promise.all([complete(body), complete({ ...body, email: newPerson().email })]);
    expect(answers.filter((answer) => answer === 200)).toHaveLength(1);
    expect(await complete({ ...body, email: newPerson().email })).toBe(208);
    expect(await membersAt(person)).toBe(1);
  });

  test('is over fifteen minutes after its code was given', async () => {
    const person = newPerson();
    const code = await askToRegister(linking.api, person);
    await post('/registerotp', { msisdn: person.phone, ...code });
    linking.api.deps.clock.advance(OTP_VERIFIED_LIFE_MS);
    expect(await complete({ ...completion(person, code), otpCode: undefined })).toBe(204);
    expect(await membersAt(person)).toBe(0);
  });

  test('without a verifier takes no redirect token that is over, or that was used', async () => {
    const visitOf = async () => {
      const visit = await checkToken(linking.api, 'sandbox-new', { slug: 'garuda' });
      const { msisdn, email } = entryOf(visit);
      return { visit, person: { phone: `0${msisdn.slice(3)}`, email } };
    };
    const late = await visitOf();
    linking.api.deps.clock.advance(REDIRECT_TOKEN_LIFE_MS);
    const code = await askToRegister(linking.api, late.person);
    const { redirectToken } = late.visit;
    expect(await complete({ ...completion(late.person, code), redirectToken })).toBe(40106);
    expect(await membersAt(late.person)).toBe(0);
    expect(await linksOf('garuda')).toBe(0);
  });
});

describe('a link of a member whom a partner sent in, found by the session', () => {
  const visit = async (more: object = {}): Promise<Visit> =>
    checkToken(linking.api, await mintToken(linking.api, 'rumahnet', { ...rina, ...more }));
  const throughPartner = async (phone = rinaPhone): Promise<Guest> => ({
    ...(await linking.enter(phone)),
    token: await logInAt(linking.api, phone, 'rumahnet'),
    at: 'rumahnet',
  });
  const link = async (guest: Guest, data: object = {}) =>
    (await linking.confirm(guest, '9', { linktype: 'partnerlogin', data })).responseCode;

  test('needs a session', async () => {
    await visit();
    const { id } = await linking.enter(rinaPhone);
    const body = { clientId: id, partnerId: '9', linktype: 'partnerlogin', data: {} };
    expect((await post('/partnerlink', body)).status).toBe(401);
    expect(await linksOf('rumahnet')).toBe(0);
  });

  test('is made once by two tabs at the same time', async () => {
    await visit();
    const guest = await throughPartner();
    expect(await Promise.all([link(guest), link(guest), link(guest)])).toEqual([200, 200, 200]);
    expect(await linksOf('rumahnet')).toBe(1);
  });

  test('is not made by a token that is over', async () => {
    await visit();
    linking.api.deps.clock.advance(REDIRECT_TOKEN_LIFE_MS);
    expect(await link(await throughPartner())).toBe(40106);
    expect(await linksOf('rumahnet')).toBe(0);
  });

  test('is not made by who got the number after its token was used', async () => {
    await visit();
    const guest = await throughPartner();
    expect(await link(guest)).toBe(200);
    const { db } = linking.api.deps;
    const next = await linking.enter('081200000004');
    await db.run(sql`update member set msisdn = ${'+6281200000095'} where id = ${guest.id}`);
    await db.run(sql`update member set msisdn = ${rina.msisdn} where id = ${next.id}`);
    expect(await link(await throughPartner())).toBe(40106);
  });

  test.each(['found by the session', 'named and answered'])(
    'is not made again by the same token, %s, once it has ended',
    async (way) => {
      const { redirectToken, verifier } = await visit();
      const guest = await throughPartner();
      const data = way === 'named and answered' ? { redirectToken, codeVerifier: verifier } : {};
      expect(await link(guest, data)).toBe(200);
      expect(await link(guest, data)).toBe(200);
      expect((await linking.unlink(guest, '9')).responseCode).toBe(200);
      expect(await link(guest, data)).toBe(40106);
      await linking.work();
      expect(await linksOf('rumahnet')).toBe(0);
    },
  );
});
