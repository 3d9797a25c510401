import type { ChannelRegistry, LiveRelease, Registry } from '@poku/contract';
import type { LoadRecord } from '../preview/recorder';

/** Where a release comes from. `repaired`: a repair took it, the one before or a newer one. */
export type ReleaseSource =
  | { readonly kind: 'live' | 'preview' | 'repaired' }
  /** @property share of the members, 0 to 1 */
  | { readonly kind: 'canary'; readonly share: number };

/** What there is to say of a remote. */
export interface RemoteFact {
  readonly name: string;
  /** The release that it runs on, or would. */
  readonly version: string;
  readonly source: ReleaseSource;
  /** Its loads since the page was opened, the oldest first. */
  readonly loads: readonly LoadRecord[];
}

/** What the facts are made of. */
export interface FactSources {
  readonly channelRegistry: ChannelRegistry;
  readonly registry: Registry;
  readonly overrides: Readonly<Record<string, LiveRelease>>;
  readonly loads: readonly LoadRecord[];
}

/** Each remote with its release and where that comes from, in the order of the registry. */
export const remoteFacts = ({ channelRegistry, registry, overrides, loads }: FactSources): RemoteFact[] =>
  Object.entries(registry.remotes).map(([name, { live }]) => {
    const own = loads.filter(({ remote }) => remote === name);
    const version = own.filter(({ isGood }) => isGood).at(-1)?.version ?? live.version;
    const { canary, live: liveForAll = live } = channelRegistry.remotes[name] ?? {};
    const sourceOf = (): ReleaseSource => {
      if (overrides[name]?.version === version) return { kind: 'preview' };
      if (canary && canary.release.version === version) return { kind: 'canary', share: canary.share };
      return { kind: liveForAll.version === version ? 'live' : 'repaired' };
    };
    return { name, version, source: sourceOf(), loads: own };
  });
