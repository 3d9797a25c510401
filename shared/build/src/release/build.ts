import { buildEmbed, embedPlan } from './build-embed';
import type { BuildPlan, Built } from './build-once';
import { buildRemote, remotePlan } from './build-remote';
import { buildShell, shellPlan } from './build-shell';
import type { AnyRelease } from './releases';

/** How a remote, `shell` or `embed` is built. */
export const planOf = async (name: string): Promise<BuildPlan> => {
  if (name === 'shell') return shellPlan();
  if (name === 'embed') return embedPlan();
  return remotePlan(name);
};

/** Builds a remote, `shell` or `embed`, unless a build of the same sources is there. */
export const build = async (name: string): Promise<Built<AnyRelease>> => {
  if (name === 'shell') return buildShell();
  if (name === 'embed') return buildEmbed();
  return buildRemote(name);
};

/**
 * Version of the present sources of a remote, of `shell` or of `embed`: its package version and a fingerprint of what is in it.
 * Sources of which no build is known are built, because only a build knows what it reads.
 */
export const sourceVersion = async (name: string): Promise<string> => (await build(name)).release.version;
