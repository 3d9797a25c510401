import type { ReleaseStore } from './store';

/** Paths that a key may let its remotes claim, and slots that it may let them fill; `*` is all. See `Certificate`. */
export interface Claims {
  readonly routes: readonly string[];
  readonly slots: readonly string[];
}

const ALL: Claims = { routes: ['*'], slots: ['*'] };

const sorted = (items: readonly string[]): string[] => [...new Set(items)].toSorted();

/**
 * What remotes have in channels now, with their canary and the release before: what a key is good for unless it is told more, so that a
 * slot, as a path, belongs to those that it was given to.
 * @param names remotes; with `*` among them all claims
 * @param channels `*` is every channel of the store
 */
export const presentClaims = async (
  store: ReleaseStore,
  names: readonly string[],
  channels: readonly string[],
): Promise<Claims> => {
  if (names.includes('*')) return ALL;
  const registries = await Promise.all(
    (channels.includes('*') ? await store.channels() : channels).map((channel) => store.registry(channel)),
  );
  const releases = registries
    .flatMap(({ remotes }) => names.flatMap((name) => remotes[name] ?? []))
    .flatMap(({ live, canary, previous }) => [live, canary?.release, previous])
    .filter((release) => release !== undefined);
  return {
    routes: sorted(releases.flatMap(({ routes }) => routes.map(({ path }) => path))),
    slots: sorted(releases.flatMap(({ slots }) => slots.map(({ slot }) => slot))),
  };
};
