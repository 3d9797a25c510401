import type { Database } from '../db/database';
import { readAccounts } from '../modules/sandbox/fixtures/files';
import { endOfDayIn } from '../modules/sandbox/fixtures/times';
import { findAccount, listAccounts, replaceAccounts } from './repository';

/** The sandbox partners' books (D57). */
export function createPartnerService({ db }: { db: Database }) {
  const reset = (): Promise<void> =>
    db.transaction((tx) => replaceAccounts(tx, readAccounts(), (days) => endOfDayIn(new Date(), days)));

  return {
    /** The fixtures again (D58). */
    reset,

    /** Loads the fixtures into books without an account. */
    async fillWhenEmpty(): Promise<void> {
      if ((await listAccounts(db)).length === 0) await reset();
    },

    /** A balance in the partner's units; undefined for an unknown partner or subject. */
    async balance(partner: string, subject: string) {
      const account = await findAccount(db, partner, subject);
      if (account === undefined) return undefined;
      return { balanceUnits: account.balance_units, expiresAt: account.expires_at?.toISOString() ?? null };
    },

    /** All accounts, for the page. */
    accounts: () => listAccounts(db),
  };
}
