/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { customerDetailCall } from '@poku/domain/calls/customer-detail';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { only } from '../../db/rows';
import { dataOf, sitiPhone, startTestApi, wireTo, type TestApi } from '../../testing/api';
import { askToRegister, completion, newPerson, register, wrongCode, type Person } from '../../testing/people';
import { outboxMessage } from '../sandbox/schema';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const ask = (changes: object, person = newPerson()) =>
  api.call('POST', '/register', { body: { msisdn: person.phone, email: person.email, ...changes } });
const complete = (body: object) => api.call('POST', '/completeregister', { body });
const verify = (body: object) => api.call('POST', '/registerotp', { body });
const limit = (places: number | null) => api.call('PUT', '/sandbox/quota', { body: { places } });
const countMembers = async () =>
  only(await api.deps.db.rows<{ count: number }>(sql`select count(*)::int as count from member`)).count;
const sessionOf = async (phone: string) => {
  const token = await api.login(phone);
  const { id } = only(
    await api.deps.db.rows<{ id: string }>(
      sql`select id from member where msisdn = ${`+62${phone.slice(1)}`}`,
    ),
  );
  return wireTo(customerDetailCall, await api.call('GET', `/customerdetail/${id}`, { token }));
};

test('who registers logs in with an empty balance, an unverified e-mail and a link to verify it', async () => {
  const person = newPerson();
  const code = await askToRegister(api, person);
  expect((await verify({ msisdn: person.phone, ...code })).responseCode).toBe(200);
  const answer = await complete({ ...completion(person, code), name: '  Ayu   Lestari ' });
  expect(answer).toMatchObject({ responseCode: 200, data: { msisdn: `+62${person.phone.slice(1)}` } });
  expect(await sessionOf(person.phone)).toMatchObject({
    name: 'Ayu Lestari',
    email: person.email,
    emailVerify: '0',
    gender: '1',
    dob: '1995-05-17',
    customerPoin: 0,
    customerTier: 'Silver',
    loginStatus: '0',
  });
  const mails = dataOf(await api.call('GET', `/sandbox/outbox?to=${person.email}`), z.array(outboxMessage));
  expect(mails.map((mail) => mail.link)).toEqual([
    expect.stringMatching(/^http:\/\/localhost:3000\/verification\/[\w-]{43}$/),
  ]);
});

test('a registration goes on after a reload with the request alone', async () => {
  const person = newPerson();
  const { msisdn, otpCode, ...rest } = completion(person, await askToRegister(api, person));
  const { otpRequestId } = rest;
  expect(msisdn).toBe(person.phone);
  expect((await complete(rest)).responseCode).toBe(201);
  expect((await verify({ otpRequestId, otpCode })).responseCode).toBe(200);
  expect((await complete(rest)).responseCode).toBe(200);
});

test('the code ends in a line that binds it to the host of the site', async () => {
  const person = newPerson();
  const { otpCode } = await askToRegister(api, person);
  const [sms] = dataOf(await api.call('GET', `/sandbox/outbox?to=${person.phone}`), z.array(outboxMessage));
  expect(sms?.text.split('\n').at(-1)).toBe(`@localhost #${otpCode}`);
});

test('a number that is empty, none, or taken has a code of its own', async () => {
  expect((await ask({ msisdn: ' ' })).responseCode).toBe(202);
  expect((await ask({ msisdn: '12345' })).responseCode).toBe(201);
  expect((await ask({ msisdn: sitiPhone })).responseCode).toBe(208);
  expect((await ask({ msisdn: '+62 812-0000-0002' })).responseCode).toBe(208);
});

test('an address that is taken is 210, and one that is none or academic a 400 that names it', async () => {
  expect((await ask({ email: 'SITI@contoh.id' })).responseCode).toBe(210);
  expect(await ask({ email: 'siti' })).toMatchObject({ status: 400, data: { field: 'email' } });
  expect(await ask({ email: 'siti@kampus.ac.id' })).toMatchObject({
    status: 400,
    message: 'Email is not valid!',
  });
});

test('a second code within a minute is 203, the sixth in three hours 211', async () => {
  const person = newPerson();
  const codes = [];
  for (let sends = 0; sends < 6; sends += 1) {
    codes.push((await ask({}, person)).responseCode);
    codes.push((await ask({}, person)).responseCode);
    api.deps.clock.advance(60_000);
  }
  expect(codes).toEqual([200, 203, 200, 203, 200, 203, 200, 203, 200, 211, 211, 211]);
});

test('three wrong codes are 207, and so is asking for another one', async () => {
  const person = newPerson();
  const { otpRequestId, otpCode } = await askToRegister(api, person);
  const guess = (turn: number) =>
    verify({ msisdn: person.phone, otpRequestId, otpCode: wrongCode(otpCode, turn) });
  expect([
    (await guess(0)).responseCode,
    (await guess(1)).responseCode,
    (await guess(2)).responseCode,
  ]).toEqual([201, 201, 207]);
  expect((await verify({ otpRequestId, otpCode })).responseCode).toBe(207);
  api.deps.clock.advance(60_000);
  expect((await ask({}, person)).responseCode).toBe(207);
  expect((await complete(completion(person, { otpRequestId, otpCode }))).responseCode).toBe(207);
});

test.each([
  ['name', { name: 'Budi 2' }, 'Nama tidak boleh menggunakan simbol/angka'],
  ['name', { name: ' ' }, 'Masukkan Nama Kamu'],
  ['dob', { dob: '' }, 'Masukkan Tanggal Lahir Kamu'],
  ['dob', { dob: '2090-01-01' }, 'Tanggal Lahir tidak valid'],
  ['dob', { dob: '1899-12-31' }, 'Tanggal Lahir tidak valid'],
  ['password', { password: 'rahasia123' }, 'Memiliki Huruf Kapital'],
  ['password', { password: 'Rahasia 123' }, 'Password tidak boleh menggunakan spasi'],
  ['password', { password: `Aa1${'x'.repeat(126)}` }, 'Password maksimal 128 karakter'],
  ['email', { email: 'baru' }, 'Masukkan email yang valid'],
  ['gender', { gender: '2' }, 'Data tidak valid: gender'],
  ['msisdn', { msisdn: '123' }, 'Masukkan nomor HP yang valid!'],
  ['otpCode', { otpCode: '12345' }, 'Data tidak valid: otpCode'],
])('a wrong %s is a 400 that names it, and the code stays good', async (field, change, message) => {
  const person = newPerson();
  const body = completion(person, await askToRegister(api, person));
  expect(await complete({ ...body, ...change })).toMatchObject({ status: 400, message, data: { field } });
  expect((await complete(body)).responseCode).toBe(200);
});

test('a code that was never given, is wrong, too old or spent makes no member', async () => {
  const before = await countMembers();
  const person = newPerson();
  const body = completion(person, await askToRegister(api, person));
  const { otpCode, ...without } = body;
  expect((await complete(without)).responseCode).toBe(201);
  expect((await complete({ ...body, otpCode: wrongCode(otpCode) })).responseCode).toBe(201);
  expect((await complete({ ...body, otpRequestId: 'unknown' })).responseCode).toBe(201);
  expect((await complete({ ...body, msisdn: newPerson().phone })).responseCode).toBe(201);
  await verify(body);
  expect((await complete({ ...body, otpCode: wrongCode(otpCode) })).responseCode).toBe(201);
  api.deps.clock.advance(15 * 60_000);
  expect((await complete(without)).responseCode).toBe(204);
  expect((await complete(body)).responseCode).toBe(204);
  expect(await countMembers()).toBe(before);
});

test('a code makes one member: the same registration again is 208, since the number has an account', async () => {
  const person = newPerson();
  const body = completion(person, await askToRegister(api, person));
  expect((await complete(body)).responseCode).toBe(200);
  expect((await complete(body)).responseCode).toBe(208);
});

test('an address that was taken meanwhile is 210, and the code stays good for another one', async () => {
  const person = newPerson();
  const body = completion(person, await askToRegister(api, person));
  expect((await complete({ ...body, email: 'siti@contoh.id' })).responseCode).toBe(210);
  expect((await complete(body)).responseCode).toBe(200);
});

test('of registrations of one number at once exactly one wins, and the others are told so', async () => {
  const person = newPerson();
  const first = await askToRegister(api, person);
  api.deps.clock.advance(60_000);
  const second = await askToRegister(api, person);
  const bodies = [first, second, first, second].map((code, index) => ({
    ...completion(person, code),
    email: `lain${index}.${person.email}`,
  }));
  const answers = await Promise.all(bodies.map(complete));
  expect(answers.map((answer) => answer.responseCode).sort()).toEqual([200, 208, 208, 208]);
});

test('of registrations of one e-mail at once one wins, and the others keep their codes and take no place', async () => {
  await limit(2);
  const people: Person[] = Array.from({ length: 4 }, () => ({ ...newPerson(), email: 'sama@contoh.id' }));
  const bodies = [];
  for (const person of people) bodies.push(completion(person, await askToRegister(api, person)));
  const answers = await Promise.all(bodies.map(complete));
  expect(answers.map((answer) => answer.responseCode).sort()).toEqual([200, 210, 210, 210]);
  const loser = bodies[answers.findIndex((answer) => answer.responseCode === 210)];
  expect((await complete({ ...loser, email: newPerson().email })).responseCode).toBe(200);
});

test('the last place of the quota goes to one of those who come at once', async () => {
  const bodies = [];
  for (const person of Array.from({ length: 5 }, newPerson))
    bodies.push(completion(person, await askToRegister(api, person)));
  await limit(2);
  const answers = await Promise.all(bodies.map(complete));
  expect(answers.map((answer) => answer.responseCode).sort()).toEqual([200, 200, 209, 209, 209]);
  expect((await api.call('GET', '/checklimit')).responseCode).toBe(201);
  expect((await ask({})).responseCode).toBe(209);
});

test('a quota of the settings counts registrations in all, so that a restart gives no new places', async () => {
  const { createQuotaService } = await import('./quota.service');
  const settings = { ...api.deps, config: { ...api.deps.config, registrationQuota: 2 } };
  await createQuotaService(settings).configure();
  await register(api);
  await createQuotaService(settings).configure();
  await register(api);
  const answer = await api.call('GET', '/checklimit');
  expect(answer.responseCode).toBe(201);
  expect(answer.message).toContain('kuota kami sudah penuh');
});

test('a reset opens the registration again', async () => {
  await limit(0);
  expect((await api.call('GET', '/checklimit')).responseCode).toBe(201);
  await api.call('POST', '/sandbox/reset');
  expect((await api.call('GET', '/checklimit')).responseCode).toBe(200);
});
