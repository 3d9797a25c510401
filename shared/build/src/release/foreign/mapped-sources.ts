import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { ROOT } from '@poku/tooling';
import { error, type Finding } from '../check/finding';
import { isMissing } from '../json-file';
import { SOURCE_PREFIX } from '../../webpack/source-name';
import { partOf } from '../parts';
import type { SourceMaps } from '../source-maps';

interface SourceMap {
  readonly sources?: readonly (string | null)[];
  readonly sourcesContent?: readonly (string | null)[];
}

/** Texts of sources by their path inside the repository. */
export type MappedSources = ReadonlyMap<string, string>;

/**
 * Path inside the repository of a source by its name in a map, such as `webpack://x/../shared/kit/src/index.ts`; undefined for what a
 * bundler made itself.
 */
const pathOf = (source: string, remote: string): string | undefined => {
  const inside = source.replace(/^\w+:\/\/[^/]*\//, '');
  if (/^(?:webpack|rspack)\/|^data:|^external /.test(inside)) return undefined;
  const path = posix.normalize(posix.join(remote, inside));
  return path.startsWith('../') ? undefined : path;
};

const parsed = (text: string): SourceMap => {
  try {
    return JSON.parse(text) as SourceMap;
  } catch {
    return {};
  }
};

/**
 * Sources that stand in a build, as its maps tell; none when it has no maps.
 * @param maps texts by name of the script
 * @param remote workspace that the paths of the maps begin in
 */
export const mappedSources = (maps: ReadonlyMap<string, string>, remote: string): MappedSources => {
  const found = new Map<string, string>();
  for (const text of maps.values()) {
    const { sources = [], sourcesContent = [] } = parsed(text);
    for (const [index, source] of sources.entries()) {
      const path = source === null ? undefined : pathOf(source, remote);
      const content = sourcesContent[index];
      if (path !== undefined && typeof content === 'string') found.set(path, content);
    }
  }
  return found;
};

/**
 * Maps as those of our own builds are: with places alone and no sources, which have the names of the repository.
 * @param maps texts by name of the script; what is no map is left out
 * @param remote workspace that the paths of the maps begin in
 */
export const placesOf = (maps: ReadonlyMap<string, string>, remote: string): SourceMaps =>
  Object.fromEntries(
    [...maps].flatMap(([script, text]) => {
      const map = parsed(text);
      const named = map.sources?.map((source) => {
        const path = source === null ? undefined : pathOf(source, remote);
        return path === undefined ? source : SOURCE_PREFIX + path;
      });
      return named ? [[script, JSON.stringify({ ...map, sourcesContent: undefined, sources: named })]] : [];
    }),
  );

/** Bytes of the sources of a build, by package and by folder of own sources; undefined when it does not tell. */
export const mappedParts = (sources: MappedSources): Record<string, number> | undefined => {
  const parts: Record<string, number> = {};
  for (const [path, text] of sources) {
    const part = partOf(path);
    parts[part] = (parts[part] ?? 0) + Buffer.byteLength(text);
  }
  return sources.size > 0 ? parts : undefined;
};

const presentText = async (root: string, path: string): Promise<string | undefined> => {
  try {
    return await readFile(join(root, path), 'utf8');
  } catch (failure) {
    if (isMissing(failure)) return undefined;
    throw failure;
  }
};

/**
 * Files that were built in and are not as they were: the release would say a commit that it does not come from, and its painted pages
 * would be those of other sources.
 * @param root folder of the repository. Default this one
 */
export const changedSourceFindings = async (sources: MappedSources, root = ROOT): Promise<Finding[]> => {
  const own = [...sources].filter(([path]) => !path.includes('node_modules/'));
  const found = await Promise.all(
    own.map(async ([path, text]): Promise<Finding[]> => {
      if ((await presentText(root, path)) === text) return [];
      return [
        error('built-of-others', {
          what: `${path} is not what was built in, by the maps of the build.`,
          where: path,
          fix: 'Build again of the present sources.',
        }),
      ];
    }),
  );
  return found.flat();
};
