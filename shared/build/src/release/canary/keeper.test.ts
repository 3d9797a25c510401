import { folderObjects } from '../objects/folder-objects';
import { promoted } from '../registry-document';
import { aFolder } from '../testing/a-folder';
import { aBuild, aStore } from '../testing/a-store';
import { channelKeys } from '../channel-keys';
import { createCanaryChannel } from './canary-channel';
import { DEFAULT_MARGINS } from './judge';
import { keepCanaries, type KeeperParts } from './keeper';
import { createLease } from './lease';
import type { HeldWatch } from './promote-by-strategy';
import type { WatchPlan } from './watch-plan';

const [LIVE, NEXT] = ['1.0.0', '2.0.0'];
const PLAN: WatchPlan = {
  strategy: 'Canary10Percent5Minutes',
  margins: { ...DEFAULT_MARGINS, errorPoints: 3 },
  minLoads: 20,
  isUnwatched: false,
  allow: ['module-throws'],
};

/** A channel with a canary that a command gave to 10 % of the members, and keepers that look all the time. */
const setUp = async (plan: WatchPlan | null = PLAN) => {
  const { store, signer } = await aStore(folderObjects(await aFolder()));
  for (const version of [LIVE, NEXT]) {
    const { release, folder } = await aBuild('mfe-x', version);
    await store.releases.publish('mfe-x', release, folder, signer);
  }
  const live = await store.releases.read('mfe-x', LIVE);
  await store.change('test', signer, { action: 'promote', name: 'mfe-x', version: LIVE }, (registry) =>
    promoted(registry, live),
  );
  const release = await store.releases.read('mfe-x', NEXT);
  const canary = createCanaryChannel(store, 'test', release, signer, plan ? { plan } : {});
  await canary.give(0.1, undefined);
  const lines: string[] = [];
  const ends: (() => Promise<void>)[] = [];
  const keeper = (watch: KeeperParts['watch']) => {
    const end = keepCanaries({
      store,
      signer,
      say: (line) => lines.push(line),
      everyMs: 5,
      ...(watch && { watch }),
    });
    ends.push(end);
    return end;
  };
  return {
    ...{ store, signer, canary, lines, keeper },
    endAll: () => Promise.all(ends.map((end) => end())),
    lease: () => createLease(store.objects, channelKeys('test').watch('mfe-x')),
  };
};

let world: Awaited<ReturnType<typeof setUp>>;
afterEach(async () => {
  await world.endAll();
  jest.restoreAllMocks();
});

/** A watch that goes on until it is told to stop, and what it was told. */
const aWatch = () => {
  const calls: HeldWatch[] = [];
  const begun: (() => void)[] = [];
  const watch: KeeperParts['watch'] = async (held) => {
    calls.push(held);
    for (const one of begun) one();
    await new Promise<void>((resolve) => held.signal.addEventListener('abort', () => resolve()));
    await held.lease.leave();
    return { kind: 'interrupted', share: 0.1 };
  };
  return { calls, watch, begins: () => new Promise<void>((resolve) => begun.push(resolve)) };
};

/** Ends when a keeper has looked at the channel a few times. */
const someLooks = (): Promise<void> =>
  new Promise((resolve) => {
    let looks = 0;
    const registry = world.store.registry.bind(world.store);
    jest.spyOn(world.store, 'registry').mockImplementation((channel) => {
      looks += 1;
      if (looks > 3) resolve();
      return registry(channel);
    });
  });

test('a canary that nobody watches is watched by the rules that it began with, from when it got its share', async () => {
  world = await setUp();
  const { calls, watch, begins } = aWatch();
  const first = begins();
  world.keeper(watch);
  await first;
  expect(calls[0]).toMatchObject({ name: 'mfe-x', version: NEXT, channel: 'test', plan: PLAN });
  expect(calls[0]?.passedMs).toBeGreaterThanOrEqual(0);
  await world.endAll();
  expect(calls).toHaveLength(1);
});

test('one that ends leaves it to the next', async () => {
  world = await setUp();
  const before = aWatch();
  const first = before.begins();
  const end = world.keeper(before.watch);
  await first;
  const after = aWatch();
  const second = after.begins();
  world.keeper(after.watch);
  await end();
  await second;
  expect(after.calls[0]).toMatchObject({ version: NEXT, plan: PLAN });
});

test('one that a command watches is left to it, and taken when the command leaves it', async () => {
  world = await setUp();
  const command = world.lease();
  await command.take(true);
  const { calls, watch, begins } = aWatch();
  const first = begins();
  const looked = someLooks();
  world.keeper(watch);
  await looked;
  expect(calls).toEqual([]);
  await command.leave();
  await first;
  expect(calls).toHaveLength(1);
});

test('one that begins says what it did in the history: without votes it is taken back by rule', async () => {
  world = await setUp({ ...PLAN, strategy: 'Canary10Percent1Second' });
  const { watchHeld } = await import('./promote-by-strategy');
  const told = new Promise<void>((resolve) => {
    const before = world.lines.push.bind(world.lines);
    world.lines.push = (line) => {
      if (line.includes('is taken back')) resolve();
      return before(line);
    };
  });
  const answers = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ data: { releases: [] } })));
  world.keeper(watchHeld);
  await told;
  answers.mockRestore();
  expect(world.lines.at(-1)).toContain('too few members and networks told of it');
  const { value } = (await world.store.history('test').next()) as { value: { revision: object } };
  expect(value.revision).toMatchObject({
    change: {
      action: 'rollback',
      version: NEXT,
      reason: 'too few members and networks told of it to judge it',
    },
  });
  expect(await world.canary.state()).toMatchObject({ live: LIVE, share: undefined });
});

test('one from before plans were told is left alone', async () => {
  world = await setUp(null);
  const { calls, watch } = aWatch();
  const looked = someLooks();
  world.keeper(watch);
  await looked;
  expect(calls).toEqual([]);
  expect(world.lines).toEqual([]);
});
