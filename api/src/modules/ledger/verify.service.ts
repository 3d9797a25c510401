import type { Database } from '../../db/database';
import { findProblems, type LedgerProblem } from './verify.repository';

/** Proves the ledger's invariants from its rows; returns what is wrong, empty when nothing is. */
export const verifyLedger = (db: Database): Promise<LedgerProblem[]> =>
  db.transaction((tx) => findProblems(tx));
