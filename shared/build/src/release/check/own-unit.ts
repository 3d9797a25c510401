import { buildEmbed } from '../build-embed';
import { buildShell } from '../build-shell';
import type { Unit } from '../registry-document';
import { EMBED_PACKAGE } from '../remotes';
import type { ReleaseStore } from '../store';
import { error, type Finding } from './finding';
import { judgeShell, judgeVersion } from './judge';
import { ownTypeErrors } from './own-types';

/** Whose sources are built. */
const workspaceOf = (name: Unit): string => (name === 'embed' ? EMBED_PACKAGE : name);

const judgedBuild = async (store: ReleaseStore, name: Unit, channel: string) => {
  if (name === 'embed') {
    const { release } = await buildEmbed();
    return { version: release.version, findings: await judgeVersion(store, { ...release, name }) };
  }
  const { release } = await buildShell();
  const findings = [
    ...(await judgeVersion(store, { ...release, name })),
    ...(await judgeShell(store, await store.registry(channel), release)),
  ];
  return { version: release.version, findings };
};

/**
 * Builds the present sources of the shell or the embed, and says what their release would meet in a channel: the live remotes need
 * something of a shell. Nothing is uploaded.
 * @returns the version, `none` when they cannot be built
 */
export const judgeOwnUnit = async (
  store: ReleaseStore,
  name: Unit,
  channel: string,
): Promise<{ readonly version: string; readonly findings: readonly Finding[] }> => {
  const types = await ownTypeErrors([workspaceOf(name)]);
  try {
    const { version, findings } = await judgedBuild(store, name, channel);
    return { version, findings: [...types, ...findings] };
  } catch (failure) {
    const what = failure instanceof Error ? failure.message : String(failure);
    const where = `${workspaceOf(name)}/src`;
    return {
      version: 'none',
      findings: [...types, error('build-failed', { what, where, fix: 'Correct what the build says.' })],
    };
  }
};
