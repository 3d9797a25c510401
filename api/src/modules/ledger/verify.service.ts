import type { Database } from '../../db/database';
import type { Tx } from '../../db/tx';
import type { SigningKeyName } from '../../security/signing-key';
import { findDayProblems } from './day.service';
import { findProblems, ledgerRules, type LedgerProblem } from './verify.repository';

/**
 * Proves the books from their rows at one moment, while purchases go on: returns the rules that are broken, each with what
 * breaks it first, empty when none is.
 */
export const verifyLedger = (db: Tx, rules = ledgerRules): Promise<LedgerProblem[]> =>
  findProblems(db, rules);

/**
 * The same for a large ledger, and for its signed days: with more working memory and without a time limit.
 * @param keys public halves of the keys that sign days, or did
 */
export const verifyLargeLedger = (db: Database, keys: readonly SigningKeyName[]): Promise<LedgerProblem[]> =>
  db.transaction(async (tx) => {
    await tx.script("set local work_mem = '256MB'; set local statement_timeout = 0");
    return [...(await verifyLedger(tx)), ...(await findDayProblems(tx, keys))];
  });
