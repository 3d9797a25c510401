import { parseArgs } from 'node:util';
import { verifyLargeLedger } from '../../api/src/modules/ledger/verify.service';
import { breakJournal, countBooks } from '../../api/src/simulation/ledger/damage';
import { journalsPerOrder, ledgerFill } from '../../api/src/simulation/ledger/fill';
import { openScratchDatabase } from '../bench/scratch-database';

/**
 * `npm run bench:ledger [-- --journals 1000000]`: fills a ledger on PostgreSQL with orders in every state, proves it and
 * prints how long that took; then breaks one journal and shows that the proof names it. Fails when a million journals
 * take longer than 60 s, when sound books do not hold, or when the broken journal is not named.
 */
const { values: options } = parseArgs({ options: { journals: { type: 'string', default: '1000000' } } });
const JOURNALS = Number(options.journals);
const LIMIT_S = 60;

const scratch = await openScratchDatabase();
const { db } = scratch;
const problems: string[] = [];
const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

try {
  const filled = await seconds(() => db.script(ledgerFill(Math.ceil(JOURNALS / journalsPerOrder))));
  await db.script('vacuum analyze');
  const { journals, entries } = await countBooks(db);
  console.log(`${journals} journals with ${entries} entries, filled in ${filled.toFixed(1)} s`);

  let found = await verifyLargeLedger(db, []);
  const took = await seconds(async () => (found = await verifyLargeLedger(db, [])));
  console.log(`verified in ${took.toFixed(1)} s: ${found.length === 0 ? 'everything holds' : 'NOT sound'}`);
  for (const { rule, subject, count } of found) problems.push(`${rule}: ${subject} (${count})`);
  if (took > LIMIT_S * Math.max(1, JOURNALS / 1_000_000)) problems.push(`longer than ${LIMIT_S} s`);

  const broken = Math.ceil(journals / 2);
  await breakJournal(db, broken);
  found = await verifyLargeLedger(db, []);
  for (const { rule, subject } of found)
    console.log(`one unit more in journal ${broken}: ${rule}: ${subject}`);
  if (!found.some(({ subject }) => subject === `journal ${broken}`)) {
    problems.push(`the proof does not name journal ${broken}`);
  }
} finally {
  await scratch.close();
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
process.exit();
