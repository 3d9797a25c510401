import { toTable } from '@poku/tooling';
import { dayRules } from '../../src/modules/ledger/day.service';
import { ledgerRules } from '../../src/modules/ledger/verify.repository';
import { verifyLargeLedger } from '../../src/modules/ledger/verify.service';
import { nameOfSigningKey } from '../../src/security/signing-key';
import { ONE_PATIENT_CONNECTION, withDatabase } from './with-database';

/**
 * Proves the books, while the API runs on PostgreSQL, or embedded while it does not. Names each rule that is broken with what breaks
 * it first, and sets the exit code 1 then.
 */
export const verifyBooks = (): Promise<void> =>
  withDatabase(async (db, config) => {
    const startedAt = performance.now();
    const keys = [nameOfSigningKey(config.ledgerKey), ...config.ledgerOldKeys];
    const problems = await verifyLargeLedger(db, keys);
    const rules = ledgerRules.length + Object.keys(dayRules).length;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    if (problems.length === 0) console.log(`The books are right: ${rules} rules hold (${seconds} s).`);
    else {
      console.log(
        toTable(
          ['BROKEN RULE', 'FIRST', 'IN ALL'],
          problems.map(({ rule, subject, count }) => [rule, subject, String(count)]),
        ),
      );
      console.error(`${problems.length} of ${rules} rules are broken.`);
      process.exitCode = 1;
    }
  }, ONE_PATIENT_CONNECTION);
