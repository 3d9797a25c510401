import * as runtimeCore from '@module-federation/runtime/core';
import { getInstance } from '@module-federation/runtime';
import type { LiveRelease } from '@poku/contract';
import type { ExposedModule } from './exposed-module';
import { loadScript } from './load-script';

/** Loads what releases expose. */
export interface Federation {
  /**
   * Loads an exposed module, with its entry the first time.
   * @throws Error when a file does not arrive, has other bytes, or throws while it runs
   */
  load(release: LiveRelease, expose: string): Promise<ExposedModule>;
  /** Forgets a release, so that the next `load` fetches and runs it anew, past every cache. */
  forget(release: LiveRelease): void;
}

/**
 * Shared modules that the host gives on demand. That it imports them is what makes them part of its build; a remote that
 * needs one has it fetched through the share scope.
 * @public nobody calls them
 */
export const ON_DEMAND = [() => import('./on-demand/html')] as const;

const integrityOf = (release: LiveRelease, file: string): string => {
  const integrity = release.integrity[file];
  if (!integrity) throw new Error(`${release.base}${file} has no integrity in the registry and is not run`);
  return integrity;
};

type Container = Exclude<Awaited<ReturnType<typeof runtimeCore.getRemoteEntry>>, void | false>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'get' in value && 'init' in value;

const scope = globalThis as Record<string, unknown>;

/** Fetches a repaired release once more under its own addresses, because a broken answer may be cached there for a year. */
const refillCache = async (release: LiveRelease): Promise<void> => {
  const files = Object.entries(release.integrity);
  await Promise.allSettled(
    files.map(([file, integrity]) => fetch(release.base + file, { cache: 'reload', integrity })),
  );
};

/**
 * The federation runtime as the shell uses it: every release is a remote of its own, so that two releases of one remote
 * can stand on a page. Remotes run on this runtime's core and carry none of their own.
 */
export const createFederation = (): Federation => {
  scope['_FEDERATION_RUNTIME_CORE'] = runtimeCore;
  const host = getInstance();
  if (!host) throw new Error('The shell was built without its federation plugin.');

  /** Query of a release's files, by container; only for those that are fetched anew. */
  const queries = new Map<string, string>();
  const releases = new Map<string, LiveRelease>();

  host.registerPlugins([
    {
      name: 'poku-entry',
      loadEntry: async ({ remoteInfo }) => {
        const release = releases.get(remoteInfo.name);
        if (!release) throw new Error(`${remoteInfo.name} is not a release of the registry`);
        await loadScript(remoteInfo.entry, integrityOf(release, release.entry));
        const container = scope[release.container];
        if (!isContainer(container)) throw new Error(`${remoteInfo.entry} ran and left no container`);
        return container;
      },
    },
  ]);

  const register = (release: LiveRelease): string => {
    const query = queries.get(release.container) ?? '';
    const name = release.container + query.replace(/\W/g, '_');
    if (!releases.has(name)) {
      releases.set(name, release);
      const entry = release.base + release.entry + query;
      host.registerRemotes([{ name, entry, entryGlobalName: release.container, type: 'global' }]);
    }
    return name;
  };

  return {
    load: async (release, expose) => {
      const module = await host.loadRemote<ExposedModule>(`${register(release)}/${expose}`);
      if (!module) throw new Error(`${release.base} exposes no ${expose}`);
      if (queries.has(release.container)) void refillCache(release);
      return module;
    },
    forget: ({ container }) => {
      // The time makes it an address that no cache has seen; the remote's chunks take the same query.
      queries.set(container, `?again=${Date.now()}`);
      scope[`chunks_${container}`] = undefined;
      scope[container] = undefined;
    },
  };
};
