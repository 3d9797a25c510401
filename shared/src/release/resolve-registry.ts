import type {
  ChannelEntry,
  ChannelRegistry,
  LiveRelease,
  Registry,
  RegistryEntry,
} from '@poku/shared/contract';
import { STORAGE_KEYS } from '@poku/shared/domain';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * Where a member stands among all of them for a remote: the same for the same seed and remote, and another one for each
 * remote, so that nobody is the first to try everything.
 * @returns 0 up to, not including, 1 (FNV-1a with a last mixing, 32 bits)
 */
export const bucketOf = (seed: string, remote: string): number => {
  let hash = FNV_OFFSET;
  for (const char of `${seed} ${remote}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
};

/**
 * The seed of this browser: a random number that means nothing and is sent nowhere.
 * Without storage each page has one of its own.
 */
export const memberSeed = (): string => {
  try {
    const kept = localStorage.getItem(STORAGE_KEYS.seed);
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
