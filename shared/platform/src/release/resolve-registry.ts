import type { ChannelEntry, ChannelRegistry, LiveRelease, Registry, RegistryEntry } from '@poku/contract';
import { STORAGE_KEYS } from '@poku/domain/brand';
import { bucketOf } from '@poku/domain/bucket';

/** The client id that this browser keeps under a key ([A] §3): of the member, or of the partner that sent them in. */
export const storedClientId = (key: string): string | undefined => {
  try {
    const { clientId } = JSON.parse(localStorage.getItem(key) ?? '{}') as { clientId?: unknown };
    return typeof clientId === 'string' ? clientId : undefined;
  } catch {
    return undefined;
  }
};

/**
 * What decides who has a canary: the client id of the member who is logged in, so that the collector knows which release a member
 * should have; of a guest a random number of this browser, which means nothing and is sent nowhere.
 * Without storage each page has one of its own.
 */
export const memberSeed = (): string => {
  try {
    const kept = storedClientId(STORAGE_KEYS.session) || localStorage.getItem(STORAGE_KEYS.seed);
    if (kept) return kept;
    const seed = crypto.getRandomValues(new Uint32Array(2)).join('');
    localStorage.setItem(STORAGE_KEYS.seed, seed);
    return seed;
  } catch {
    return String(Math.random());
  }
};

/** Settles which release of one remote a member has; undefined when it is none. See `resolveRegistry`. */
export const resolveEntry = (
  remote: string,
  { live, previous, canary }: ChannelEntry,
  seed: () => string,
): RegistryEntry | undefined => {
  if (canary && bucketOf(seed(), remote) < canary.share)
    return { live: canary.release, ...(live && { previous: live }) };
  return live && { live, ...(previous && { previous }) };
};

/**
 * Settles which release of each remote a member has.
 * @param seed asked for only while a remote has a canary
 * @param overrides releases that are looked at before they are live, by remote; the member's own one is then what to go back to
 */
export const resolveRegistry = (
  { channel, revision, remotes, far }: ChannelRegistry,
  seed: () => string,
  overrides: Readonly<Record<string, LiveRelease>> = {},
): Registry => {
  const names = [...new Set([...Object.keys(remotes), ...Object.keys(overrides)])];
  const settled = names.flatMap((name): [string, RegistryEntry][] => {
    const own = resolveEntry(name, remotes[name] ?? {}, seed);
    const looked = overrides[name];
    if (looked) return [[name, { live: looked, ...(own && { previous: own.live }) }]];
    return own ? [[name, own]] : [];
  });
  return { channel, revision, remotes: Object.fromEntries(settled), ...(far && { far }) };
};
