/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { pushKeyCall } from '@poku/mfe-account/calls/push';
import { sql } from 'drizzle-orm';
import { only } from '../../db/rows';
import { answerTo, sitiId, startTestApi, type TestApi } from '../../testing/api';
import { aBrowser } from '../../testing/push';
import { createPushService, PUSH_BROWSERS_MAX } from './push.service';

const budiId = 'm-7f3c9a1e04d2';
let api: TestApi;
let siti: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.reset();
  siti = await api.login();
});
afterAll(() => api.close());

const subscribe = (browser = aBrowser(), token = siti, clientId = sitiId) =>
  api.call('POST', '/pushsubscription', { token, body: { clientId, ...browser } });
const unsubscribe = (endpoint: string, token = siti, clientId = sitiId) =>
  api.call('DELETE', '/pushsubscription', { token, body: { clientId, endpoint } });
const stored = () =>
  api.deps.db.rows<{ member_id: string; endpoint: string; p256dh: string }>(
    sql`select member_id, endpoint, p256dh from push_subscription order by created_at, endpoint`,
  );

test('a browser gets the public key to subscribe with', async () => {
  const { publicKey } = answerTo(pushKeyCall, await api.call('GET', '/pushkey', { token: siti }));
  expect(Buffer.from(publicKey ?? '', 'base64url')).toHaveLength(65);
});

test('a browser is stored once, with its newest keys, and goes when it is taken back', async () => {
  await subscribe();
  const newer = aBrowser();
  expect(await subscribe(newer)).toMatchObject({ responseCode: 200 });
  expect(await stored()).toEqual([{ member_id: sitiId, endpoint: newer.endpoint, p256dh: newer.p256dh }]);
  expect(await unsubscribe(newer.endpoint)).toMatchObject({ responseCode: 200 });
  expect(await unsubscribe(newer.endpoint)).toMatchObject({ responseCode: 200 });
  expect(await stored()).toEqual([]);
});

test('the browser that another member had here is the new one’s, and only theirs to take back', async () => {
  const browser = aBrowser();
  await subscribe(browser);
  const budi = await api.login('081200000001');
  await subscribe(browser, budi, budiId);
  await unsubscribe(browser.endpoint);
  expect(await stored()).toMatchObject([{ member_id: budiId }]);
});

test('the member’s browser that was told longest ago goes when there are too many', async () => {
  const subscribeLater = (name: string) => {
    api.deps.clock.advance(1000);
    return subscribe(aBrowser(name));
  };
  await subscribe(aBrowser('budi'), await api.login('081200000001'), budiId);
  for (let index = 0; index < PUSH_BROWSERS_MAX; index += 1) await subscribeLater(`b${index}`);
  await subscribeLater('b0');
  await subscribeLater('last');
  const names = (await stored()).map(({ endpoint }) => endpoint.split('/').at(-1));
  expect(names).toEqual(['budi', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8', 'b9', 'b0', 'last']);
});

test('a browser is of the session that told it last, and ends with that one alone', async () => {
  const newer = await api.login();
  await subscribe();
  await subscribe(aBrowser(), newer);
  await api.call('POST', '/signout', { token: siti, body: { clientId: sitiId } });
  expect(await stored()).toHaveLength(1);
  await api.call('POST', '/signout', { token: newer, body: { clientId: sitiId } });
  expect(await stored()).toEqual([]);
});

test('a session that has ended, or is another member’s, takes nothing', async () => {
  const push = createPushService(api.deps);
  const session = only(
    await api.deps.db.rows<{ id: string }>(sql`select id from session where member_id = ${sitiId}`),
  );
  await push.subscribe({ id: session.id, memberId: budiId }, aBrowser());
  expect(await stored()).toEqual([]);
  await api.call('POST', '/signout', { token: siti, body: { clientId: sitiId } });
  await push.subscribe({ id: session.id, memberId: sitiId }, aBrowser());
  expect(await stored()).toEqual([]);
});

test('nobody gives or takes a browser in the name of another member', async () => {
  const mine = aBrowser('satu');
  await subscribe(mine);
  expect(await subscribe(aBrowser('dua'), siti, budiId)).toMatchObject({ responseCode: 204 });
  const budi = await api.login('081200000001');
  expect(await unsubscribe(mine.endpoint, budi)).toMatchObject({ responseCode: 204 });
  expect(await stored()).toMatchObject([{ member_id: sitiId, endpoint: mine.endpoint }]);
});

const { endpoint, p256dh, auth } = aBrowser();
/** The same point with its other half's sign in front (X9.62), and with bits behind it that say nothing. */
const point = Buffer.from(p256dh, 'base64url');
const hybrid = Buffer.from([6 + ((point.at(-1) ?? 0) & 1), ...point.subarray(1)]).toString('base64url');
const loose = p256dh.slice(0, -1) + String.fromCharCode(p256dh.charCodeAt(p256dh.length - 1) + 1);
const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
test.each([
  ['endpoint', { endpoint: 'https://contoh.id/push' }],
  ['endpoint', { endpoint: 'http://fcm.googleapis.com/fcm/send/x' }],
  ['endpoint', { endpoint: 'https://fcm.googleapis.com@127.0.0.1/' }],
  ['p256dh', { p256dh: 'AAAA' }],
  ['p256dh', { p256dh: offCurve }],
  ['p256dh', { p256dh: hybrid }],
  ['p256dh', { p256dh: loose }],
  ['auth', { auth: 'AAAA' }],
])('a wrong %s is a 400 that names it (%j)', async (field, wrong) => {
  expect(await subscribe({ endpoint, p256dh, auth, ...wrong })).toMatchObject({
    status: 400,
    data: { field },
  });
  expect(await stored()).toEqual([]);
});

test('a logout ends what this session’s browser takes, and no other session’s', async () => {
  const other = await api.login();
  await subscribe(aBrowser('satu'));
  await subscribe(aBrowser('dua'), other);
  await api.call('POST', '/signout', { token: siti, body: { clientId: sitiId } });
  expect(await stored()).toMatchObject([{ endpoint: aBrowser('dua').endpoint }]);
});

test('a new password ends what the other sessions’ browsers take', async () => {
  const other = await api.login();
  await subscribe(aBrowser('satu'));
  await subscribe(aBrowser('dua'), other);
  await api.call('PUT', '/changepassword', {
    token: siti,
    body: { clientId: sitiId, oldPassword: 'Rahasia123', newPassword: 'Rahasia456' },
  });
  expect(await stored()).toMatchObject([{ endpoint: aBrowser('satu').endpoint }]);
});

test('a session that ends while its browser subscribes leaves nothing behind', async () => {
  await Promise.all([subscribe(), api.call('POST', '/signout', { token: siti, body: { clientId: sitiId } })]);
  expect(await stored()).toEqual([]);
});
