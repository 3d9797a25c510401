import { createContext, runInContext } from 'node:vm';
import type { Release } from '@poku/contract';
import { reasonOf } from '../thrown';
import { configOf, type Subject } from './facts';
import { error, type Finding } from './finding';
import { DECLARE_ANYTHING } from './stand-in';

/** A module that hangs while it is loaded is no better than one that throws. */
const MOST_MS = 2_000;

/**
 * The loader of a release as a script. It stands for webpack's runtime, which is Rspack's too: chunks hand in their modules, and what the shell gives is
 * anything that can be called, built and read, so that a module runs as far as it does when it is loaded. It gets nothing of this
 * process, and only text leaves it.
 */
const LOADER = `(wanted, chunks) => {
  ${DECLARE_ANYTHING}
  for (const name of ['window', 'self', 'document', 'navigator', 'location', 'history', 'screen', 'localStorage', 'sessionStorage',
    'matchMedia', 'crypto', 'performance', 'console', 'fetch', 'URL', 'URLSearchParams', 'Request', 'Response', 'Headers', 'AbortController',
    'AbortSignal', 'EventTarget', 'Event', 'CustomEvent', 'HTMLElement', 'TextEncoder', 'TextDecoder', 'Blob', 'File', 'FormData',
    'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'structuredClone', 'requestAnimationFrame',
    'requestIdleCallback', 'IntersectionObserver', 'ResizeObserver', 'MutationObserver', 'BroadcastChannel', 'addEventListener'])
    globalThis[name] = anything();
  const modules = {};
  globalThis[chunks] = { push: ([, more]) => Object.assign(modules, more) };
  globalThis.self = globalThis.window = globalThis;
  const loaded = {};
  const load = (id) => {
    if (loaded[id]) return loaded[id].exports;
    const module = (loaded[id] = { id, exports: {} });
    if (!modules[id]) return (module.exports = anything());
    modules[id].call(module.exports, module, module.exports, require);
    return module.exports;
  };
  const define = (exports, names, values) => {
    // Rspack gives constants apart.
    for (const name in values) Object.defineProperty(exports, name, { enumerable: true, value: values[name] });
    if (!Array.isArray(names)) {
      for (const name in names) Object.defineProperty(exports, name, { enumerable: true, get: names[name] });
      return;
    }
    for (let at = 0; at < names.length;) {
      const [name, get] = [names[at++], names[at++]];
      Object.defineProperty(exports, name, get === 0 ? { enumerable: true, value: names[at++] } : { enumerable: true, get });
    }
  };
  const own = {
    d: define,
    r: (exports) => void Object.defineProperty(exports, '__esModule', { value: true }),
    o: (value, key) => Object.prototype.hasOwnProperty.call(value, key),
    n: (module) => {
      const get = module && module.__esModule ? () => module.default : () => module;
      define(get, { a: get });
      return get;
    },
    e: () => new Promise(() => undefined),
    g: globalThis,
  };
  const require = new Proxy(load, { get: (_, key) => own[key] ?? anything() });
  const isPage = ({ page }) =>
    typeof page === 'object' && page !== null && typeof page.title === 'string' && typeof page.Component === 'function';
  const lacks = {
    page: (module) => ('page' in module ? (isPage(module) ? '' : 'shape') : 'export'),
    widget: (module) => ('Widget' in module ? (typeof module.Widget === 'function' ? '' : 'shape') : 'export'),
  };
  return () => {
    const told = JSON.parse(wanted).map(({ kind, id }) => {
      try {
        return { lacks: id in modules ? lacks[kind](load(id)) : 'module' };
      } catch (failure) {
        return { lacks: 'load', why: String((failure && failure.message) || failure) };
      }
    });
    return JSON.stringify(told);
  };
}`;

interface Exposed {
  readonly kind: 'page' | 'widget';
  readonly key: string;
  /** Number of the module in the chunks; none when the entry does not tell. */
  readonly id: string;
}

/** What the entry exposes for the claims. */
const exposedBy = ({ routes, slots }: Release, entry: string): Exposed[] => {
  const claimed = [
    ...routes.map(({ page }) => ['page', page] as const),
    ...slots.map(({ widget }) => ['widget', widget] as const),
  ];
  return [...new Map(claimed.map((one) => [one.join('/'), one])).values()].map(([kind, key]) => {
    const at = entry.indexOf(`"./${kind}s/${key}":`);
    // Up to the next one that is exposed.
    const [text = ''] = at < 0 ? [] : entry.slice(at + key.length + 10).split('"./');
    const id = /\(\)\s*=>\s*\(?\(\)\s*=>\s*\w+\("?([\w./-]+?)"?\)/.exec(text)?.[1] ?? '';
    // A minified 4000 is 4e3.
    return { kind, key, id: /^\d+e\d+$/.test(id) ? String(Number(id)) : id };
  });
};

interface Told {
  readonly lacks: '' | 'module' | 'export' | 'shape' | 'load';
  readonly why?: string;
}

const NAME = { page: 'page', widget: 'Widget' } as const;
const SHAPE = {
  page: 'an object with a title and a Component',
  widget: 'a component',
} as const;

const findingOf = (name: string, { kind, key }: Exposed, { lacks, why = '' }: Told): Finding | undefined => {
  const where = `${name}/src/${kind}s/${key}/${key}.${kind}.tsx`;
  switch (lacks) {
    case '':
      return undefined;
    case 'module':
      return error(`missing-${kind}`, {
        what: `The entry exposes no ${kind} ${key}.`,
        where: configOf(name),
        fix: 'Build again with the factory of @poku/build/webpack, or with exposes of its federationOptions.',
      });
    case 'load':
      return error('module-throws', {
        what: `The module of the ${kind} ${key} throws while it is loaded: ${why}`,
        where,
        fix: 'Do what needs a browser when it is shown, not when the file is loaded; if it must be so, say so with --allow module-throws.',
      });
    case 'export':
    case 'shape':
      return error(`no-${kind}`, {
        what:
          lacks === 'export'
            ? `The module of the ${kind} ${key} does not export ${NAME[kind]}.`
            : `What the module of the ${kind} ${key} exports as ${NAME[kind]} is not ${SHAPE[kind]}.`,
        where,
        fix: `Export ${NAME[kind]}, ${SHAPE[kind]}.`,
      });
  }
};

/**
 * Loads each module that a release exposes, and sees whether it is the page or widget that the shell takes it for. Nothing is shown,
 * and no file is read.
 * @param subject a release whose files are those that it describes, of a team that may release it: what they say is run
 */
export const exposedFindings = ({ release, contents }: Subject): Finding[] => {
  const exposed = exposedBy(release, contents.get(release.entry)?.toString() ?? '');
  const context = createContext(Object.create(null) as object, {
    codeGeneration: { strings: false, wasm: false },
    microtaskMode: 'afterEvaluate',
  });
  const options = { timeout: MOST_MS, displayErrors: false };
  const wanted = JSON.stringify(JSON.stringify(exposed));
  const chunks = JSON.stringify(`chunks_${release.container}`);
  runInContext(`const look = (${LOADER})(${wanted}, ${chunks})`, context, options);
  try {
    for (const { name } of release.files)
      if (name !== release.entry)
        runInContext(contents.get(name)?.toString() ?? '', context, { ...options, filename: name });
    const text: unknown = runInContext('look()', context, options);
    // Reading anything else could run code of the release, without a limit of time.
    if (typeof text !== 'string') throw new TypeError('what tells of them was changed');
    const told = JSON.parse(text) as readonly Told[];
    return exposed.flatMap(
      (one, index) => findingOf(release.name, one, told[index] ?? { lacks: 'module' }) ?? [],
    );
  } catch (failure) {
    return [
      error('module-throws', {
        what: `The files of ${release.name} cannot be loaded: ${reasonOf(failure)}.`,
        where: 'release.json, files',
        fix: 'Build again with the factory of @poku/build/webpack; nothing in the folder is edited by hand.',
      }),
    ];
  }
};
