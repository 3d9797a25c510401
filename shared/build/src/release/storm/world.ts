import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@poku/contract';
import { ROOT } from '@poku/tooling';
import { openStore, promote, promoteTogether } from '../channel';
import { describeFiles } from '../files';
import { createKey, ownSigner, rootKey, rootPublicKey } from '../keys/key-home';
import { changePolicy, withKey } from '../keys/policy';
import type { ShellRelease } from '../registry-document';
import type { AnyRelease } from '../releases';

/** Kinds of store that a storm can be in. */
export type StoreKind = 'folder' | 's3';

/** A team of a storm: its remotes, which go live together when they are several, and its key, which is good for nothing else. */
export interface Team {
  readonly names: readonly string[];
  readonly keyFile: string;
}

/** A store made for a storm; the environment of this process names it until the end. */
export interface World {
  readonly teams: readonly Team[];
  readonly end: () => Promise<void>;
}

/** The releases of each remote that its team promotes in turn; the first one is live at the start. */
export const VERSIONS = ['1.0.0', '2.0.0'] as const;

const CODE_BYTES = 4_096;
const KEY_DAYS = 1;

const SHELL_TEMPLATE =
  '<meta content="{{policy}}"><script data-signature="{{signature}}">{{registry}}</script><script src="{{entry}}" integrity="{{integrity}}"></script>';

/** Starts the S3 service of the tests as a process of its own. */
const startService = async () => {
  const child = fork(join(ROOT, 'shared/build/src/release/testing/serve-s3.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  const endpoint = await new Promise<string>((resolve, reject) => {
    child.once('message', (address) => resolve(address as string));
    child.once('exit', (code) => reject(new Error(`The S3 service did not start (${code}).`)));
  });
  return { endpoint, stop: () => void child.kill() };
};

/** Publishes a release of one script. */
const publishOne = async (home: string, name: string, version: string): Promise<void> => {
  const folder = await mkdtemp(join(home, 'build-'));
  await writeFile(join(folder, 'entry.js'), `/* ${name} ${version} */`.padEnd(CODE_BYTES, ';'));
  const files = await describeFiles(folder);
  const common = { version, entry: 'entry.js', files, contractVersion: '1.0.0', shared: {} };
  const release: AnyRelease =
    name === 'shell'
      ? ({ ...common, earlyScript: '', template: SHELL_TEMPLATE } satisfies ShellRelease)
      : ({
          ...common,
          name,
          container: `${name}_${version}`.replace(/\W/g, '_'),
          pages: {},
          widgets: {},
          routes: [],
          slots: [],
          commit: 'unknown',
          budgetBytes: CODE_BYTES,
          links: [],
          offers: [],
          uses: {},
          types: {},
        } satisfies Release);
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  await (await openStore()).releases.publish(name, release, folder, await ownSigner());
};

/** Where the store of a storm lies: in the service that is set, or in one of its own. */
const openPlace = async (kind: StoreKind, home: string): Promise<() => void> => {
  Object.assign(process.env, { POKU_HOME: home, POKU_KEYS: join(home, 'keys') });
  const given = process.env.POKU_STORE;
  if (kind === 'folder') {
    delete process.env.POKU_STORE;
    return () => undefined;
  }
  if (given) {
    process.env.POKU_STORE = `${given.replace(/\/$/, '')}/storm-${Date.now()}`;
    return () => undefined;
  }
  const { endpoint, stop } = await startService();
  const credentials = { AWS_ACCESS_KEY_ID: 'storm', AWS_SECRET_ACCESS_KEY: 'storm' };
  Object.assign(process.env, {
    POKU_STORE: 's3://releases/storm',
    POKU_S3_ENDPOINT: endpoint,
    ...credentials,
  });
  return stop;
};

/** A set that goes live in one version. */
export const setOf = (names: readonly string[], version: string): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, version]));

/**
 * Makes an empty store with a live shell, and teams with a key and live remotes each.
 * @param remotes how many each team has
 */
export const makeWorld = async (kind: StoreKind, remotes: readonly number[]): Promise<World> => {
  const home = await mkdtemp(join(tmpdir(), 'poku-storm-'));
  const stop = await openPlace(kind, home);
  const end = async (): Promise<void> => {
    stop();
    await rm(home, { recursive: true });
  };
  try {
    const { objects } = await openStore();
    const [root, publicKey] = [await rootKey(), await rootPublicKey()];
    const { certificate } = await ownSigner();
    await changePolicy(objects, root, publicKey, (policy) => withKey(policy, certificate));
    await publishOne(home, 'shell', VERSIONS[0]);
    await promote('shell', VERSIONS[0]);
    const teams: Team[] = [];
    for (const [index, count] of remotes.entries()) {
      const number = index + 1;
      const names = Array.from({ length: count }, (_, one) => `mfe-storm-${number}-${one + 1}`);
      const facts = { team: `Team ${number}`, names, channels: ['production'], days: KEY_DAYS };
      const made = await createKey({ id: `team-${number}`, ...facts });
      await changePolicy(objects, root, publicKey, (policy) => withKey(policy, made.certificate));
      for (const name of names) for (const version of VERSIONS) await publishOne(home, name, version);
      await promoteTogether(setOf(names, VERSIONS[0]));
      teams.push({ names, keyFile: made.file });
    }
    return { teams, end };
  } catch (error) {
    await end();
    throw error;
  }
};
