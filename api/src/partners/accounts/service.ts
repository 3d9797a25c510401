import type { Balance } from '../../protocol/messages';
import type { BrandDeps } from '../deps';
import { addEvent } from '../events/service';
import { activeLinkOf } from '../links/repository';
import { findAccount, listAccounts, lockAccount, setBalance, type AccountRow } from './repository';

const balanceOf = ({ balance_units, expires_at }: AccountRow): Balance => ({
  balanceUnits: balance_units,
  expiresAt: expires_at?.toISOString() ?? null,
});

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
        const now = clock.now();
        const balance = { ...balanceOf(account), balanceUnits };
        if ((await activeLinkOf(tx, slug, subject)) !== undefined)
          await addEvent(tx, slug, now, {
            type: 'balance.changed',
            subject,
            ...balance,
            at: now.toISOString(),
          });
        return balance;
      }),

    /** All accounts, for the pages. */
    list: () => listAccounts(db, slug),
  };
}
