import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  helpers,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core';
import { getInstance } from '@module-federation/runtime';
import type { LiveRelease } from '@poku/contract';
import type { ExposedModule } from './exposed-module';
import { pause } from '../turns';
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

const integrityOf = (release: LiveRelease, file: string): string => {
  const integrity = release.integrity[file];
  if (!integrity) throw new Error(`${release.base}${file} has no integrity in the registry and is not run`);
  return integrity;
};

/** What an entry leaves; its share scope is filled once, before anything is taken out of it. */
interface Container {
  readonly init: (shareScope: object, initScope: object[], options: object) => unknown;
  readonly get: (expose: string) => Promise<() => ExposedModule>;
}

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
 * A list of chunks for a runtime that runs a release anew: empty, so that it fetches every chunk itself, and telling the
 * runtime before it of what arrives, whose own chunks may still be on their way.
 */
const chunksAfter = (chunks: unknown): unknown[] => {
  const fresh: unknown[] = [];
  if (Array.isArray(chunks)) fresh.push = (...items) => chunks.push(...items);
  return fresh;
};

/** What the entry of a remote takes from the runtime's core: a remote shares modules, and loads no other one. */
const CORE = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  helpers,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

const SHARE_SCOPE = 'default';

/** Gives an entry what is shared, as the runtime's own loader does, which is not in the first script (decision 037). */
const fillScope = async (container: Container, host: ModuleFederation): Promise<void> => {
  const { shareScopeMap } = host;
  const shareScope = (shareScopeMap[SHARE_SCOPE] ??= {});
  const options = { version: '', shareScopeKeys: SHARE_SCOPE };
  // An instance keeps a copy of its options, and of this map there is one.
  Object.defineProperty(options, 'shareScopeMap', { value: shareScopeMap, enumerable: false });
  await container.init(shareScope, [], options);
};

/**
 * The federation runtime as the shell uses it: every release is a remote of its own, so that two releases of one remote
 * can stand on a page. Remotes run on this runtime's core and carry none of their own.
 */
export const createFederation = (): Federation => {
  scope['_FEDERATION_RUNTIME_CORE'] = CORE;
  const host = getInstance();
  if (!host) throw new Error('The shell was built without its federation plugin.');

  /** Query of a release's files, by container; only for those that are fetched anew. */
  const queries = new Map<string, string>();
  const entered = new Map<string, Promise<Container>>();

  /** In tasks of their own, between which a press is heard. */
  const run = async (release: LiveRelease, address: string): Promise<Container> => {
    await loadScript(address, integrityOf(release, release.entry));
    await pause();
    const container = scope[release.container];
    if (!isContainer(container)) throw new Error(`${address} ran and left no container`);
    await fillScope(container, host);
    await pause();
    return container;
  };

  const enter = (release: LiveRelease): Promise<Container> => {
    const address = release.base + release.entry + (queries.get(release.container) ?? '');
    const present = entered.get(address);
    if (present) return present;
    const entering = run(release, address);
    entered.set(address, entering);
    entering.catch(() => entered.delete(address));
    return entering;
  };

  return {
    load: async (release, expose) => {
      const container = await enter(release);
      const make = await container.get(`./${expose}`);
      const module = make();
      if (queries.has(release.container)) void refillCache(release);
      return module;
    },
    forget: ({ container }) => {
      // The time makes it an address that no cache has seen; the remote's chunks take the same query.
      queries.set(container, `?again=${Date.now()}`);
      const chunks = `chunks_${container}`;
      scope[chunks] = chunksAfter(scope[chunks]);
      scope[container] = undefined;
    },
  };
};
