import { createHash } from 'node:crypto';
import { ROOT } from '@poku/tooling';
import type { Compiler, WebpackPluginInstance } from 'webpack';

const ID_CHARS = 6;

/** The federation plugin puts what the runtime needs into a file whose name is a hash of absolute paths. */
export const FEDERATION_ENTRY = /\.federation\/entry\.[0-9a-f]+(?:\.js)?/;
const CONTAINER = 'container entry';

/** Name of a module when its own one depends on the folder of the repository; undefined when it does not. */
export const folderFreeName = (identifier: string): string | undefined => {
  // The container names that file as well, and is another module.
  if (FEDERATION_ENTRY.test(identifier) && !identifier.startsWith(CONTAINER)) return 'federation entry';
  // webpack makes a path relative when it stands at the beginning of a part, and there alone.
  const isFolderFree = identifier.split(/[|!]/).every((part) => !part.includes(ROOT, 1));
  if (isFolderFree) return undefined;
  return identifier.replaceAll(ROOT, '').replace(FEDERATION_ENTRY, '.federation/entry');
};

/**
 * Gives modules of the federation plugin ids that do not depend on the folder of the repository, so that the same sources make the
 * same bytes on every machine.
 */
export class FolderFreeIds implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FolderFreeIds', (compilation) => {
      // webpack's own plugin comes later, and leaves alone what has an id.
      compilation.hooks.moduleIds.tap('FolderFreeIds', (modules) => {
        const { chunkGraph } = compilation;
        const given = new Map<string, string>();
        for (const module of modules) {
          const name = folderFreeName(module.identifier());
          if (name === undefined || !module.needId || chunkGraph.getNumberOfModuleChunks(module) === 0)
            continue;
          const id = createHash('sha256').update(name).digest('hex').slice(0, ID_CHARS);
          if (given.has(id)) throw new Error(`${name} and ${given.get(id)} would be one module.`);
          given.set(id, name);
          chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
