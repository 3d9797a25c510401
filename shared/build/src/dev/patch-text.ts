import webpack, { type Chunk, type Compilation, type Module } from 'webpack';
import { sourceName } from './source-name';

const { ConcatSource } = webpack.sources;

/** What of a build the page can be told of by itself. */
interface Snapshot {
  /** What of the container a patch cannot change. */
  readonly structure: string;
  /** Hashes of modules by id. */
  readonly hashes: ReadonlyMap<string, string>;
}

const runtimeChunk = ({ entrypoints }: Compilation): Chunk => {
  const [entry] = entrypoints.values();
  const chunk = entry?.getRuntimeChunk();
  if (!chunk) throw new Error('The build has no runtime.');
  return chunk;
};

/** Others are of the container: its entry, what it takes from the shell, its runtime. */
const isCode = ({ type }: Module): boolean => type === 'javascript/auto' || type === 'javascript/esm';

const codeOf = (compilation: Compilation): Map<string, Module> => {
  const { chunkGraph } = compilation;
  return new Map(
    [...compilation.modules]
      .filter((module) => isCode(module) && chunkGraph.getNumberOfModuleChunks(module) > 0)
      .map((module) => [String(chunkGraph.getModuleId(module)), module]),
  );
};

const snapshotOf = (compilation: Compilation, code: ReadonlyMap<string, Module>): Snapshot => {
  const { chunkGraph } = compilation;
  const chunk = runtimeChunk(compilation);
  const given = [...compilation.chunks]
    .map((one) => [
      one.name ?? one.id,
      chunkGraph
        .getChunkModules(one)
        .filter((module) => !isCode(module))
        .map((module) => module.identifier())
        .sort(),
    ])
    .sort(([left], [right]) => String(left).localeCompare(String(right)));
  return {
    structure: JSON.stringify([given, [...chunkGraph.getTreeRuntimeRequirements(chunk)].sort()]),
    hashes: new Map([...code].map(([id, module]) => [id, chunkGraph.getModuleHash(module, chunk.runtime)])),
  };
};

/** Modules that import one, by the ids of both, as far as they import at once and not when they come to it. */
const importersOf = ({ moduleGraph, chunkGraph }: Compilation, module: Module): string[] => {
  const ids = new Set<string>();
  for (const { originModule, dependency } of moduleGraph.getIncomingConnections(module)) {
    if (!originModule || originModule === module || !dependency || dependency.type === 'import()') continue;
    if (isCode(originModule) && chunkGraph.getNumberOfModuleChunks(originModule) > 0)
      ids.add(String(chunkGraph.getModuleId(originModule)));
  }
  return [...ids];
};

const importersFrom = (
  compilation: Compilation,
  code: ReadonlyMap<string, Module>,
  changed: readonly string[],
): Record<string, string[]> => {
  const importers: Record<string, string[]> = {};
  const visit = (id: string): void => {
    const module = code.get(id);
    if (!module || importers[id]) return;
    importers[id] = importersOf(compilation, module);
    importers[id].forEach(visit);
  };
  changed.forEach(visit);
  return importers;
};

const textOf = (
  compilation: Compilation,
  version: string,
  code: ReadonlyMap<string, Module>,
  changed: readonly string[],
): string => {
  const { runtime } = runtimeChunk(compilation);
  const { codeGenerationResults } = compilation;
  if (!codeGenerationResults) throw new Error('The build is not done.');
  const script = new ConcatSource(
    `(self.pokuPatches ??= {})[${JSON.stringify(version)}] = {importers: ${JSON.stringify(importersFrom(compilation, code, changed))}, modules: {\n`,
  );
  for (const id of changed) {
    const module = code.get(id);
    if (!module) continue;
    script.add(
      `${JSON.stringify(id)}: function(${module.moduleArgument}, ${module.exportsArgument}, __webpack_require__) {${module.buildInfo?.['strict'] ? '"use strict";' : ''}\n`,
    );
    script.add(codeGenerationResults.getSource(module, runtime, 'javascript'));
    script.add('\n},\n');
  }
  script.add('}};\n');
  const { source, map } = script.sourceAndMap();
  if (!map) return String(source);
  const named = { ...map, sources: (map as { sources: string[] }).sources.map(sourceName) };
  return `${String(source)}//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(named)).toString('base64')}\n`;
};

/** Texts of what changed from one good build to the next. */
export const createPatchTexts = () => {
  let before: Snapshot | undefined;
  /** @returns text of the script for pages that run the build before; undefined when only the whole build will do */
  return (compilation: Compilation): ((version: string) => string) | undefined => {
    const code = codeOf(compilation);
    const now = snapshotOf(compilation, code);
    const last = before;
    before = now;
    if (last?.structure !== now.structure) return undefined;
    const changed = [...now.hashes].filter(([id, hash]) => last.hashes.get(id) !== hash).map(([id]) => id);
    return (version) => textOf(compilation, version, code, changed);
  };
};
