import type {
  ChannelEntry,
  ChannelRegistry,
  LiveRelease,
  Release,
  ReleaseFile,
  ServerFile,
} from '@poku/contract';
import { toLiveRelease } from '@poku/platform/release';

/** `release.json` of the shell. */
export interface ShellRelease {
  readonly version: string;
  readonly entry: string;
  readonly files: readonly ReleaseFile[];
  /** What paints pages as HTML; no browser loads it. Missing in releases from before. */
  readonly server?: ServerFile;
  /** Text of the inline script; its hash stands in the content security policy. */
  readonly earlyScript: string;
  /** `index.html` with its placeholders. */
  readonly template: string;
  /** The web app manifest. Missing in releases that have it as a file. */
  readonly manifest?: string;
  /** Semver of the contract that it offers to remotes. */
  readonly contractVersion: string;
  /** Versions of the shared modules that it gives, by name. */
  readonly shared: Readonly<Record<string, string>>;
  /** Slots that it has for widgets. Missing, as what follows, in releases from before the gate. */
  readonly offers?: readonly string[];
  /** Names that each shared module gives. */
  readonly gives?: Readonly<Record<string, readonly string[]>>;
  /** Digests of the types that remotes get, by their line in the report of `shared`. */
  readonly types?: Readonly<Record<string, string>>;
  /** As those of `Release`; missing in older releases. */
  readonly commit?: string;
  readonly hasUncommittedChanges?: boolean;
  readonly parts?: Readonly<Record<string, number>>;
}

/** `release.json` of the partner embed. */
export interface EmbedRelease {
  readonly version: string;
  /** Every script, with its integrity; `loader.js` is the one that a partner's page names. */
  readonly files: readonly ReleaseFile[];
  /** What the loader loads. */
  readonly entry: string;
  /** As those of `Release`. */
  readonly commit: string;
  readonly hasUncommittedChanges?: boolean;
  readonly parts?: Readonly<Record<string, number>>;
}

/** What is released beside the remotes. */
export type Unit = 'shell' | 'embed';

export const isUnit = (name: string): name is Unit => name === 'shell' || name === 'embed';

/** What a channel has of the shell or of the embed. */
export interface UnitEntry {
  readonly live: string;
  readonly previous?: string;
}

/** The registry of a channel as the store keeps it: what the browser reads, and the releases of shell and embed. */
export interface RegistryDocument extends ChannelRegistry, Partial<Readonly<Record<Unit, UnitEntry>>> {
  /** SHA-256, hex, of what is painted of the live releases, by remote, and by `shell` for its own pages. Missing in older states. */
  readonly painted?: Readonly<Record<string, string>> | undefined;
}

export const emptyRegistry = (channel: string): RegistryDocument => ({ channel, revision: 0, remotes: {} });

const withEntry = (
  registry: RegistryDocument,
  name: string,
  entry: ChannelEntry | undefined,
): RegistryDocument => {
  const made = entry && { ...entry, since: registry.revision + 1 };
  // A remote keeps its place in the order.
  const remotes = Object.entries({ ...registry.remotes, [name]: made }).filter(
    (one): one is [string, ChannelEntry] => one[1] !== undefined,
  );
  return { ...registry, remotes: Object.fromEntries(remotes) };
};

/**
 * Makes a release the live one, and ends a canary. The release that was live becomes the previous one; promoting what is live
 * changes nothing. Whether it may go live is for the gate (`check/gate.ts`).
 */
export const promoted = (registry: RegistryDocument, release: Release): RegistryDocument => {
  const present = registry.remotes[release.name];
  const previous = present?.live?.version === release.version ? present.previous : present?.live;
  if (present?.live?.version === release.version && !present.canary) return registry;
  return withEntry(registry, release.name, { live: toLiveRelease(release), ...(previous && { previous }) });
};

/**
 * Gives a release to a share of the members; what is live stays.
 * @param share 0 to 1
 * @throws Error when the release is live already, or another canary is under way
 */
export const canaried = (registry: RegistryDocument, release: Release, share: number): RegistryDocument => {
  const present = registry.remotes[release.name];
  if (present?.live?.version === release.version)
    throw new Error(`${release.name} ${release.version} is live in ${registry.channel} already.`);
  const running = present?.canary;
  if (running && running.release.version !== release.version)
    throw new Error(
      `${release.name} ${running.release.version} is a canary in ${registry.channel}; promote it or roll it back first.`,
    );
  if (running?.share === share) return registry;
  return withEntry(registry, release.name, {
    ...present,
    canary: { release: toLiveRelease(release), share },
  });
};

/** The release that a rollback takes away; undefined when nothing is live. */
export const goneVersion = (registry: RegistryDocument, name: string): string | undefined => {
  if (isUnit(name)) return registry[name]?.live;
  const { canary, live } = registry.remotes[name] ?? {};
  return canary?.release.version ?? live?.version;
};

/** Takes a canary away; what is live stays. @throws Error when there is none */
export const canaryTakenBack = (registry: RegistryDocument, name: string): RegistryDocument => {
  const { live, previous, canary } = registry.remotes[name] ?? {};
  if (!canary) throw new Error(`${name} has no canary in ${registry.channel}.`);
  return withEntry(registry, name, live && { live, ...(previous && { previous }) });
};

/** What a remote goes back to: the release that is live then, and the one before it, which browsers go back to. */
export interface Return {
  readonly live: LiveRelease;
  readonly previous?: LiveRelease;
}

/** Makes an earlier release of a remote live again. Which one that may be is for `planRollback`. */
export const wentBack = (
  registry: RegistryDocument,
  name: string,
  { live, previous }: Return,
): RegistryDocument => withEntry(registry, name, { live, ...(previous && { previous }) });

/** Takes a remote out of the channel with all that it claims. @throws Error when it is not there */
export const withdrawn = (registry: RegistryDocument, name: string): RegistryDocument => {
  if (!registry.remotes[name]) throw new Error(`${name} has no live release in channel ${registry.channel}.`);
  return withEntry(registry, name, undefined);
};

/** Makes a release of the shell or the embed live. */
export const unitPromoted = (registry: RegistryDocument, unit: Unit, version: string): RegistryDocument => {
  const present = registry[unit];
  if (present?.live === version) return registry;
  const entry: UnitEntry = { live: version, ...(present && { previous: present.live }) };
  return { ...registry, [unit]: entry };
};

/** Makes an earlier release of the shell or the embed live again. Which one that may be is for `planRollback`. */
export const unitWentBack = (registry: RegistryDocument, unit: Unit, entry: UnitEntry): RegistryDocument => ({
  ...registry,
  [unit]: entry,
});
