import { posix } from 'node:path';
import { partOf } from '../parts';

interface SourceMap {
  readonly sources?: readonly (string | null)[];
  readonly sourcesContent?: readonly (string | null)[];
}

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

/**
 * Bytes of the sources that stand in a build, by package and by folder of own sources, as its maps tell.
 * @param remote workspace that the paths of the maps begin in
 * @returns undefined when it has no maps
 */
export const mappedParts = (
  maps: ReadonlyMap<string, string>,
  remote: string,
): Record<string, number> | undefined => {
  const parts: Record<string, number> = {};
  const seen = new Set<string>();
  for (const text of maps.values()) {
    const { sources = [], sourcesContent = [] } = JSON.parse(text) as SourceMap;
    for (const [index, source] of sources.entries()) {
      const path = source === null ? undefined : pathOf(source, remote);
      const content = sourcesContent[index];
      if (path === undefined || typeof content !== 'string' || seen.has(path)) continue;
      seen.add(path);
      const part = partOf(path);
      parts[part] = (parts[part] ?? 0) + Buffer.byteLength(content);
    }
  }
  return Object.keys(parts).length > 0 ? parts : undefined;
};
