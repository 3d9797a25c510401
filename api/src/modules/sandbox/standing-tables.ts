import type { Tx } from '../../db/tx';
import { sha256 } from '../../security/random';
import type { TableRows } from './fixtures/table-rows';
import { listingTable, listReferences, mayLeaveOutChecks, readStates } from './repository';

/** What a table was filled with, and what it was then. */
interface Fill {
  wanted: string;
  /** Undefined where it is not worth the look: what it is filled with changes with the time. */
  found: string | undefined;
}

/** What a load has to do. */
export interface Changes {
  /**
   * The tables to empty and to fill: what has changed, here or in the fixtures; and what refers to it, where the role has to leave
   * the checks of references on. Else the same rows come back, and the references hold.
   */
  changed: TableRows;
  /** Rows with the same references were filled before. */
  wereChecked: boolean;
  /** What was made of the coupons is still what these make of them. */
  listingStands: boolean;
  /** Looks at what was filled. Returns what remembers it, for when the transaction has come to stay. */
  look: () => Promise<() => void>;
}

/** Entries are posted to accounts when they are written, so these are filled together. */
const bookTables = ['ledger_account', 'ledger_journal', 'ledger_entry'];
/** A digest of what each table shall have; a load may get the tables of the one before it. */
const digests = new WeakMap<TableRows, ReadonlyMap<string, string>>();
function digestsOf(tables: TableRows): ReadonlyMap<string, string> {
  const known =
    digests.get(tables) ?? new Map(tables.map(([name, rows]) => [name, sha256(JSON.stringify(rows))]));
  digests.set(tables, known);
  return known;
}

/** What the listing is made of. */
const listedTables = ['voucher', 'brand'];

/**
 * Knows which tables still are what the fixtures last made of them, so that a reset leaves them: filling a catalogue that nobody
 * has changed would take most of its time.
 */
export function createStandingTables() {
  let fills: ReadonlyMap<string, Fill> = new Map();
  let references: ReadonlyMap<string, readonly string[]> | undefined;

  /** Compares, in a transaction that then holds the tables that stand. */
  return async (tx: Tx, tables: TableRows): Promise<Changes> => {
    const wanted = new Map(digestsOf(tables));
    wanted.set(listingTable, listedTables.map((name) => wanted.get(name)).join());
    const isSteady = (name: string): boolean => fills.get(name)?.wanted === wanted.get(name);
    const names = tables.map(([name]) => name);
    const before = await readStates(
      tx,
      [...names, listingTable].filter((name) => isSteady(name) && fills.get(name)?.found !== undefined),
    );
    const stands = (name: string): boolean => before.has(name) && before.get(name) === fills.get(name)?.found;
    references ??= (await mayLeaveOutChecks(tx)) ? new Map() : await listReferences(tx);
    const listingStands = stands(listingTable);
    const changed = new Set(listingStands ? [] : [listingTable, 'voucher']);
    // In the order of their references.
    for (const name of names) {
      const isBook = bookTables.includes(name) && bookTables.some((other) => !stands(other));
      if (isBook || !stands(name) || references.get(name)?.some((other) => changed.has(other)))
        changed.add(name);
    }
    return {
      changed: tables.filter(([name]) => changed.has(name)),
      wereChecked: fills.size > 0,
      listingStands,
      async look() {
        const filled = [...names, listingTable].filter(
          (name) => changed.has(name) && (!fills.has(name) || isSteady(name)),
        );
        const found = new Map([...before, ...(await readStates(tx, filled))]);
        return () => {
          fills = new Map(
            [...wanted].map(([name, digest]) => [name, { wanted: digest, found: found.get(name) }]),
          );
        };
      },
    };
  };
}
