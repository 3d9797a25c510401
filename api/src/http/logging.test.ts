/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: what is tried are lines of the log.
import { sitiId, sitiPhone, startTestApi, type TestApi } from '../testing/api';
import { createTestDatabase } from '../testing/database';
import { wayOutOf } from '../modules/notices/way-out';
import { askForgotten, askToRegister, completion, newPerson } from '../testing/people';
import { aBrowser } from '../testing/push';

let lines: string[];
let api: TestApi;

beforeEach(async () => {
  lines = [];
  const db = await createTestDatabase();
  api = await startTestApi({ logLevel: 'debug' }, { write: (line) => lines.push(line) }, { db });
});

const post = (path: string, body: object, token?: string) =>
  api.call('POST', path, { body, ...(token !== undefined && { token }) });
const newestLink = async (email: string): Promise<string> => {
  const answer = await api.call('GET', `/sandbox/outbox?to=${email}`);
  return /"link":"([^"]+)"/.exec(JSON.stringify(answer.data))?.[1] ?? '';
};
/** What must stand in no line: the values themselves, and a number in any of its forms. */
const expectSilenceAbout = (secrets: readonly string[]): void => {
  const text = lines.join('');
  expect(secrets.filter((secret) => secret.length < 6)).toEqual([]);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
};

test('log lines name method and route, and never a token, password, code or phone number', async () => {
  const token = await api.login();
  const item = { voucherId: '1001', redemptionRuleId: 'R1001', rewardItemId: 'I1001', quantity: 1 };
  await post('/multiplepaymentotp', { clientId: sitiId, paymentMethod: '0', ...item }, token);
  await api.call('GET', `/checkmsisdn?msisdn=${sitiPhone}`);
  const otp = await api.lastOtp();
  await api.deps.db.script('drop table voucher cascade');
  expect((await post('/voucherlist', { clientId: sitiId }, token)).status).toBe(500);
  await api.close();
  const text = lines.join('');
  expect(text).toContain('"route":"/checkmsisdn"');
  expect(text).toContain('request failed');
  expectSilenceAbout([token, 'Rahasia123', otp, sitiPhone, sitiPhone.slice(1)]);
});

test('registration, new passwords and the older calls leave no secret in the log, whether they succeed or fail', async () => {
  const person = newPerson();
  const registering = await askToRegister(api, person);
  const body = { ...completion(person, registering), password: 'SandiBaru1' };
  await post('/registerotp', { msisdn: person.phone, ...registering });
  await post('/completeregister', { ...body, gender: 'x' });
  expect((await post('/completeregister', body)).responseCode).toBe(200);
  const forgotten = await askForgotten(api, sitiPhone);
  await post('/updatepassword', { msisdn: sitiPhone, ...forgotten, newPassword: 'SandiBaru2' });
  await post('/requestforgotpasswordemail', { email: 'siti@contoh.id' });
  const verifyCode = new URL(await newestLink('siti@contoh.id')).searchParams.get('verifyCode') ?? '';
  await post('/checkforgotpasswordemail', { verifyCode });
  await post('/validateforgotpasswordemail', { verifyCode, password: 'SandiBaru3' });
  const login = await fetch(`${api.origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'siti@contoh.id', password: 'SandiBaru3' }),
  });
  const token = /"token":"([^"]+)"/.exec(await login.text())?.[1] ?? '';
  const changes = { clientId: sitiId, oldPassword: 'SandiBaru3', newPassword: 'SandiBaru4' };
  expect((await api.call('PUT', '/changepassword', { token, body: changes })).responseCode).toBe(200);
  await fetch(`${api.origin}/api/changePassword/${sitiId}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ new_password: 'SandiBaru5', conf_password: 'SandiBaru5' }),
  });
  const verification = (await newestLink(person.email)).split('/').at(-1) ?? '';
  await fetch(`${api.origin}/api/verification/${verification}`);
  // What the database says about a failure must not carry the values either.
  await api.deps.db.script(
    'alter table password_reset rename to gone; alter table otp_request rename to gone_too',
  );
  expect((await post('/checkforgotpasswordemail', { verifyCode })).status).toBe(500);
  expect((await post('/validateforgotpasswordemail', { verifyCode, password: 'SandiBaru6' })).status).toBe(
    500,
  );
  expect((await post('/registerotp', { msisdn: person.phone, ...registering })).status).toBe(500);
  await api.close();
  const phones = [person.phone, sitiPhone].map((phone) => phone.slice(1));
  const codes = [registering, forgotten].flatMap((code) => [code.otpCode, code.otpRequestId]);
  const emails = [person.email, 'siti@contoh.id'];
  expect(lines.join('')).toContain('"route":"/api/verification/:token"');
  expectSilenceAbout([...phones, ...codes, ...emails, verifyCode, verification, token, 'SandiBaru']);
});

test('what a browser takes notices with, and the way out of e-mails, stand in no line', async () => {
  const token = await api.login();
  const browser = aBrowser('alamat-rahasia');
  const body = { clientId: sitiId, ...browser };
  expect((await post('/pushsubscription', body, token)).responseCode).toBe(200);
  const wayOut = wayOutOf(api.deps.config, sitiId, 'promo').split('/').at(-1) ?? '';
  const leave = () => fetch(`${api.origin}/notices/unsubscribe/${wayOut}`, { method: 'POST' });
  expect((await leave()).status).toBe(200);
  await api.deps.db.script(
    'alter table push_subscription rename to gone; alter table notification_setting rename to gone_too',
  );
  expect((await post('/pushsubscription', body, token)).status).toBe(500);
  expect((await api.call('DELETE', '/pushsubscription', { token, body })).status).toBe(500);
  expect((await leave()).status).toBe(500);
  await api.close();
  expect(lines.join('')).toContain('"route":"/notices/unsubscribe/:token"');
  expectSilenceAbout(['alamat-rahasia', browser.p256dh, browser.auth, wayOut, token]);
});
