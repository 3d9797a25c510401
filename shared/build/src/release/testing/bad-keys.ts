import { createHash } from 'node:crypto';
import { readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changePolicy, withoutKey } from '../keys/policy';
import type { Attempt } from './a-channel';
import type { BadRelease, Live } from './a-live-channel';
import { aRoot } from './a-store';

const signedBy =
  (facts: Parameters<Live['team']>[0]) =>
  async (live: Live): Promise<Attempt> => {
    const publisher = live.team({ id: 'other', ...facts });
    await live.welcome(publisher);
    return { build: await live.next(), publisher };
  };

/** A release.json that was changed in the store, with the signature of the one before under its name. */
const resigned = async (folder: string): Promise<void> => {
  const signature = (await readdir(folder)).find((name) => name.startsWith('signature-')) ?? '';
  const file = join(folder, 'release.json');
  const changed = (await readFile(file, 'utf8')).replace('10000', '99999');
  await writeFile(file, changed);
  const digest = createHash('sha256').update(changed).digest('hex').slice(0, 16);
  await writeFile(join(folder, `signature-${digest}.json`), await readFile(join(folder, signature)));
};

/** Releases that nobody signed who may. */
export const BAD_KEYS: readonly BadRelease[] = [
  [
    'no signature',
    'unsigned',
    async ({ next }) => ({
      build: await next(),
      between: async (folder) => {
        for (const name of await readdir(folder))
          if (name.startsWith('signature-')) await unlink(join(folder, name));
      },
    }),
  ],
  [
    'a description that was changed after it was signed',
    'altered-release',
    async ({ next }) => ({
      build: await next(),
      between: resigned,
    }),
  ],
  [
    'a key that the root does not know',
    'unknown-key',
    async ({ next }) => ({
      build: await next(),
      publisher: aRoot().team({ id: 'stranger' }),
    }),
  ],
  [
    'a key that was revoked',
    'revoked-key',
    async ({ next, team, welcome, store, root: rootKeyPair, rootKey }) => {
      const publisher = team({ id: 'left-the-team' });
      await welcome(publisher);
      return {
        build: await next(),
        publisher,
        between: () =>
          changePolicy(store.objects, rootKeyPair, rootKey, (policy) => withoutKey(policy, 'left-the-team')),
      };
    },
  ],
  ['a key that is over', 'expired-key', signedBy({ until: new Date(Date.now() - 1_000).toISOString() })],
  ['the key of another team', 'key-not-for-name', signedBy({ names: ['mfe-b'] })],
  ['a key for another channel', 'key-not-for-channel', signedBy({ channels: ['staging'] })],
];
