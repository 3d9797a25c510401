import { z } from 'zod';
import { mainOrigin } from '../config/site';
import type { ApiConfig } from '../config/env';
import { recent } from '../modules/health/recent';

/** A canary that the channel has. */
export interface ChannelCanary {
  version: string;
  /** Share of the members, 0 to 1. */
  share: number;
  /** Version that the others have; undefined for a new remote. */
  live: string | undefined;
  /** Revision of the channel that gave it this share. */
  revision: number;
}

/** The releases of a channel, as far as it has them, or had within the last hour: live, before it, and canary. */
export interface ReleasePort {
  /** Versions by remote of a channel; undefined for another channel than the site's, and while nothing of it is known. Never rejects. */
  releasesOf(channel: string): Promise<ReadonlyMap<string, ReadonlySet<string>> | undefined>;
  /** The canaries of the moment, by remote; none of another channel than the site's, and while nothing of it is known. Never rejects. */
  canariesOf(channel: string): Promise<ReadonlyMap<string, ChannelCanary>>;
}

const release = z.object({ version: z.string() });
const registry = z.object({
  channel: z.string(),
  remotes: z.record(
    z.string(),
    z.object({
      live: release.optional(),
      previous: release.optional(),
      canary: z.object({ release, share: z.number() }).optional(),
      since: z.number().optional(),
    }),
  ),
});
const signed = z.object({ text: z.string() });

/** Longest wait for the site, in milliseconds. */
const timeoutMs = 2000;
/** How long a release is known after it left the channel: pages still report it, for example a canary that threw. */
const rememberedMs = 60 * 60_000;

/**
 * Reads the channel from the site itself, which serves only what it verified, at most once a second. While the site does not
 * answer, its last answer is used.
 * @param tell gets the failure when the site stops to answer, and undefined when it does again
 */
export function createSiteReleases(
  config: Pick<ApiConfig, 'siteOrigins'>,
  tell: (error: unknown) => void,
): ReleasePort {
  let last:
    | {
        channel: string;
        releases: ReadonlyMap<string, ReadonlySet<string>>;
        canaries: ReadonlyMap<string, ChannelCanary>;
      }
    | undefined;
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
    const canaries = Object.entries(remotes).flatMap(([remote, { live, canary, since = 0 }]) =>
      canary
        ? [
            [
              remote,
              { version: canary.release.version, share: canary.share, live: live?.version, revision: since },
            ] as const,
          ]
        : [],
    );
    last = { channel, releases: new Map(releases), canaries: new Map(canaries) };
  });
  /** What the site says of a channel, read again if the last read is older than a second. */
  const known = async (channel: string) => {
    await read().then(
      () => become(true),
      (error: unknown) => become(false, error),
    );
    return last?.channel === channel ? last : undefined;
  };
  return {
    releasesOf: async (channel) => (await known(channel))?.releases,
    canariesOf: async (channel) => (await known(channel))?.canaries ?? new Map<string, ChannelCanary>(),
  };
}
