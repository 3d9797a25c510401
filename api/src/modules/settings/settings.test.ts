/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { interestsCall, publicInterestsCall } from '@poku/mfe-account/calls/interests';
import { answerTo, sitiId, startTestApi, type TestApi } from '../../testing/api';

const budiId = 'm-7f3c9a1e04d2';
const on = { notif: 1, promo: 1, expired: 1 };
const off = { notif: 0, promo: 0, expired: 0 };
let api: TestApi;
let siti: string;
let budi: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.reset();
  siti = await api.login();
  budi = await api.login('081200000001');
});
afterAll(() => api.close());

const choose = (ids: string[]) =>
  api.call('POST', '/customerinterest', {
    token: siti,
    body: { clientId: sitiId, interestIds: ids.map((interestId) => ({ interestId })) },
  });
const ownInterests = () => api.call('GET', `/customerinterest/${sitiId}`, { token: siti });
const chosen = async () =>
  answerTo(interestsCall, await ownInterests())
    .filter(({ isChosen }) => isChosen)
    .map(({ id }) => id);
const setting = async (token: string, clientId: string) =>
  (await api.call('GET', `/customersetting/${clientId}`, { token })).data;
const set = (token: string, body: object) => api.call('PUT', '/customersetting', { token, body });
const setSiti = (notifStatus: string, channels?: object) =>
  set(siti, { clientId: sitiId, notifStatus, channels });

test('anybody may read the ten interests, in their order and with their icons', async () => {
  const answer = await api.call('GET', '/interest/siapa-saja');
  expect(answerTo(publicInterestsCall, answer)).toHaveLength(10);
  const boba = { interestId: '1', interestName: 'Boba', interestImage: '/media/interests/boba.svg' };
  expect(answer.data).toMatchObject({ 0: boba });
  expect(Object.keys((answer.data as object[])[0] ?? {})).toEqual(Object.keys(boba));
});

test('a member reads the same ones with 1 at each that is chosen', async () => {
  await choose(['1']);
  const boba = { interest_id: '1', interest_name: 'Boba', images: '/media/interests/boba.svg', status: 1 };
  const { data } = await ownInterests();
  expect(data).toMatchObject({ 0: boba, 1: { status: 0 }, length: 10 });
});

test('a choice replaces the one before, and an empty one clears it', async () => {
  expect(await choose(['4', '1', '4'])).toMatchObject({ responseCode: 200 });
  expect(await chosen()).toEqual(['1', '4']);
  await choose(['9']);
  expect(await chosen()).toEqual(['9']);
  await choose([]);
  expect(await chosen()).toEqual([]);
});

test('an unknown interest is a 400 that names the field and changes nothing', async () => {
  await choose(['1']);
  expect(await choose(['2', '99'])).toMatchObject({
    status: 400,
    message: 'Data tidak valid: interestIds',
    data: { field: 'interestIds' },
  });
  expect(await chosen()).toEqual(['1']);
});

test('choices at the same time leave one of them whole', async () => {
  const answers = await Promise.all([choose(['1', '2']), choose(['3', '4']), choose(['5', '6'])]);
  expect(answers.map(({ responseCode }) => responseCode)).toEqual([200, 200, 200]);
  expect([
    ['1', '2'],
    ['3', '4'],
    ['5', '6'],
  ]).toContainEqual(await chosen());
});

test('who set nothing gets everything, but promotions only with a verified e-mail, and "all" says so', async () => {
  expect(await setting(siti, sitiId)).toEqual({
    notifStatus: '1',
    channels: { sms: on, email: on, push: on },
  });
  const most = { notif: 0, promo: 0, expired: 1 };
  expect(await setting(budi, budiId)).toEqual({
    notifStatus: '1',
    channels: { sms: most, email: most, push: most },
  });
});

test('promotions stay off in every channel while the e-mail is unverified, whatever is asked', async () => {
  const channels = { sms: on, email: on, push: on };
  expect((await set(budi, { clientId: budiId, notifStatus: '1', channels })).responseCode).toBe(200);
  const most = { notif: 0, promo: 0, expired: 1 };
  expect(await setting(budi, budiId)).toEqual({
    notifStatus: '1',
    channels: { sms: most, email: most, push: most },
  });
});

test('one switch off turns the whole channel’s off, both on turn it on', async () => {
  await setSiti('1', { sms: { notif: 1, promo: 0, expired: 1 }, email: { notif: 0, promo: 1, expired: 1 } });
  expect(await setting(siti, sitiId)).toEqual({
    notifStatus: '1',
    channels: { sms: { notif: 0, promo: 0, expired: 1 }, email: on, push: on },
  });
});

test('the master switch off keeps the others, with or without them in the call', async () => {
  const channels = { sms: off, email: on, push: off };
  await setSiti('0', channels);
  expect(await setting(siti, sitiId)).toEqual({ notifStatus: '0', channels });
  await set(siti, { clientId: sitiId, notifStatus: 1, channels: '' });
  expect(await setting(siti, sitiId)).toEqual({ notifStatus: '1', channels });
});

test('a page that does not know web push leaves its switches as they are', async () => {
  await setSiti('1', { sms: on, email: on, push: { notif: 0, promo: 0, expired: 1 } });
  await setSiti('1', { sms: off, email: on });
  expect(await setting(siti, sitiId)).toMatchObject({
    channels: { sms: off, push: { notif: 0, promo: 0, expired: 1 } },
  });
});

test.each([
  [{ notifStatus: '2' }, 'notifStatus'],
  [{ notifStatus: '1', channels: { sms: on } }, 'channels.email'],
  [{ notifStatus: '1', channels: { sms: { ...on, promo: 2 }, email: on } }, 'channels.sms.promo'],
])('%j is a 400 that names %s', async (body, field) => {
  expect(await set(siti, { clientId: sitiId, ...body })).toMatchObject({ status: 400, data: { field } });
});
