import type { Tx } from '../../db/tx';
import { sha256 } from '../../security/random';
import type { TableRows } from './fixtures/table-rows';
import { listingTable, listReferences, mayLeaveOutChecks, readStates } from './repository';

/** A digest of the rows that a table was filled with, and the state of the table after that. */
interface Fill {
  wanted: string;
  /** Undefined for a table whose rows change with the time, so that it need not be compared. */
  found: string | undefined;
}

/** What a load has to do. */
export interface Changes {
  /**
   * The tables to empty and to fill: those whose rows or fixtures have changed, and, when the role cannot switch foreign-key
   * checks off, those that refer to them. With the checks off these can stay, since the same keys come back.
   */
  changed: TableRows;
  /** Rows with the same references were filled before. */
  wereChecked: boolean;
  /** The listing still has the rows that these coupons give. */
  listingStands: boolean;
  /** Reads the states of the tables after filling. Returns a function that stores them, to be called after the commit. */
  look: () => Promise<() => void>;
}

/** Entries are posted to accounts when they are written, so these are filled together. */
const bookTables = ['ledger_account', 'ledger_journal', 'ledger_entry'];
/** Digests of the rows of each table, kept because two loads may have the same tables. */
const digests = new WeakMap<TableRows, ReadonlyMap<string, string>>();
function digestsOf(tables: TableRows): ReadonlyMap<string, string> {
  const known =
    digests.get(tables) ?? new Map(tables.map(([name, rows]) => [name, sha256(JSON.stringify(rows))]));
  digests.set(tables, known);
  return known;
}

/** Tables that the listing is made of. */
const listedTables = ['voucher', 'brand'];

/**
 * Finds the tables that have not changed since the fixtures last filled them, so that a reset skips them: filling an unchanged
 * catalogue would take most of its time.
 */
export function createStandingTables() {
  let fills: ReadonlyMap<string, Fill> = new Map();
  let references: ReadonlyMap<string, readonly string[]> | undefined;

  /** Compares, and locks the unchanged tables until the transaction ends. */
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
