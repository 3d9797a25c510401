import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLiveChannel } from '@poku/build/site';
import {
  type AnyRelease,
  certify,
  changePolicy,
  channelKeys,
  DEFAULT_CHANNEL,
  generateKey,
  openStore,
  ownSigner,
  paymentOrigins,
  POLICY,
  promoted,
  publicKeyOf,
  rootKey,
  type ShellRelease,
  type Signer,
  storeFolder,
  withKey,
  withoutKey,
} from '@poku/build/store';
import type { Certificate, Release } from '@poku/contract';
import { pokuHome } from '@poku/tooling';
import { startStack } from '../stack/stack';
import { publishOlder } from './older';
import type { Allowed } from './watch';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** The remote of the team whose key is lost, and one that it may not touch. */
export const HELP = 'mfe-help';
export const OTHER = 'mfe-catalogue';

/** Everything that the store has of a channel at one time, by key, as far as it changes. */
export interface Past {
  readonly pointer: string;
  readonly timestamp: string;
  readonly policy: string;
  readonly page: string;
  readonly registry: string;
  readonly entries: ReadonlyMap<string, string>;
}

/**
 * A running site with a store of its own, whose channel has been through three states: in the first the team of one remote had a release
 * that a key signed which is revoked since, in the second an older one, and the third is what is live. Root key, builds and caches are
 * those of this machine's home.
 */
export const startWorld = async () => {
  const own = pokuHome();
  const home = await mkdtemp(join(tmpdir(), 'poku-tamper-'));
  process.env.POKU_KEYS ??= join(own, 'keys');
  process.env.POKU_BUILDS ??= join(own, 'build');
  process.env.POKU_CACHE ??= join(own, 'cache');
  process.env.POKU_HOME = home;
  const stack = await startStack(
    () => undefined,
    (reason) => {
      throw new Error(reason);
    },
  );
  const [store, root, owner] = [await openStore(), await rootKey(), await ownSigner()];
  const { objects, releases, rootKey: rootPublic } = store;
  const keys = channelKeys(DEFAULT_CHANNEL);

  /** A key that the root key vouches for, and that is good for the store. */
  const team = async (facts: Pick<Certificate, 'id' | 'names'>): Promise<Signer> => {
    const key = generateKey();
    const until = new Date(Date.now() + DAY_MS).toISOString();
    const certificate = certify(root, {
      team: facts.id,
      channels: ['*'],
      until,
      ...facts,
      publicKey: publicKeyOf(key),
    });
    await changePolicy(objects, root, rootPublic, (policy) => withKey(policy, certificate));
    return { key, certificate };
  };
  const clock = await team({ id: 'clock', names: ['timestamp'] });
  const help = await team({ id: 'help', names: [HELP] });
  const leaked = await team({ id: 'leaked', names: ['*'] });
  const lost = await team({ id: 'lost', names: ['*'] });

  const textOf = async (key: string): Promise<string> => (await objects.read(key))?.bytes.toString() ?? '';
  const promote = async (name: string, version: string, signer: Signer): Promise<void> => {
    const release = await releases.read<Release>(name, version);
    await store.change(DEFAULT_CHANNEL, signer, { action: 'promote', name, version }, (registry) =>
      promoted(registry, release),
    );
  };
  /** As the platform's machine does after each change. */
  const past = async (): Promise<Past> => {
    const { state, problem } = await (
      await openLiveChannel({
        store,
        channel: DEFAULT_CHANNEL,
        signer: clock,
        paymentOrigins: paymentOrigins(),
        seenFile: join(home, 'clock.json'),
      })
    )();
    if (!state?.pageAt) throw new Error(problem);
    await objects.write(keys.timestamp, state.timestamp);
    return {
      pointer: await textOf(keys.pointer),
      timestamp: state.timestamp,
      policy: await textOf(POLICY),
      page: state.pageAt().html,
      registry: state.registry,
      entries: state.entries,
    };
  };

  const first = await store.registry(DEFAULT_CHANNEL);
  const units = [
    ...Object.entries(first.remotes).map(([name, { live }]) => [name, live?.version ?? ''] as const),
    ['shell', first.shell?.live ?? ''] as const,
    ['embed', first.embed?.live ?? ''] as const,
  ];
  const older = new Map<string, AnyRelease>();
  for (const [name, version] of units)
    older.set(name, await publishOlder(store, name, version, `${version}.older`, owner));
  const live = first.remotes[HELP]?.live?.version ?? '';
  await publishOlder(store, HELP, live, `${live}.leaked`, leaked);
  await promote(HELP, `${live}.leaked`, leaked);
  const ofLeaked = await past();
  await promote(HELP, `${live}.older`, owner);
  const ofOlder = await past();
  await promote(HELP, live, owner);
  await changePolicy(objects, root, rootPublic, (policy) => {
    const { keys: good, revoked = [] } = withoutKey(withoutKey(policy, 'leaked'), 'lost');
    // Long enough ago that who says what is live has heard of it.
    const at = new Date(Date.now() - HOUR_MS).toISOString();
    return {
      keys: good,
      revoked: revoked.map((one) => (one.certificate.id === 'lost' ? { ...one, at } : one)),
    };
  });
  await store.change(DEFAULT_CHANNEL, owner, { action: 'renew', name: '*', version: '*' }, (registry) => ({
    ...registry,
  }));
  const now = await past();

  /** What may run of the present state. @param withPrevious whether the releases before the live ones may as well */
  const allowed = async (withPrevious: boolean): Promise<Allowed> => {
    const files = new Map<string, string[]>();
    const add = (path: string, integrity: string) => files.set(path, [...(files.get(path) ?? []), integrity]);
    const shell = await releases.read<ShellRelease>('shell', first.shell?.live ?? '');
    for (const [name, version] of units) {
      const versions = [version, ...(withPrevious && name === HELP ? [`${version}.older`] : [])];
      for (const one of versions)
        for (const { name: file, integrity } of (await releases.read<AnyRelease>(name, one)).files) {
          add(`/${releases.key(name, one, file)}`, integrity);
          if (name === 'shell' && file === 'sw.js') add('/sw.js', integrity);
          if (name === 'embed') add(`/embed/v1/${file}`, integrity);
        }
    }
    return { files, inline: [`sha256-${createHash('sha256').update(shell.earlyScript).digest('base64')}`] };
  };

  return {
    stack,
    home,
    store,
    owner,
    clock,
    help,
    leaked,
    lost,
    folder: storeFolder(),
    /** Live releases of remotes, shell and embed, by name. */
    units: new Map(units),
    /** Descriptions of the releases before, by name. */
    older,
    past: { ofLeaked, ofOlder, now },
    allowed: { live: await allowed(false), withPrevious: await allowed(true) },
    stop: async (): Promise<void> => {
      await stack.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
};
export type World = Awaited<ReturnType<typeof startWorld>>;
