import { readApiConfig } from '../../api/src/config/env';
import { openApiDatabase } from '../../api/src/db/open';
import { ledgerRules } from '../../api/src/modules/ledger/verify.repository';
import { verifyLargeLedger } from '../../api/src/modules/ledger/verify.service';
import { toTable } from '../operators/table';

/**
 * `npm run ledger:verify`: proves the books of the API's database, while it runs on PostgreSQL, or embedded while it does not
 * (docs/operators.md). Names each rule that is broken with what breaks it first, and leaves with code 1 then.
 */
try {
  const db = await openApiDatabase(readApiConfig(process.env), { maximum: 1, statementMs: 0, pauseMs: 0 });
  const startedAt = performance.now();
  const problems = await verifyLargeLedger(db);
  await db.close();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (problems.length === 0)
    console.log(`The books are right: ${ledgerRules.length} rules hold (${seconds} s).`);
  else {
    console.log(
      toTable(
        ['BROKEN RULE', 'FIRST', 'IN ALL'],
        problems.map(({ rule, subject, count }) => [rule, subject, String(count)]),
      ),
    );
    console.error(`${problems.length} of ${ledgerRules.length} rules are broken.`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
