/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { customerDetailCall } from '@poku/domain/calls/customer-detail';
import { LINK_RESEND_WAIT_MS, LINK_WINDOW_MS, VERIFICATION_LINK_LIFE_MS } from '@poku/domain/limits/codes';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { sha256 } from '../../security/random';
import { dataOf, sitiId, startTestApi, wireTo, type TestApi } from '../../testing/api';
import { outboxMessage } from '../sandbox/schema';
import { createVerificationService } from './service';

const budiId = 'm-7f3c9a1e04d2';
const budiPhone = '081200000001';
const budiEmail = 'budi@contoh.id';
const validated = { status: 200, responseCode: 200, message: 'Email berhasil divalidasi' };
const repeated = {
  responseCode: 200,
  message: 'Email kamu sudah terverifikasi!',
  data: { wasVerified: true },
};
let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.reset();
  token = await api.login(budiPhone);
});
afterAll(() => api.close());

const sendAgain = () => api.call('POST', '/verificationemail', { token, body: { clientId: budiId } });
/** Once the wait after the last e-mail is over. */
const sendLater = () => {
  api.deps.clock.advance(LINK_RESEND_WAIT_MS);
  return sendAgain();
};
const sendByPhone = (msisdn: string) => api.call('POST', '/generalverificationemail', { body: { msisdn } });
const confirm = (verifyCode: string) => api.call('POST', '/validationemail', { body: { verifyCode } });
const detail = async () =>
  wireTo(customerDetailCall, await api.call('GET', `/customerdetail/${budiId}`, { token }));
const mails = async (to: string) =>
  dataOf(await api.call('GET', `/sandbox/outbox?to=${encodeURIComponent(to)}`), z.array(outboxMessage));
const codesTo = async (to: string) =>
  (await mails(to)).map(({ link }) => link?.split('/verification/')[1] ?? '');
const wantEmail = (email: string) =>
  api.call('PUT', '/customer', {
    token,
    body: { clientId: budiId, gender: '0', name: 'Budi Santoso', dob: '1994-03-12', email },
  });

test('a link goes to the unverified address, and opening it verifies the address', async () => {
  expect(await sendAgain()).toMatchObject({
    responseCode: 200,
    message: 'Email verifikasi terkirim, cek inbox kamu!',
  });
  const [mail] = await mails(budiEmail);
  expect(mail?.link).toMatch(/^http:\/\/localhost:3000\/verification\/[\w-]{43}$/);
  expect(mail?.text).toContain(mail?.link);
  expect((await detail()).emailVerify).toBe('0');
  const [code = ''] = await codesTo(budiEmail);
  expect(await confirm(code)).toMatchObject({ ...validated, data: { wasVerified: false } });
  expect(await detail()).toMatchObject({ emailVerify: '1', email: budiEmail, pendingEmail: null });
});

test("the member's open pages are told once that the address is verified, and of no refused link", async () => {
  const told = () =>
    api.deps.db.rows<{ name: string }>(sql`select name from member_event where member_id = ${budiId}`);
  await sendAgain();
  const [code = ''] = await codesTo(budiEmail);
  await confirm('no-link');
  expect(await told()).toEqual([]);
  await confirm(code);
  await confirm(code);
  expect(await told()).toEqual([{ name: 'customer.changed' }]);
});

test('a second use of a link says that the address is verified, also after its 24 hours', async () => {
  await sendAgain();
  const [code = ''] = await codesTo(budiEmail);
  await confirm(code);
  expect(await confirm(code)).toMatchObject(repeated);
  api.deps.clock.advance(VERIFICATION_LINK_LIFE_MS);
  expect(await confirm(code)).toMatchObject(repeated);
});

test('two uses at the same time verify once', async () => {
  await sendAgain();
  const [code = ''] = await codesTo(budiEmail);
  const answers = await Promise.all([confirm(code), confirm(code), confirm(code)]);
  expect(answers.map(({ data }) => JSON.stringify(data)).sort()).toEqual([
    '{"wasVerified":false}',
    '{"wasVerified":true}',
    '{"wasVerified":true}',
  ]);
});

test('a link dies after 24 hours and not a second before', async () => {
  await sendAgain();
  api.deps.clock.advance(LINK_WINDOW_MS);
  token = await api.login(budiPhone);
  await wantEmail('budi@baru.id');
  const [old = ''] = await codesTo(budiEmail).then((codes) => codes.filter((code) => code !== ''));
  const [pending = ''] = await codesTo('budi@baru.id');
  api.deps.clock.advance(VERIFICATION_LINK_LIFE_MS - LINK_WINDOW_MS - 1000);
  expect(await confirm(old)).toMatchObject(validated);
  api.deps.clock.advance(LINK_WINDOW_MS + 1000);
  expect(await confirm(pending)).toMatchObject({
    status: 200,
    responseCode: 204,
    message: 'Link verifikasi sudah tidak berlaku. Minta link baru ya',
  });
});

test('an unknown link is 201', async () => {
  expect(await confirm('x'.repeat(43))).toMatchObject({ status: 200, responseCode: 201 });
  expect(await confirm('')).toMatchObject({ responseCode: 201 });
});

test('a newer link to the same address replaces the older one', async () => {
  await sendAgain();
  await sendLater();
  const [newer = '', older = ''] = await codesTo(budiEmail);
  expect(await confirm(older)).toMatchObject({ responseCode: 204 });
  expect(await confirm(newer)).toMatchObject(validated);
  expect(await confirm(older)).toMatchObject(repeated);
});

test('a member gets five links in three hours, then 207 until the window has moved on', async () => {
  const codes = [];
  for (let sends = 0; sends < 6; sends += 1) codes.push((await sendLater()).responseCode);
  expect(codes).toEqual([200, 200, 200, 200, 200, 207]);
  // The first of them was five waits ago.
  api.deps.clock.advance(LINK_WINDOW_MS - 5 * LINK_RESEND_WAIT_MS - 1000);
  expect((await sendAgain()).responseCode).toBe(207);
  api.deps.clock.advance(1000);
  expect((await sendAgain()).responseCode).toBe(200);
});

test('links asked for at the same time are sent one after the other, so one goes out', async () => {
  const answers = await Promise.all(Array.from({ length: 9 }, sendAgain));
  expect(answers.filter(({ responseCode }) => responseCode === 200)).toHaveLength(1);
  expect(await mails(budiEmail)).toHaveLength(1);
});

test('within a minute no second e-mail goes to the same address; the answer says how long', async () => {
  await sendAgain();
  expect(await sendAgain()).toMatchObject({
    status: 200,
    responseCode: 203,
    message: 'Email verifikasi baru saja dikirim. Cek inbox kamu dulu ya',
    data: { resendIn: 60 },
  });
  api.deps.clock.advance(LINK_RESEND_WAIT_MS - 1500);
  expect(await sendAgain()).toMatchObject({ responseCode: 203, data: { resendIn: 2 } });
  await sendByPhone(budiPhone);
  expect(await mails(budiEmail)).toHaveLength(1);
  api.deps.clock.advance(1500);
  expect((await sendAgain()).responseCode).toBe(200);
  expect(await mails(budiEmail)).toHaveLength(2);
});

test('an address that was just changed gets its link at once, and the next after a minute', async () => {
  await sendAgain();
  await wantEmail('budi@baru.id');
  expect(await mails('budi@baru.id')).toHaveLength(1);
  expect((await sendAgain()).responseCode).toBe(203);
  expect((await sendLater()).responseCode).toBe(200);
  expect(await mails('budi@baru.id')).toHaveLength(2);
});

test('who is verified already is told so and gets no e-mail', async () => {
  const siti = await api.login();
  const answer = await api.call('POST', '/verificationemail', { token: siti, body: { clientId: sitiId } });
  expect(answer).toMatchObject({ responseCode: 200, message: 'Email kamu sudah terverifikasi!' });
  expect(await mails('siti@contoh.id')).toEqual([]);
});

test('the call by phone number answers the same whatever the number, and uses up none of the member’s own links', async () => {
  const answers = [];
  for (const msisdn of [budiPhone, '+62 812-0000-0001', '081200000002', '081299999999', 'bukan nomor', '']) {
    api.deps.clock.advance(LINK_RESEND_WAIT_MS);
    const { status, responseCode, message, data } = await sendByPhone(msisdn);
    answers.push({ status, responseCode, message, data });
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.responseCode).toBe(200);
  expect(await mails(budiEmail)).toHaveLength(2);
  for (let sends = 0; sends < 5; sends += 1) {
    api.deps.clock.advance(LINK_RESEND_WAIT_MS);
    expect((await sendByPhone(budiPhone)).responseCode).toBe(200);
  }
  expect(await mails(budiEmail)).toHaveLength(5);
  for (let sends = 0; sends < 5; sends += 1) expect((await sendLater()).responseCode).toBe(200);
  expect((await sendLater()).responseCode).toBe(207);
  expect(await mails(budiEmail)).toHaveLength(10);
});

test('the link goes to a pending address, which becomes the address once it is opened', async () => {
  await wantEmail('budi@baru.id');
  await sendLater();
  expect(await detail()).toMatchObject({ email: budiEmail, emailVerify: '0', pendingEmail: 'budi@baru.id' });
  const [code = ''] = await codesTo('budi@baru.id');
  expect(await confirm(code)).toMatchObject(validated);
  expect(await detail()).toMatchObject({ email: 'budi@baru.id', emailVerify: '1', pendingEmail: null });
});

test('the address that was there before the pending one can still be verified meanwhile', async () => {
  await sendAgain();
  const [code = ''] = await codesTo(budiEmail);
  await wantEmail('budi@baru.id');
  expect(await confirm(code)).toMatchObject(validated);
  expect(await detail()).toMatchObject({ email: budiEmail, emailVerify: '1', pendingEmail: 'budi@baru.id' });
});

test('an address that somebody else took meanwhile is 210, and nothing changes', async () => {
  await wantEmail('rebutan@contoh.id');
  const [code = ''] = await codesTo('rebutan@contoh.id');
  await api.deps.db.run(sql`update member set email = 'Rebutan@contoh.id' where id = ${sitiId}`);
  const before = await detail();
  expect(await confirm(code)).toMatchObject({ responseCode: 210, message: 'Email sudah terdaftar' });
  expect(await detail()).toEqual(before);
  await api.deps.db.run(sql`update member set email = 'siti@contoh.id' where id = ${sitiId}`);
  expect(await confirm(code)).toMatchObject(validated);
});

test('two members who open links to one address at the same time: one gets it', async () => {
  await wantEmail('rebutan@contoh.id');
  const siti = await api.login();
  const body = {
    clientId: sitiId,
    gender: '1',
    name: 'Siti Rahma',
    dob: '1991-08-25',
    email: 'rebutan@contoh.id',
  };
  await api.call('PUT', '/customer', { token: siti, body });
  const codes = await codesTo('rebutan@contoh.id');
  const answers = await Promise.all(codes.map(confirm));
  expect(answers.map(({ responseCode }) => responseCode).sort()).toEqual([200, 210]);
});

test('a link rests as a hash only', async () => {
  await sendAgain();
  const [code = ''] = await codesTo(budiEmail);
  const dump = JSON.stringify(await api.deps.db.rows(sql`select * from verification_link`));
  expect(dump).toContain(sha256(code));
  expect(dump).not.toContain(code);
});

test('a link that was used, called off or replaced is closed at rest too', async () => {
  const open = () => api.deps.db.rows(sql`select email from verification_link where closed_at is null`);
  await wantEmail('kedua@contoh.id');
  await wantEmail('ketiga@contoh.id');
  expect(await open()).toEqual([{ email: 'ketiga@contoh.id' }]);
  await wantEmail(budiEmail);
  expect(await open()).toEqual([]);
  await sendAgain();
  await sendLater();
  expect(await open()).toEqual([{ email: budiEmail }]);
  const [code = ''] = await codesTo(budiEmail);
  await confirm(code);
  expect(await open()).toEqual([]);
});

test('a link of a transaction that fails was never sent', async () => {
  const verification = createVerificationService(api.deps);
  const work = api.deps.db.transaction(async (tx) => {
    await verification.send(tx, { memberId: budiId, email: budiEmail });
    throw new Error('taken back');
  });
  await expect(work).rejects.toThrow('taken back');
  expect(await mails(budiEmail)).toEqual([]);
  expect(await api.deps.db.rows(sql`select 1 from verification_link`)).toEqual([]);
});
