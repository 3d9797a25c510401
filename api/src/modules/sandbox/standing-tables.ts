import type { Tx } from '../../db/database';
import { sha256 } from '../../security/random';
import type { TableRows } from './fixtures/tables';
import { digestTables, listReferences } from './repository';

/** What a table was filled with, and what it was then. */
interface Fill {
  wanted: string;
  /** Undefined where it is not worth the look: what it is filled with changes with the time. */
  found: string | undefined;
}

/** What a load has to do. */
export interface Changes {
  /** The tables to empty and to fill: what has changed, here or in the fixtures, and what refers to it. */
  changed: TableRows;
  /** Looks at what was filled. Returns what remembers it, for when the transaction has come to stay. */
  look: () => Promise<() => void>;
}

/**
 * Knows which tables still are what the fixtures last made of them, so that a reset leaves them: filling a catalogue that nobody
 * has changed would take most of its time.
 */
export function createStandingTables() {
  let fills: ReadonlyMap<string, Fill> = new Map();
  let references: ReadonlyMap<string, readonly string[]> | undefined;

  /** Compares, in a transaction that then holds the tables that stand. */
  return async (tx: Tx, tables: TableRows): Promise<Changes> => {
    const wanted = new Map(tables.map(([name, rows]) => [name, sha256(JSON.stringify(rows))]));
    const isSteady = (name: string): boolean => fills.get(name)?.wanted === wanted.get(name);
    const names = tables.map(([name]) => name);
    const before = await digestTables(
      tx,
      names.filter((name) => isSteady(name) && fills.get(name)?.found !== undefined),
    );
    references ??= await listReferences(tx);
    const changed = new Set<string>();
    // In the order of their references.
    for (const name of names) {
      const stands = before.has(name) && before.get(name) === fills.get(name)?.found;
      if (!stands || references.get(name)?.some((other) => changed.has(other))) changed.add(name);
    }
    return {
      changed: tables.filter(([name]) => changed.has(name)),
      async look() {
        const filled = names.filter((name) => changed.has(name) && (!fills.has(name) || isSteady(name)));
        const found = new Map([...before, ...(await digestTables(tx, filled))]);
        return () => {
          fills = new Map(
            [...wanted].map(([name, digest]) => [name, { wanted: digest, found: found.get(name) }]),
          );
        };
      },
    };
  };
}
