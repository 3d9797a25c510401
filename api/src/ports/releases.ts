import { z } from 'zod';
import { mainOrigin } from '../config/site';
import type { ApiConfig } from '../config/env';
import { recent } from '../modules/health/recent';

/** The releases of a channel, as far as it has them, or had within the last hour: live, before it, and canary. */
export interface ReleasePort {
  /** Versions by remote of a channel; undefined for another channel than the site's, and while nothing of it is known. Never rejects. */
  releasesOf(channel: string): Promise<ReadonlyMap<string, ReadonlySet<string>> | undefined>;
}

const release = z.object({ version: z.string() });
const registry = z.object({
  channel: z.string(),
  remotes: z.record(
    z.string(),
    z.object({
      live: release.optional(),
      previous: release.optional(),
      canary: z.object({ release }).optional(),
    }),
  ),
});
const signed = z.object({ text: z.string() });

/** Longest wait for the site, in milliseconds. */
const timeoutMs = 2000;
/** A page tells of a release, as of a canary that threw, also after it was taken back. */
const rememberedMs = 60 * 60_000;

/**
 * Reads the channel from the site itself, which serves only what it verified, at most once a second. While the site does not answer,
 * what it said last stands.
 * @param tell gets the failure when the site stops to answer, and undefined when it does again
 */
export function createSiteReleases(
  config: Pick<ApiConfig, 'siteOrigins'>,
  tell: (error: unknown) => void,
): ReleasePort {
  let last: { channel: string; releases: ReadonlyMap<string, ReadonlySet<string>> } | undefined;
  /** When each release was last in the channel, by remote and version. */
  const seen = new Map<string, Map<string, number>>();
  let isReached = true;
  const become = (isNow: boolean, error?: unknown): void => {
    if (isNow !== isReached) tell(error);
    isReached = isNow;
  };
  const read = recent(async () => {
    const answer = await fetch(`${mainOrigin(config)}/registry.json`, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`The site answered ${answer.status} for its registry`);
    const { text } = signed.parse(await answer.json());
    const { channel, remotes } = registry.parse(JSON.parse(text));
    const nowMs = Date.now();
    for (const [remote, { live, previous, canary }] of Object.entries(remotes)) {
      const versions = seen.get(remote) ?? new Map<string, number>();
      seen.set(remote, versions);
      for (const one of [live, previous, canary?.release]) if (one) versions.set(one.version, nowMs);
    }
    for (const versions of seen.values())
      for (const [version, atMs] of versions) if (atMs < nowMs - rememberedMs) versions.delete(version);
    const releases = [...seen].map(([remote, versions]) => [remote, new Set(versions.keys())] as const);
    last = { channel, releases: new Map(releases) };
  });
  return {
    async releasesOf(channel) {
      await read().then(
        () => become(true),
        (error: unknown) => become(false, error),
      );
      return last?.channel === channel ? last.releases : undefined;
    },
  };
}
