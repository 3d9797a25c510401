import { originalPositionFor, type TraceMap } from '@jridgewell/trace-mapping';
import { SOURCE_PREFIX } from './source-name';

/** A place in a source: its path in the repository, and line and column from 1. */
export interface SourcePlace {
  readonly source: string;
  readonly line: number;
  readonly column: number;
}

/** Where a place of a script comes from; undefined when its map does not know. @param column from 1, as browsers count */
export const sourcePlace = (map: TraceMap, line: number, column: number): SourcePlace | undefined => {
  // Maps count columns from 0.
  const found = originalPositionFor(map, { line, column: column - 1 });
  if (!found.source) return undefined;
  return { source: found.source.replace(SOURCE_PREFIX, ''), line: found.line, column: found.column + 1 };
};
