import type { LiveRelease, Registry, RegistryEntry } from '@poku/contract';
import { fetchEarly } from './early-scripts';
import { type ExposedModule, filesOf, isExposed, NotExposedError, type Wanted } from './exposed-module';
import type { Federation } from './federation';
import type { Blame } from './recorder';

/** What the ladder needs of the outside. */
export interface LadderOptions {
  readonly federation: Federation;
  readonly registry: Registry;
  /** Reads what there is of a remote now; undefined when this member has none of it. */
  readonly readEntry: (remote: string) => Promise<RegistryEntry | undefined>;
  /** Hears of each module that was loaded. @param startedAt when that began, as `performance.now()` counts */
  readonly onLoaded: (wanted: Wanted, release: string, startedAt: number) => void;
  /** Hears of each rung that failed, be it that what came is no page or widget, and of modules that failed after they were loaded. */
  readonly onFailure: (wanted: Wanted, release: string, error: unknown, blame?: Blame) => void;
  /** Waits so many milliseconds. Default the page's timer. */
  readonly wait?: (ms: number) => Promise<void>;
}

/** A network that a device has just found again often carries nothing for a moment. */
export const NETWORK_PAUSE_MS = 1_000;

const timer = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * The order of repair when a remote cannot be loaded: the live release; once more, or the release that went live since
 * the page was opened; the release before it. When not even the registry can be read, the second try waits a moment. What
 * worked is used from then on.
 */
export const createLadder = ({
  federation,
  registry,
  readEntry,
  onLoaded,
  onFailure,
  wait = timer,
}: LadderOptions) => {
  const inUse = new Map<string, LiveRelease>();
  /** Releases that failed and must be fetched anew before they are tried again. */
  const spoilt = new Set<string>();
  /** How often a release was forgotten; what began before then says nothing of what was fetched since. */
  const renewals = new Map<string, number>();
  /** Releases that loaded and then failed twice while they rendered; not used until a member asks again. */
  const condemned = new Set<string>();

  const present = (remote: string): LiveRelease | undefined =>
    inUse.get(remote) ?? registry.remotes[remote]?.live;

  const entryOf = async (remote: string): Promise<RegistryEntry | undefined> => {
    try {
      return await readEntry(remote);
    } catch (error) {
      onFailure({ remote, kind: 'pages', key: '' }, 'registry', error);
      return undefined;
    }
  };

  /** @throws the release's error, or NotExposedError; a module that is not what it should be must not stand */
  const loadFrom = async (release: LiveRelease, { kind, key }: Wanted): Promise<ExposedModule> => {
    const module = await federation.load(release, `${kind}/${key}`);
    if (isExposed[kind](module)) return module;
    throw new NotExposedError(`${kind}/${key} of ${release.base} is not what it should be`);
  };

  const forget = (release: LiveRelease): void => {
    federation.forget(release);
    spoilt.delete(release.container);
    renewals.set(release.container, (renewals.get(release.container) ?? 0) + 1);
  };

  /** A load failed. @param renewal how often the release had been forgotten when the load began */
  const spoil = ({ container }: LiveRelease, renewal: number | undefined): void => {
    if (renewals.get(container) === renewal) spoilt.add(container);
  };

  const attempt = async (release: LiveRelease, wanted: Wanted): Promise<ExposedModule> => {
    const startedAt = performance.now();
    if (spoilt.has(release.container)) forget(release);
    else fetchEarly(release, filesOf(release, wanted));
    const renewal = renewals.get(release.container);
    try {
      const module = await loadFrom(release, wanted);
      inUse.set(wanted.remote, release);
      onLoaded(wanted, release.version, startedAt);
      return module;
    } catch (error) {
      spoil(release, renewal);
      onFailure(wanted, release.version, error, error instanceof NotExposedError ? 'evaluate' : undefined);
      throw error;
    }
  };

  const load = async (wanted: Wanted): Promise<ExposedModule> => {
    const first = present(wanted.remote);
    if (!first) throw new Error(`The registry has no remote ${wanted.remote}.`);
    const tried = condemned.has(first.container)
      ? Promise.reject(new Error(`${first.base} threw while it rendered`))
      : attempt(first, wanted);
    return tried.catch(async (reason: unknown) => {
      const entry = await entryOf(wanted.remote);
      // Nothing of the site could be reached: it is the network, and not the release.
      if (!entry && navigator.onLine) await wait(NETWORK_PAUSE_MS);
      const rungs = [entry?.live ?? first, entry?.previous].filter((rung) => rung !== undefined);
      for (const rung of rungs.filter(({ container }) => !condemned.has(container))) {
        const module = await attempt(rung, wanted).catch(() => undefined);
        if (module) return module;
      }
      throw reason;
    });
  };

  return {
    /**
     * Loads a page or widget that nobody has opened yet, from the release that the remote runs on. What fails counts for nothing and
     * repairs nothing: it is fetched anew when it is opened. Never rejects.
     */
    prepare: async (wanted: Wanted): Promise<void> => {
      const release = present(wanted.remote);
      if (!release || [spoilt, condemned].some((set) => set.has(release.container))) return;
      fetchEarly(release, filesOf(release, wanted));
      const renewal = renewals.get(release.container);
      await loadFrom(release, wanted).catch(() => spoil(release, renewal));
    },
    /** Loads a page or widget, climbing down the ladder. @throws the first rung's error when none holds */
    load,
    /** Makes the next load of the remote fetch everything anew, from the live release on. */
    renew: (remote: string): void => {
      const release = present(remote);
      if (release) spoilt.add(release.container);
      condemned.clear();
    },
    /** Gives up the release that a remote runs on, because it threw while it rendered; the next load steps down. */
    condemn: (remote: string): void => {
      const release = present(remote);
      if (release) condemned.add(release.container);
    },
    /** Tells of a module that was loaded and threw while it was shown. */
    blame: (wanted: Wanted, error: unknown): void => {
      const release = present(wanted.remote);
      if (release) onFailure(wanted, release.version, error, 'render');
    },
    /** Loads from one release alone, without any repair. @throws its error; then nothing has changed */
    loadFrom,
    /** Makes a release the one that a remote runs on, from the next load on. */
    adopt: (remote: string, release: LiveRelease): void => {
      inUse.set(remote, release);
      condemned.clear();
    },
    /** The release that the next load of a remote begins with. */
    present,
    /** The release that a remote runs on, for reports. */
    releaseOf: (remote: string): string | undefined => inUse.get(remote)?.version,
  };
};
export type Ladder = ReturnType<typeof createLadder>;
