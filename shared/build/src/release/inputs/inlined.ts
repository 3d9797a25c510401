import type { Compilation, Module, ModuleGraphConnection } from 'webpack';
import { bundledModules, chunkModules } from '../parts';

/** A module as far as its constants are put in the place of their names. */
interface Inlinable {
  readonly buildInfo?: { inlineExports?: boolean };
}

/** Whether code takes something of a module, also when only a value was left of that. */
const isTaken = (connection: ModuleGraphConnection): boolean => {
  const { buildInfo } = connection.module as Inlinable;
  if (!buildInfo?.inlineExports) return false;
  // webpack says no when the value stands there already; so it is asked as if it had not put it there.
  buildInfo.inlineExports = false;
  try {
    return connection.isActive(undefined) !== false;
  } finally {
    buildInfo.inlineExports = true;
  }
};

const REEXPORT = 'harmony export imported specifier';

/**
 * Modules that are in no script although a value of theirs is: webpack puts a small constant in the place of its name, and leaves the
 * module out when it has nothing else to give.
 */
export const inlinedModules = (compilation: Compilation): ReadonlySet<Module> => {
  const { moduleGraph } = compilation;
  // What was joined has given its connections to the whole.
  const bundled = new Set([...chunkModules(compilation), ...bundledModules(compilation)]);
  const inlined = new Set<Module>();
  const look = (module: Module, follows: (connection: ModuleGraphConnection) => boolean): void => {
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      const target = connection.module;
      if (!target || bundled.has(target) || inlined.has(target)) continue;
      if (!follows(connection) || !isTaken(connection)) continue;
      inlined.add(target);
      // A constant may have been passed on by it.
      look(target, ({ dependency }) => dependency?.type === REEXPORT);
    }
  };
  for (const module of bundled) look(module, () => true);
  return inlined;
};
