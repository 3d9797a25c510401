import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Compilation, Dependency, Module } from 'webpack';
import { packageFileOf } from '../webpack/packages';
import { SHARED_MODULES } from '../webpack/share-map';

/** Names by shared module. */
export type SharedNames = Readonly<Record<string, readonly string[]>>;

/** Stands for every name of a module. */
const ALL = '*';

const CONSUMED = /^consume-shared-module\|[^|]*\|([^|]*)\|/;

/** The names that an import takes; `*` when the module is taken as a whole. */
const namesOf = (dependency: Dependency | null): readonly string[] => {
  if (!dependency || !('ids' in dependency) || !Array.isArray(dependency.ids)) return [];
  const [name = ALL] = dependency.ids as readonly string[];
  return [name];
};

/** An import that only loads the module, such as the one that stands for the whole statement, takes no name. */
const isTaking = (dependency: Dependency | null): boolean =>
  dependency !== null && dependency.type !== 'harmony side effect evaluation';

const sortedUnique = (names: readonly string[]): string[] => [...new Set(names)].sort();

/** What a remote's build imports of each shared module. */
export const usedNames = ({ modules, moduleGraph }: Compilation): SharedNames => {
  const used: Record<string, readonly string[]> = {};
  for (const module of modules) {
    const [, name] = CONSUMED.exec(module.identifier()) ?? [];
    if (name === undefined) continue;
    const taken = [...moduleGraph.getIncomingConnections(module)]
      .filter((connection) => connection.isActive(undefined) && isTaking(connection.dependency))
      .flatMap(({ dependency }) => namesOf(dependency));
    used[name] = sortedUnique([...(used[name] ?? []), ...taken]);
  }
  return used;
};

const require = createRequire(import.meta.url);

/** File of the shell's build whose exports a shared module is. */
const fileOf = (name: string): string => {
  const { module } = SHARED_MODULES[name] ?? {};
  if (module !== undefined) return packageFileOf(module);
  const [library = ''] = name.split('/');
  // React's own entry only chooses between two files.
  return join(
    dirname(require.resolve(`${library}/package.json`)),
    `cjs/${name.replaceAll('/', '-')}.production.js`,
  );
};

const given = (name: string, { modules, moduleGraph }: Compilation): readonly string[] => {
  const file = fileOf(name);
  const module = [...modules].find((one: Module) => one.nameForCondition() === file);
  const provided = module && moduleGraph.getProvidedExports(module);
  if (!Array.isArray(provided)) throw new Error(`The build does not tell what ${name} gives.`);
  // A module of CommonJS is its own default.
  return file.endsWith('.production.js') ? [...provided, 'default'] : provided;
};

/**
 * What the shell's build gives of each shared module.
 * @throws Error when a module is not in the build
 */
export const givenNames = (compilation: Compilation): SharedNames =>
  Object.fromEntries(
    Object.keys(SHARED_MODULES).map((name) => [name, sortedUnique(given(name, compilation))]),
  );
