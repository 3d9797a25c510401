import { readApiConfig } from '../../api/src/config/env';
import { openApiDatabase } from '../../api/src/db/open';
import { dayRules } from '../../api/src/modules/ledger/day.service';
import { ledgerRules } from '../../api/src/modules/ledger/verify.repository';
import { verifyLargeLedger } from '../../api/src/modules/ledger/verify.service';
import { nameOfSigningKey } from '../../api/src/security/signing-key';
import { toTable } from '../operators/table';

/**
 * `npm run ledger:verify`: proves the books of the API's database, while it runs on PostgreSQL, or embedded while it does not
 * (docs/operators.md). Names each rule that is broken with what breaks it first, and leaves with code 1 then.
 */
try {
  const config = readApiConfig(process.env);
  const db = await openApiDatabase(config, { maximum: 1, statementMs: 0, pauseMs: 0 });
  const startedAt = performance.now();
  const problems = await verifyLargeLedger(db, [nameOfSigningKey(config.ledgerKey), ...config.ledgerOldKeys]);
  await db.close();
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
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
