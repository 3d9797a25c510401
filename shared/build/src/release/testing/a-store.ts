import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@poku/contract';
import { containerName } from '../../webpack/container-name';
import { describeFiles } from '../files';
import { certify, generateKey, publicKeyOf, type Signer } from '../keys/key-pair';
import { changePolicy, withKey } from '../keys/policy';
import type { ObjectStore } from '../objects/object-store';
import { ReleaseStore } from '../store';
import { aFolder } from './a-folder';

const HOUR_MS = 3_600_000;

/** A root key, and teams that it vouches for. */
export const aRoot = () => {
  const root = generateKey();
  const rootKey = publicKeyOf(root);
  return {
    root,
    rootKey,
    /** A team's signer. Default: may release and promote everything, for an hour. */
    team: (facts: Partial<Omit<Signer['certificate'], 'signature' | 'publicKey'>> = {}): Signer => {
      const key = generateKey();
      const certificate = certify(root, {
        id: 'team-key',
        team: 'team',
        names: ['*'],
        channels: ['*'],
        until: new Date(Date.now() + HOUR_MS).toISOString(),
        ...facts,
        publicKey: publicKeyOf(key),
      });
      return { key, certificate };
    },
  };
};

/** A store with keys of its own, and a team that may do everything. */
export const aStore = async (objects: ObjectStore) => {
  const root = aRoot();
  const store = new ReleaseStore({ objects, rootKey: root.rootKey });
  /** Makes a key good for the store. */
  const welcome = (signer: Signer) =>
    changePolicy(objects, root.root, root.rootKey, (policy) => withKey(policy, signer.certificate));
  const signer = root.team();
  await welcome(signer);
  return { ...root, store, signer, welcome };
};

/**
 * A finished build of a remote with one file, in a temporary folder.
 * @param entry name of that file. Default one without a hash
 */
export const aBuild = async (
  name: string,
  version: string,
  code = 'run()',
  facts: Partial<Release> = {},
  entry = 'entry.js',
): Promise<{ readonly release: Release; readonly folder: string }> => {
  const folder = await aFolder();
  await writeFile(join(folder, entry), code);
  const release: Release = {
    name,
    version,
    contractVersion: '1.0.0',
    container: containerName(name, version),
    entry,
    files: await describeFiles(folder),
    pages: {},
    widgets: {},
    routes: [],
    slots: [],
    shared: {},
    commit: 'unknown',
    budgetBytes: 10_000,
    links: [],
    offers: [],
    uses: {},
    types: {},
    ...facts,
  };
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return { release, folder };
};
