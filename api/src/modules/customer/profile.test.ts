/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { customerDetailCall } from '@poku/domain/calls/customer-detail';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { dataOf, sitiId, startTestApi, wireTo, type TestApi } from '../../testing/api';
import { outboxMessage } from '../sandbox/schema';

const siti = {
  clientId: sitiId,
  gender: '1',
  name: 'Siti Rahma',
  dob: '1991-08-25',
  email: 'siti@contoh.id',
};
let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.reset();
  token = await api.login();
});
afterAll(() => api.close());

const save = (change: object) => api.call('PUT', '/customer', { token, body: { ...siti, ...change } });
const detail = async () =>
  wireTo(customerDetailCall, await api.call('GET', `/customerdetail/${sitiId}`, { token }));
const mails = async (to: string) =>
  dataOf(await api.call('GET', `/sandbox/outbox?to=${encodeURIComponent(to)}`), z.array(outboxMessage));
const confirm = (link: string | undefined) =>
  api.call('POST', '/validationemail', { body: { verifyCode: link?.split('/verification/')[1] ?? '' } });

test('name, gender and birth date are saved, the name without needless spaces', async () => {
  const answer = await save({ name: '  Siti   Rahmawati ', gender: '0', dob: '1990-01-31' });
  expect(answer).toMatchObject({ responseCode: 200, message: 'Profil kamu berhasil diperbarui!' });
  expect(await detail()).toMatchObject({
    name: 'Siti Rahmawati',
    gender: '0',
    dob: '1990-01-31',
    email: 'siti@contoh.id',
    emailVerify: '1',
    pendingEmail: null,
  });
  expect(await mails('siti@contoh.id')).toEqual([]);
});

test.each([
  ['name', '', 'Masukkan Nama Kamu'],
  ['name', 'Siti 2', 'Nama tidak boleh menggunakan simbol/angka'],
  ['dob', '', 'Masukkan Tanggal Lahir Kamu'],
  ['dob', '1899-12-31', 'Tanggal Lahir tidak valid'],
  ['dob', '2999-01-01', 'Tanggal Lahir tidak valid'],
  ['dob', '1991-02-30', 'Tanggal Lahir tidak valid'],
  ['email', '', 'Mohon isi Email'],
  ['email', 'siti@contoh', 'Masukkan email yang valid'],
  ['email', 'siti@kampus.ac.id', 'Email is not valid!'],
])('a %s of "%s" is a 400 that names it and says "%s"', async (field, value, message) => {
  const before = await detail();
  const answer = await save({ name: 'Lain', [field]: value });
  expect(answer).toMatchObject({ status: 400, responseCode: 400, message, data: { field } });
  expect(await detail()).toEqual(before);
});

test('a gender that is none is a 400 that names it', async () => {
  expect(await save({ gender: '2' })).toMatchObject({ status: 400, data: { field: 'gender' } });
});

test('another e-mail stays pending: it gets a link, and the old one is told without one', async () => {
  expect(await save({ email: 'Siti.Baru@Contoh.id' })).toMatchObject({ responseCode: 200 });
  expect(await detail()).toMatchObject({
    email: 'siti@contoh.id',
    emailVerify: '1',
    pendingEmail: 'siti.baru@contoh.id',
  });
  const [told] = await mails('siti@contoh.id');
  expect(told?.link).toBeUndefined();
  expect(told?.text).not.toMatch(/https?:|siti\.baru/);
  expect(told?.text).toContain('s***@contoh.id');
  const [sent] = await mails('siti.baru@contoh.id');
  expect(await confirm(sent?.link)).toMatchObject({ responseCode: 200 });
  expect(await detail()).toMatchObject({
    email: 'siti.baru@contoh.id',
    emailVerify: '1',
    pendingEmail: null,
  });
});

test('the old address again calls the pending one off and kills its link', async () => {
  await save({ email: 'siti@baru.id' });
  const [sent] = await mails('siti@baru.id');
  await save({ email: 'SITI@contoh.id' });
  expect(await detail()).toMatchObject({ email: 'siti@contoh.id', pendingEmail: null });
  expect(await confirm(sent?.link)).toMatchObject({ responseCode: 204 });
  expect(await detail()).toMatchObject({ email: 'siti@contoh.id', emailVerify: '1' });
});

test('a third address takes the place of the second, whose link dies', async () => {
  await save({ email: 'kedua@contoh.id' });
  await save({ email: 'ketiga@contoh.id' });
  const [second] = await mails('kedua@contoh.id');
  const [third] = await mails('ketiga@contoh.id');
  expect(await confirm(second?.link)).toMatchObject({ responseCode: 204 });
  expect(await confirm(third?.link)).toMatchObject({ responseCode: 200 });
  expect((await detail()).email).toBe('ketiga@contoh.id');
});

test('the pending address saved again sends nothing more', async () => {
  await save({ email: 'siti@baru.id' });
  await save({ email: 'siti@baru.id', name: 'Siti Rahmawati' });
  expect(await mails('siti@baru.id')).toHaveLength(1);
  expect(await mails('siti@contoh.id')).toHaveLength(1);
});

test('another member’s address in any case is 210, and nothing is saved', async () => {
  const before = await detail();
  expect(await save({ name: 'Lain', email: 'BUDI@contoh.id' })).toMatchObject({
    status: 200,
    responseCode: 210,
    message: 'Email sudah terdaftar',
  });
  expect(await detail()).toEqual(before);
  expect(await mails('budi@contoh.id')).toEqual([]);
});

test('the sixth changed address in three hours is 207, and nothing of it is saved', async () => {
  for (let change = 0; change < 5; change += 1)
    expect((await save({ email: `siti${change}@contoh.id` })).responseCode).toBe(200);
  const before = await detail();
  expect((await save({ name: 'Lain', email: 'siti9@contoh.id' })).responseCode).toBe(207);
  expect(await detail()).toEqual(before);
  expect(await mails('siti9@contoh.id')).toEqual([]);
  expect((await save({ email: 'siti@contoh.id' })).responseCode).toBe(200);
});

test('an address that was stored before its domain was refused may stay', async () => {
  await api.deps.db.run(sql`update member set email = 'siti@kampus.ac.id' where id = ${sitiId}`);
  expect((await save({ name: 'Siti R', email: 'siti@kampus.ac.id' })).responseCode).toBe(200);
});

test('finishing the onboarding is noted and may be repeated', async () => {
  const budi = await api.login('081200000001');
  const clientId = 'm-7f3c9a1e04d2';
  const isOnboarded = async () =>
    wireTo(customerDetailCall, await api.call('GET', `/customerdetail/${clientId}`, { token: budi }))
      .loginStatus;
  const finish = () => api.call('POST', '/finishonboarding', { token: budi, body: { clientId } });
  expect(await isOnboarded()).toBe('0');
  expect((await finish()).responseCode).toBe(200);
  expect(await isOnboarded()).toBe('1');
  expect((await finish()).responseCode).toBe(200);
  expect(await isOnboarded()).toBe('1');
});
