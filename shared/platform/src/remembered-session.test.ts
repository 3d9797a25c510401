import { waitFor } from '@testing-library/dom';
import { createPlatform } from '.';
import { rememberMember, type Vault } from './offline';
import {
  aCustomer,
  createManualSchedule,
  createMemoryStorage,
  createMemoryVault,
  createTabs,
  createTestPlatform,
  envelope,
  failure,
  networkFailure,
  onCall,
  startTestServer,
} from '@poku/testing';

const server = startTestServer();
const member = aCustomer();
const SITI = member.customer_id;
const DETAIL = '/customerdetail/:clientId';
const KEPT_AT = '2026-11-20T07:00:00.000Z';

const text = (kept: unknown) => (typeof kept === 'string' ? kept : null);
const opened = (vault: Vault) => () => Promise.resolve(vault);

/** A vault in which this member keeps a value. */
const vaultOf = async (owner: string): Promise<Vault> => {
  const vault = createMemoryVault();
  await vault.put(owner, 'note.v1', 'kept');
  return vault;
};

test('without a network the member is the one of the last visit, with the time of that and no alert', async () => {
  const { platform } = await createTestPlatform({ member, isOffline: true, keptAt: KEPT_AT });
  expect(platform.session$.value).toMatchObject({
    status: 'member',
    clientId: SITI,
    customer: { tier: 'Gold' },
    rememberedAt: KEPT_AT,
  });
  expect(platform.clientId()).toBe(SITI);
});

test.each([
  ['breaks, the member is the one of the last visit', networkFailure, 'member'],
  // An API that answers is not unreachable, whatever it answers.
  ['is in trouble, that is left open', () => failure(503), 'restoring'],
])('when the API %s, with what is wrong', async (_, answer, status) => {
  server.use(onCall.get(DETAIL, answer));
  const storage = createMemoryStorage({ 'poku.session': JSON.stringify({ clientId: SITI, points: {} }) });
  const vault = createMemoryVault();
  const before = await createTestPlatform({ member, vault: opened(vault) });
  rememberMember(before.platform)();
  const { platform, keeper } = createPlatform({ channel: null, storage, vault: opened(vault) });
  await keeper.restore();
  expect(platform.session$.value).toMatchObject({ status, problem: { name: 'ApiError' } });
});

test('a remembered member is read again when the network is back', async () => {
  const { platform, goOnline } = await createTestPlatform({ member, isOffline: true });
  server.use(onCall.get(DETAIL, () => envelope(aCustomer({ customerPoin: 7 }))));
  goOnline();
  await waitFor(() => expect(platform.points$.value.ownPoints).toBe(7));
  expect(platform.session$.value).not.toHaveProperty('rememberedAt');
  expect(platform.session$.value).not.toHaveProperty('problem');
});

test('a remembered member whose session is over is a guest then, and the device forgets', async () => {
  const { platform, storage, goOnline } = await createTestPlatform({
    member,
    isOffline: true,
    kept: { 'note.v1': 'kept' },
  });
  expect(await platform.offline.get('note.v1', text)).toMatchObject({ value: 'kept' });
  server.use(onCall.get(DETAIL, () => failure(401)));
  goOnline();
  await waitFor(() => expect(platform.session$.value).toEqual({ status: 'guest', ended: 'expired' }));
  expect(storage.getItem('poku.session')).toBeNull();
  expect(await platform.offline.get('note.v1', text)).toBeNull();
});

test('a member who was read is not read again for the network alone', async () => {
  let count = 0;
  server.use(
    onCall.get(DETAIL, () => {
      count += 1;
      return envelope(member);
    }),
  );
  const { keeper, platform } = await createTestPlatform({ member });
  await keeper.lookAgain();
  await platform.api.customer.detail();
  expect(count).toBe(1);
});

test('another member is not remembered as this one', async () => {
  const vault = createMemoryVault();
  const other = await createTestPlatform({
    member: aCustomer({ customer_id: 'agus' }),
    vault: opened(vault),
  });
  rememberMember(other.platform)();
  const storage = createMemoryStorage({ 'poku.session': JSON.stringify({ clientId: SITI, points: {} }) });
  const { platform, keeper } = createPlatform({
    channel: null,
    storage,
    vault: opened(vault),
    isOnline: () => false,
  });
  await keeper.restore();
  expect(platform.session$.value).toMatchObject({ status: 'restoring', problem: { kind: 'offline' } });
});

test('a guest keeps nothing and reads nothing', async () => {
  const vault = await vaultOf(SITI);
  const { platform } = await createTestPlatform({ vault: opened(vault) });
  await platform.offline.put('note.v1', 'mine');
  expect(await platform.offline.get('note.v1', text)).toBeNull();
  expect(await vault.get(SITI, 'note.v1')).toMatchObject({ value: 'kept' });
});

test('a value of another form is as good as none', async () => {
  const { platform } = await createTestPlatform({ member, kept: { 'note.v1': { text: 'kept' } } });
  expect(await platform.offline.get('note.v1', text)).toBeNull();
});

test('a logout forgets at its start, and nothing is kept until it is done', async () => {
  const { schedule } = createManualSchedule();
  const vault = await vaultOf(SITI);
  server.use(onCall.post('/signout', () => envelope()));
  const { platform } = await createTestPlatform({ member, schedule, vault: opened(vault) });
  const late = platform.offline.put('late.v1', 'late');
  void platform.logout();
  await Promise.all([late, platform.offline.put('later.v1', 'later')]);
  for (const name of ['note.v1', 'late.v1', 'later.v1'])
    await waitFor(async () => expect(await vault.get(SITI, name)).toBeNull());
  expect(platform.session$.value.status).toBe('member');
});

test('a logout of another tab forgets, also what was kept here meanwhile', async () => {
  const { schedule, advance } = createManualSchedule();
  const tabs = createTabs();
  const vault = createMemoryVault();
  server.use(onCall.post('/signout', () => envelope()));
  const here = await createTestPlatform({ member, schedule, channel: tabs.open(), vault: opened(vault) });
  const there = await createTestPlatform({ member, channel: tabs.open(), vault: opened(vault) });
  void here.platform.logout();
  await there.platform.offline.put('note.v1', 'kept');
  expect(await vault.get(SITI, 'note.v1')).not.toBeNull();
  advance(2_000);
  await waitFor(async () => expect(await vault.get(SITI, 'note.v1')).toBeNull());
});

test('what another member left is deleted when a member logs in, and their own stays', async () => {
  const vault = await vaultOf('agus');
  const { platform } = await createTestPlatform({ vault: opened(vault) });
  server.use(onCall.get(DETAIL, () => envelope(member)));
  platform.events.publish('session.started', { clientId: SITI });
  await waitFor(async () => expect(await vault.get('agus', 'note.v1')).toBeNull());
  await platform.offline.put('note.v1', 'mine');
  platform.events.publish('session.started', { clientId: SITI });
  expect(await platform.offline.get('note.v1', text)).toMatchObject({ value: 'mine' });
});

test('a vault that cannot be opened keeps nothing, and is tried again', async () => {
  let tries = 0;
  const vault = createMemoryVault();
  const storage = createMemoryStorage({ 'poku.session': JSON.stringify({ clientId: SITI, points: {} }) });
  server.use(onCall.get(DETAIL, () => envelope(member)));
  const { platform, keeper } = createPlatform({
    channel: null,
    storage,
    vault: () => (tries++ === 0 ? Promise.reject(new Error('no chunk')) : Promise.resolve(vault)),
  });
  await keeper.restore();
  await platform.offline.put('note.v1', 'lost');
  expect(await platform.offline.get('note.v1', text)).toBeNull();
  await platform.offline.put('note.v1', 'kept');
  expect(await platform.offline.get('note.v1', text)).toMatchObject({ value: 'kept' });
});
