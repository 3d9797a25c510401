/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { sql } from 'drizzle-orm';
import { agusId, sitiId, startTestApi, type TestApi } from '../../testing/api';
import { wayOutOf } from './way-out';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

type Class = 'promo' | 'expired' | null;
const address = (memberId: string, by: Class): string =>
  wayOutOf(api.deps.config, memberId, by).replace('http://localhost:3000/gateway', api.origin);
const tokenOf = (memberId: string, by: Class): string => address(memberId, by).split('/').at(-1) ?? '';
/** What a mail provider sends. */
const press = (url: string, init: RequestInit = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), ...init });
const press200 = async (url: string, init: RequestInit = {}) =>
  expect((await press(url, init)).status).toBe(200);
const settings = () => api.deps.db.rows(sql`select * from notification_setting order by member_id`);
const of = (memberId: string, email_promo: boolean, email_expired: boolean) => ({
  member_id: memberId,
  email_promo,
  email_expired,
  is_on: true,
  sms_promo: true,
  sms_expired: true,
});

test('one click turns off that switch of e-mail and no other, however often it is pressed', async () => {
  await press200(address(sitiId, 'promo'));
  await press200(address(sitiId, 'promo'));
  expect(await settings()).toMatchObject([of(sitiId, false, true)]);
  await press200(address(agusId, 'expired'));
  expect(await settings()).toContainEqual(expect.objectContaining(of(agusId, true, false)));
});

test('notices without a switch end with all of e-mail’s', async () => {
  await press200(address(sitiId, null));
  expect(await settings()).toMatchObject([of(sitiId, false, false)]);
});

test('what the member set before stays', async () => {
  await api.deps.db.run(sql`
    insert into notification_setting (member_id, is_on, sms_promo, sms_expired, email_promo, email_expired)
    values (${sitiId}, false, false, true, true, true)`);
  await press200(address(sitiId, 'promo'));
  expect(await settings()).toMatchObject([{ ...of(sitiId, false, true), is_on: false, sms_promo: false }]);
});

test('it is taken from anywhere, as either form, as nothing, and with anybody’s cookie', async () => {
  const url = address(sitiId, 'promo');
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  await press200(url, { body: form });
  await press200(url, { body: null });
  await press200(url, { headers: { origin: 'https://mail.contoh.id' } });
  await press200(url, { headers: { cookie: 'session=x', origin: 'null' } });
  await press200(url, { body: '{"a":', headers: { 'content-type': 'application/json' } });
});

test('a forged token, or one of another member, class or key, changes nothing', async () => {
  const [member = '', , mac = ''] = tokenOf(sitiId, 'promo').split('.');
  const own = Buffer.from(agusId).toString('base64url');
  const elsewhere = { ...api.deps.config, noticeKey: 'a key that another house has' };
  const foreign = wayOutOf(elsewhere, sitiId, 'promo').split('.').at(-1) ?? '';
  expect(foreign).toHaveLength(mac.length);
  for (const token of [
    `${member}.expired.${mac}`,
    `${member}.all.${mac}`,
    `${member}.promo.${foreign}`,
    `${member}.promo.${mac.slice(1)}`,
    `${member}.promo.`,
    `${own}.promo.${mac}`,
    `${member}=.promo.${mac}`,
    `${member}.promo.${mac}.${mac}`,
    `.promo.${mac}`,
    tokenOf('m-gone', 'promo'),
    'x',
    '..',
    'constructor',
  ])
    expect([token, (await press(`${api.origin}/notices/unsubscribe/${token}`)).status]).toEqual([token, 404]);
  expect((await press(`${api.origin}/notices/unsubscribe/${'x'.repeat(300)}`)).status).toBe(400);
  expect(await settings()).toEqual([]);
});

test('opening it changes nothing and leads to the page that asks, whatever the token', async () => {
  for (const token of [tokenOf(sitiId, 'promo'), 'x', 'x%0d%0ay'])
    for (const method of ['GET', 'HEAD']) {
      const url = `${api.origin}/notices/unsubscribe/${token}`;
      const answer = await fetch(url, { method, redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')?.toLowerCase()]).toEqual([
        303,
        `http://localhost:3000/berhenti-email#${token}`.toLowerCase(),
      ]);
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    }
  expect(await settings()).toEqual([]);
});

test('the address names neither the number nor the e-mail of its member', () => {
  const text = `${tokenOf(sitiId, 'promo')} ${Buffer.from(tokenOf(sitiId, 'promo'), 'base64url').toString()}`;
  expect(text).not.toMatch(/siti|812/i);
});

/** What the page asks. */
const ask = async (call: 'checkunsubscribe' | 'unsubscribe', token: string) => {
  const { responseCode, data } = await api.call('POST', `/${call}`, { body: { token } });
  return [responseCode, data];
};

test('the page looks without changing anything, takes the way out by a press, and says how it stood', async () => {
  const token = tokenOf(sitiId, 'expired');
  const wasOn = [200, { emailKind: 'expired', isOff: false }];
  expect(await ask('checkunsubscribe', token)).toEqual(wasOn);
  expect(await settings()).toEqual([]);
  expect(await ask('unsubscribe', token)).toEqual(wasOn);
  expect(await settings()).toMatchObject([of(sitiId, true, false)]);
  const isOff = [200, { emailKind: 'expired', isOff: true }];
  expect(await ask('checkunsubscribe', token)).toEqual(isOff);
  expect(await ask('unsubscribe', token)).toEqual(isOff);
  expect(await ask('checkunsubscribe', tokenOf(sitiId, null))).toEqual([
    200,
    { emailKind: 'all', isOff: false },
  ]);
});

test('the page is told of a token that is none, and it changes nothing', async () => {
  for (const token of ['x', tokenOf(sitiId, 'promo').replace('.promo.', '.all.'), tokenOf('m-gone', 'promo')])
    for (const call of ['checkunsubscribe', 'unsubscribe'] as const)
      expect(await ask(call, token)).toEqual([201, undefined]);
  expect(await ask('unsubscribe', '')).toEqual([400, { field: 'token' }]);
  expect(await settings()).toEqual([]);
});
