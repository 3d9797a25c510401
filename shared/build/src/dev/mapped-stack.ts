import { TraceMap } from '@jridgewell/trace-mapping';
import { sourcePlace } from '../webpack/source-place';

/** A stack by the sources, and the first place of it that is in the repository's own. */
export interface MappedStack {
  readonly stack: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** A place in a script of a build, as every browser writes it. */
const PLACE =
  /https?:\/\/[^\s()@]+?\/(?<version>dev-[0-9a-f]+)\/(?<file>[^\s()/?:]+\.js)(?:\?[^\s():]*)?:(?<line>\d+):(?<column>\d+)/g;
/** What builds and replaces modules stands in every stack, and is nobody's fault there. */
const OWN = /^(?:mfe-|shared\/(?!build\/))(?!.*node_modules)/;

/**
 * Tells a stack by its sources.
 * @param mapOf text of the source map of a script of a build; undefined when there is none
 */
export const mappedStack = (
  stack: string,
  mapOf: (version: string, file: string) => string | undefined,
): MappedStack => {
  const maps = new Map<string, TraceMap | undefined>();
  const mapFor = (version: string, file: string): TraceMap | undefined => {
    const key = `${version}/${file}`;
    if (!maps.has(key)) {
      const text = mapOf(version, file);
      maps.set(key, text === undefined ? undefined : new TraceMap(text));
    }
    return maps.get(key);
  };
  let first: Omit<MappedStack, 'stack'> | undefined;
  const text = stack.replaceAll(
    PLACE,
    (place, version: string, script: string, line: string, column: string) => {
      const map = mapFor(version, script);
      const found = map && sourcePlace(map, Number(line), Number(column));
      if (!found) return place;
      const { source: from, ...at } = found;
      if (OWN.test(from)) first ??= { file: from, ...at };
      return `${from}:${at.line}:${at.column}`;
    },
  );
  return { stack: text, ...first };
};
