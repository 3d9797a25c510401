import { verifyLargeLedger } from '../../src/modules/ledger/verify.service';
import { breakJournal, countBooks } from '../../src/simulation/ledger/damage.repository';
import { journalsPerOrder, ledgerFill } from '../../src/simulation/ledger/fill';
import { openScratchDatabase } from '../databases/scratch-database';

const LIMIT_S = 60;

/**
 * Fills a ledger and measures how long its proof takes. Sets the exit code 1 when a million journals take longer than 60 s, when
 * sound books do not hold, or when a journal that is broken then is not named.
 */
export const benchLedger = async ({ journals: wanted }: { readonly journals: number }): Promise<void> => {
  const scratch = await openScratchDatabase();
  const { db } = scratch;
  const problems: string[] = [];
  const seconds = async (work: () => Promise<unknown>): Promise<number> => {
    const start = performance.now();
    await work();
    return (performance.now() - start) / 1000;
  };

  try {
    const filled = await seconds(() => db.script(ledgerFill(Math.ceil(wanted / journalsPerOrder))));
    await db.script('vacuum analyze');
    const { journals, entries } = await countBooks(db);
    console.log(`${journals} journals with ${entries} entries, filled in ${filled.toFixed(1)} s`);

    let found = await verifyLargeLedger(db, []);
    const took = await seconds(async () => (found = await verifyLargeLedger(db, [])));
    console.log(`verified in ${took.toFixed(1)} s: ${found.length === 0 ? 'everything holds' : 'NOT sound'}`);
    for (const { rule, subject, count } of found) problems.push(`${rule}: ${subject} (${count})`);
    if (took > LIMIT_S * Math.max(1, wanted / 1_000_000)) problems.push(`longer than ${LIMIT_S} s`);

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
};
