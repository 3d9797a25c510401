import type { Balance } from '@poku/partner-protocol';
import type { BrandDeps } from '../deps';
import { balanceOf, tellBalance } from './balance';
import { findAccount, listAccounts, lockAccount, setBalance } from './repository';

/** The accounts of one partner. */
export function createAccountService({ db, clock, brand: { slug } }: BrandDeps) {
  return {
    /** A balance in the partner's units; undefined for an unknown subject. */
    async balance(subject: string): Promise<Balance | undefined> {
      const account = await findAccount(db, slug, subject);
      return account && balanceOf(account);
    },

    /** Sets a balance, and tells Poku when the account is linked. Returns it, or undefined for an unknown subject. */
    change: (subject: string, balanceUnits: number): Promise<Balance | undefined> =>
      db.transaction(async (tx) => {
        const account = await lockAccount(tx, slug, subject);
        if (account === undefined) return undefined;
        await setBalance(tx, slug, subject, balanceUnits);
        await tellBalance(tx, slug, subject, clock.now());
        return { ...balanceOf(account), balanceUnits };
      }),

    /** All accounts, for the pages. */
    list: () => listAccounts(db, slug),
  };
}
