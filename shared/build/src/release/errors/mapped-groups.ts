import { TraceMap } from '@jridgewell/trace-mapping';
import type { wire } from '@poku/contract';
import { sourcePlace } from '../../webpack/source-place';
import type { SourceMaps } from '../source-maps';

/** Errors that are one for their team: of one kind, on one page, from one place of the sources. */
export interface MappedGroup {
  readonly kind: string;
  /** `pages/<key>` or `widgets/<key>`; empty when nobody knows. */
  readonly module: string;
  readonly name: string;
  readonly message: string;
  /** Versions that threw it, in the order of their names. */
  readonly versions: readonly string[];
  /** Pages that met it. */
  readonly count: number;
  /** Of the loads of these versions, 0 to 1; null without loads. */
  readonly share: number | null;
  /** ISO 8601. */
  readonly firstSeen: string;
  /** ISO 8601. */
  readonly lastSeen: string;
  /** `mfe-x/src/…:<line>:<column>`, where it was thrown first; the script's name stands there when there is no map. */
  readonly stack: readonly string[];
}

/** Tells the places of errors by the source maps of their releases. */
const createMapper = (maps: ReadonlyMap<string, SourceMaps>) => {
  const read = new Map<string, TraceMap | undefined>();
  const mapOf = (version: string, file: string): TraceMap | undefined => {
    const key = `${version}/${file}`;
    if (!read.has(key)) {
      const text = maps.get(version)?.[file];
      read.set(key, text === undefined ? undefined : new TraceMap(text));
    }
    return read.get(key);
  };
  return (version: string, { file, line, column }: wire.WireTelemetryFrame): string => {
    const map = mapOf(version, file);
    const { source = file, ...place } = (map && sourcePlace(map, line, column)) ?? { line, column };
    return `${source}:${place.line}:${place.column}`;
  };
};

const merged = (left: MappedGroup, right: MappedGroup): MappedGroup => ({
  ...left,
  versions: [...new Set([...left.versions, ...right.versions])].sort(),
  count: left.count + right.count,
  firstSeen: left.firstSeen < right.firstSeen ? left.firstSeen : right.firstSeen,
  lastSeen: left.lastSeen > right.lastSeen ? left.lastSeen : right.lastSeen,
});

/**
 * Groups of all versions by the place in the sources, those that most pages met first.
 * @param maps by version; a version may be missing
 */
export const mappedGroups = (
  { groups, releases }: wire.WireTelemetryErrors,
  maps: ReadonlyMap<string, SourceMaps>,
): MappedGroup[] => {
  const placeOf = createMapper(maps);
  const found = new Map<string, MappedGroup>();
  for (const { version, frames, ...group } of groups) {
    const stack = frames.map((frame) => placeOf(version, frame));
    const key = JSON.stringify([group.kind, group.module, group.name, group.message, stack[0]]);
    const one: MappedGroup = { ...group, versions: [version], share: null, stack };
    const same = found.get(key);
    found.set(key, same ? merged(same, one) : one);
  }
  const loadsOf = (versions: readonly string[]): number =>
    releases.reduce((sum, { version, loads }) => (versions.includes(version) ? sum + loads : sum), 0);
  return [...found.values()]
    .map((group) => {
      const loads = loadsOf(group.versions);
      return { ...group, share: loads === 0 ? null : Math.min(1, group.count / loads) };
    })
    .sort((left, right) => right.count - left.count);
};
