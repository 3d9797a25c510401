import { answerWithin } from '@poku/domain/deadline';
import type { LiveRelease, PageModule } from '@poku/contract';
import type { ComponentType } from 'react';
import { type ExposedModule, isExposed, type Wanted } from './exposed-module';
import type { Ladder } from './ladder';

/**
 * How long a member waits for a remote before the panel shows in its place. Loading goes on behind the panel, and the
 * page comes by itself when it is there.
 */
const REMOTE_DEADLINE_MS = 2_000;

/** A remote could not be shown in time, or at all. Compare `name`. */
export class RemoteUnavailableError extends Error {
  override readonly name = 'RemoteUnavailableError';
  constructor(
    readonly remote: string,
    /** Settles when loading that goes on in the background ends; undefined when it has failed for good. */
    readonly pending?: Promise<unknown>,
  ) {
    super(`${remote} is not available`);
  }
}

/** What is kept of a page or widget. */
interface Loaded {
  readonly wanted: Wanted;
  readonly module: ExposedModule;
  /** Stays while it is shown; who asks for it gets a new one. */
  readonly isStale?: true;
}

const keyOf = ({ remote, kind, key }: Wanted): string => `${remote}/${kind}/${key}`;

/** Loads pages and widgets of remotes and keeps them; the ladder gives none that is not what it should be. */
export const createRemoteLoader = (ladder: Ladder, deadlineMs = REMOTE_DEADLINE_MS) => {
  const loaded = new Map<string, Loaded>();
  const loading = new Map<string, Promise<ExposedModule>>();
  /** How often what was on its way became what must not be shown, by remote. */
  const turns = new Map<string, number>();
  /** Repairs after a throw, by remote. */
  const repairs = new Map<string, number>();

  const listeners = new Set<() => void>();

  const drop = (map: Map<string, unknown>, remote: string): void => {
    for (const id of map.keys()) if (id.startsWith(`${remote}/`)) map.delete(id);
  };

  /** Drops everything of a remote; what is on its way will not be shown, and who waits for it gets what a new load finds. */
  const overtake = (remote: string): void => {
    turns.set(remote, (turns.get(remote) ?? 0) + 1);
    drop(loaded, remote);
    drop(loading, remote);
  };

  const fresh = (id: string): Loaded | undefined => {
    const one = loaded.get(id);
    return one?.isStale ? undefined : one;
  };

  const start = (wanted: Wanted): Promise<ExposedModule> => {
    const id = keyOf(wanted);
    const present = loading.get(id);
    if (present) return present;
    const turn = turns.get(wanted.remote);
    const promise = ladder.load(wanted).then((module) => {
      if (turns.get(wanted.remote) !== turn) return fresh(id)?.module ?? start(wanted);
      // Of loads that run beside each other, the first that comes is what everybody gets and what is shown.
      const shown = fresh(id) ?? { wanted, module };
      loaded.set(id, shown);
      return shown.module;
    });
    loading.set(id, promise);
    const done = () => {
      if (loading.get(id) === promise) loading.delete(id);
    };
    promise.then(done, done);
    return promise;
  };

  const load = async (wanted: Wanted): Promise<ExposedModule> => {
    const present = fresh(keyOf(wanted));
    if (present) return present.module;
    const promise = start(wanted);
    const failure = promise.catch(() => {
      throw new RemoteUnavailableError(wanted.remote);
    });
    return answerWithin(failure, deadlineMs, () => new RemoteUnavailableError(wanted.remote, promise));
  };

  return {
    /** Loads what may be opened next, unless it is here or under way; see `Ladder.prepare`. Never rejects. */
    prepare: async (wanted: Wanted): Promise<void> => {
      if (![loaded, loading].some((map) => map.has(keyOf(wanted)))) await ladder.prepare(wanted);
    },
    /** The release that the next load of a remote begins with. */
    present: ladder.present,
    /** @throws RemoteUnavailableError when the page is not there within the deadline, or is not a page */
    page: async (remote: string, key: string): Promise<PageModule> => {
      const module = await load({ remote, kind: 'pages', key });
      if (!isExposed.pages(module)) throw new RemoteUnavailableError(remote);
      return module.page;
    },
    /** The page, when it is loaded already. */
    loadedPage: (remote: string, key: string): PageModule | undefined => {
      const module = loaded.get(keyOf({ remote, kind: 'pages', key }))?.module;
      return module && isExposed.pages(module) ? module.page : undefined;
    },
    /** @throws RemoteUnavailableError when the widget is not there within the deadline, or is not a component */
    widget: async (remote: string, key: string): Promise<ComponentType> => {
      const module = await load({ remote, kind: 'widgets', key });
      if (!isExposed.widgets(module)) throw new RemoteUnavailableError(remote);
      return module.Widget;
    },
    /** Tells of a page or widget that threw while it was shown. */
    threw: ladder.blame,
    /** The widget, when it is loaded already. */
    loadedWidget: (remote: string, key: string): ComponentType | undefined => {
      const module = loaded.get(keyOf({ remote, kind: 'widgets', key }))?.module;
      return module && isExposed.widgets(module) ? module.Widget : undefined;
    },
    /**
     * Loads nothing more out of what is here of a remote, and waits for nothing that is under way; the next load fetches it
     * anew. Pages and widgets that are shown stay as they are until then.
     */
    discard: (remote: string): void => {
      repairs.delete(remote);
      ladder.renew(remote);
      drop(loading, remote);
      for (const [id, one] of loaded) {
        if (one.wanted.remote === remote) loaded.set(id, { ...one, isStale: true });
      }
    },
    /**
     * Puts another release of a remote in the place of the one that runs, once everything that is loaded of it is there in the
     * new one.
     * @throws the new release's error; then nothing has changed
     */
    replace: async (remote: string, release: LiveRelease): Promise<void> => {
      const present = [...loaded].filter(([, { wanted }]) => wanted.remote === remote);
      const fresh = await Promise.all(
        present.map(async ([id, { wanted }]) => {
          const module = await ladder.loadFrom(release, wanted);
          return [id, { wanted, module }] as const;
        }),
      );
      ladder.adopt(remote, release);
      repairs.delete(remote);
      overtake(remote);
      for (const [id, one] of fresh) loaded.set(id, one);
      for (const listener of listeners) listener();
    },
    /** Tells when `replace` put another release in place. @returns a function that ends it */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /**
     * Repairs a remote whose page threw: once by fetching it anew, then by the release before it.
     * @returns false when both were tried since the last `discard`; then the panel stays
     */
    repair: (remote: string): boolean => {
      const tried = repairs.get(remote) ?? 0;
      if (tried >= 2) return false;
      repairs.set(remote, tried + 1);
      if (tried === 0) ladder.renew(remote);
      else ladder.condemn(remote);
      overtake(remote);
      return true;
    },
  };
};
export type RemoteLoader = ReturnType<typeof createRemoteLoader>;
