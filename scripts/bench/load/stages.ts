import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildShell } from '@poku/build/release';
import type { Present } from '@poku/build/site';
import { ownLive } from '../own-live';
import { buildPlainBundle } from './plain-bundle';
import { plainPages } from './plain-pages';
import { remoteOf } from './pages';
import { liveVersions, promote, publishRemote, publishShell, remoteEdit, SHELL_EDIT } from './redeploys';
import { type Edit, withEdits } from './sources';
import type { Stage } from './phases';
import type { Variant } from './variants';

/** What each site serves while something is live. */
export type Staged = Readonly<Record<Variant, Present>>;

/**
 * Releases what is there with a changed line of some remotes, then of the shell beside, as their teams would, and takes both back.
 * @param plainStore folder of the plain bundles
 * @param sources of the remotes of which a line is changed. None: nothing is redeployed
 */
export const prepareStages = async (
  plainStore: string,
  sources: readonly string[],
  say: (step: string) => void,
): Promise<ReadonlyMap<Stage, Staged>> => {
  const shell = (await buildShell()).release;
  const seenFile = join(plainStore, 'seen.json');
  await rm(seenFile, { force: true });
  const live = await ownLive(seenFile);
  const stages = new Map<Stage, Staged>();
  const plain = async () => plainPages(await buildPlainBundle(plainStore, shell, stages.size === 0));
  const composed = async (): Promise<Present> => {
    const present = await live();
    if (present.problem !== undefined) throw new Error(present.problem);
    return present;
  };
  stages.set('present', { ...(await plain()), composed: await composed() });
  if (sources.length === 0) return stages;

  const names = [...sources.map(remoteOf), 'shell'];
  const before = await liveVersions(names);
  const redeploy = async (
    stage: Stage,
    edits: readonly Edit[],
    publish: () => Promise<[string, string][]>,
  ) => {
    say(`A redeploy: ${stage} …`);
    const { pages, versions } = await withEdits(edits, async () => ({
      pages: await plain(),
      versions: await publish(),
    }));
    for (const [name, version] of versions) await promote(name, version);
    stages.set(stage, { ...pages, composed: await composed() });
  };
  const remoteEdits = sources.map(remoteEdit);
  try {
    await redeploy('remote', remoteEdits, async () => {
      const published: [string, string][] = [];
      for (const name of names.slice(0, -1)) published.push([name, await publishRemote(name)]);
      return published;
    });
    await redeploy('shell', [...remoteEdits, SHELL_EDIT], async () => [['shell', await publishShell()]]);
  } finally {
    for (const [name, version] of before) await promote(name, version);
  }
  return stages;
};
