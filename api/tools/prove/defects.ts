import { toTable } from '@poku/tooling';
import { postgresServer } from '../databases/postgres-server';
import { ledgerDefects } from '../defects/ledger-defects';
import { paymentDefects } from '../defects/payment-defects';
import { makeCopy, removeCopy, tryDefect } from '../defects/run';

/**
 * Puts known mistakes into a copy of the API, one after the other, and runs the test that must notice each. Sets the exit code 1 when one
 * is not noticed, or none was tried.
 * @param only words in the names of those to try. Default all
 */
export const proveDefects = async ({ only = '' }: { readonly only?: string }): Promise<void> => {
  const defects = [...ledgerDefects, ...paymentDefects].filter(({ name }) => name.includes(only));
  const server = await postgresServer();
  if (!server) throw new Error('No PostgreSQL: set DATABASE_URL, or put initdb and postgres on the PATH.');
  const rows: string[][] = [];
  makeCopy();
  try {
    for (const defect of defects) {
      const startedAt = performance.now();
      const verdict = await tryDefect(defect, server.url);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
      console.log(`${verdict.padEnd(11)} ${defect.name} (${seconds} s)`);
      rows.push([verdict, defect.name, defect.test[1]]);
    }
  } finally {
    removeCopy();
    await server.stop();
  }
  console.log(`\n${toTable(['VERDICT', 'DEFECT', 'TEST'], rows)}`);
  const missed = rows.filter(([verdict]) => verdict !== 'caught').length;
  console.log(`\n${rows.length - missed} of ${rows.length} caught`);
  process.exitCode = missed === 0 && rows.length > 0 ? 0 : 1;
};
