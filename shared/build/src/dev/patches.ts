import { createHash, randomUUID } from 'node:crypto';
import webpack, { type Chunk, type Compilation, type Module } from 'webpack';
import { sourceName } from '../webpack/source-name';

const { ConcatSource } = webpack.sources;

/** What of a build the page can be told of by itself. */
interface Snapshot {
  /** What of the container a patch cannot change. */
  readonly structure: string;
  /** Which chunk has which module. */
  readonly places: string;
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
  const placed = [...compilation.chunks]
    .map((one) => [String(one.name ?? one.id), [...chunkGraph.getChunkModulesIterable(one)]] as const)
    .sort(([left], [right]) => left.localeCompare(right));
  const idsOf = (isWanted: (module: Module) => boolean) =>
    placed.map(([name, modules]) => [
      name,
      modules
        .filter(isWanted)
        .map((module) => module.identifier())
        .sort(),
    ]);
  return {
    structure: JSON.stringify([
      // Its own modules follow from what a chunk has, and from hashes that a patch changes.
      idsOf((module) => !isCode(module) && module.type !== 'runtime'),
      [...chunkGraph.getTreeRuntimeRequirements(chunk)].sort(),
    ]),
    places: JSON.stringify(idsOf(isCode)),
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
  const { context } = compilation.compiler;
  const { sources } = map as { sources: string[] };
  const named = { ...map, sources: sources.map((source) => sourceName(source, context)) };
  return `${String(source)}//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(named)).toString('base64')}\n`;
};

/** What brings pages of one build to the next. */
export interface DevPatch {
  /** Version whose pages it is for. */
  readonly from: string;
  /** Version that they show then. */
  readonly version: string;
  /** A script. */
  readonly text: string;
}

const DIGEST_CHARS = 12;

const digestOf = ({ structure, places, hashes }: Snapshot): string => {
  const hash = createHash('sha256').update(structure).update(places);
  for (const [id, own] of [...hashes].sort(([left], [right]) => left.localeCompare(right)))
    hash.update(`${id}\0${own}\0`);
  return hash.digest('hex');
};

/** Follows what changes from one good build to the next. */
export const createPatches = () => {
  const session = randomUUID();
  let turn = 0;
  let before: { readonly snapshot: Snapshot; readonly digest: string; readonly version: string } | undefined;
  /** Also sources of before get another version: a container that had it may have been patched since. */
  const nextVersion = (digest: string): string => {
    turn += 1;
    const hash = createHash('sha256').update(`${session} ${turn} ${digest}`);
    return `dev-${hash.digest('hex').slice(0, DIGEST_CHARS)}`;
  };
  /**
   * @param compilation one whose modules have their code
   * @returns the version of the build, and what brings pages of the one before to it where the whole build is not needed for that
   */
  return (compilation: Compilation): { readonly version: string; readonly patch: DevPatch | undefined } => {
    const code = codeOf(compilation);
    const snapshot = snapshotOf(compilation, code);
    const digest = digestOf(snapshot);
    const last = before;
    if (last?.digest === digest) return { version: last.version, patch: undefined };
    const version = nextVersion(digest);
    before = { snapshot, digest, version };
    if (last?.snapshot.structure !== snapshot.structure) return { version, patch: undefined };
    const changed = [...snapshot.hashes]
      .filter(([id, hash]) => last.snapshot.hashes.get(id) !== hash)
      .map(([id]) => id);
    return {
      version,
      patch: { from: last.version, version, text: textOf(compilation, version, code, changed) },
    };
  };
};
