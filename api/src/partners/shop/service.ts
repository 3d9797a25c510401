import type { Tx } from '../../db/tx';
import { findAccount, type AccountRow } from '../accounts/repository';
import type { BrandDeps } from '../deps';
import { addEvent } from '../events/service';
import { goodsOf } from './goods';
import * as purchases from './repository';
import type { PurchaseRow, ToldPurchase } from './repository';

/** Most corrections of a purchase that the protocol can tell. */
const lastRevision = 1000;

/** Why nothing was changed. */
export type ShopProblem =
  | 'unknown-user'
  | 'unknown-good'
  | 'unknown-purchase'
  | 'reversed'
  | 'bad-amount'
  | 'worn-out';

/** What a user does in the partner's shop. Each change tells Poku in the transaction that makes it (D64). */
export function createShopService({ db, clock, brand: { slug } }: Pick<BrandDeps, 'db' | 'clock' | 'brand'>) {
  /** Changes a purchase of this user. Nobody changes one of another. */
  const change = (
    { subject, reference }: { subject: string; reference: string },
    act: (tx: Tx, purchase: PurchaseRow) => Promise<ShopProblem | undefined>,
  ): Promise<ShopProblem | undefined> =>
    db.transaction(async (tx) => {
      const purchase = await purchases.lockPurchase(tx, slug, subject, reference);
      return purchase === undefined ? 'unknown-purchase' : act(tx, purchase);
    });

  return {
    /** A user with the newest purchases; undefined for a subject without an account. */
    async view(subject: string): Promise<{ account: AccountRow; made: ToldPurchase[] } | undefined> {
      const account = await findAccount(db, slug, subject);
      return account && { account, made: await purchases.newestPurchases(db, slug, subject) };
    },

    /** Buys something under a reference; the same reference again buys nothing more. */
    buy: (order: { subject: string; reference: string; good: string }): Promise<ShopProblem | undefined> =>
      db.transaction(async (tx) => {
        const { subject, reference } = order;
        const good = goodsOf(slug).find(({ name }) => name === order.good);
        if (good === undefined) return 'unknown-good';
        if ((await findAccount(tx, slug, subject)) === undefined) return 'unknown-user';
        const now = clock.now();
        const facts = { reference, subject, category: good.category, amountRupiah: good.priceRupiah };
        if (await purchases.insertPurchase(tx, slug, { ...facts, item: good.name }, now))
          await addEvent(tx, slug, now, { type: 'purchase.made', ...facts, madeAt: now.toISOString() });
        return undefined;
      }),

    /** Gives a purchase back as a whole; again changes nothing. */
    reverse: (which: { subject: string; reference: string }) =>
      change(which, async (tx, { reference, reversed_at }) => {
        if (reversed_at !== null) return undefined;
        const now = clock.now();
        await purchases.setReversed(tx, slug, reference, now);
        await addEvent(tx, slug, now, { type: 'purchase.reversed', reference });
        return undefined;
      }),

    /**
     * Corrects what a purchase came to; the amount that it has already changes nothing.
     * @param amountRupiah undefined when what was typed is no amount
     */
    correct: (which: { subject: string; reference: string }, amountRupiah: number | undefined) =>
      change(which, async (tx, { reference, category, made_at, ...before }) => {
        if (before.reversed_at !== null) return 'reversed';
        if (amountRupiah === undefined) return 'bad-amount';
        if (before.amount_rupiah === amountRupiah) return undefined;
        if (before.revision === lastRevision) return 'worn-out';
        const revision = before.revision + 1;
        await purchases.setAmount(tx, slug, reference, amountRupiah, revision);
        await addEvent(tx, slug, clock.now(), {
          type: 'purchase.corrected',
          reference,
          revision,
          subject: which.subject,
          amountRupiah,
          category,
          madeAt: made_at.toISOString(),
        });
        return undefined;
      }),
  };
}
