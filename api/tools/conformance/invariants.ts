import { createRebuildService } from '../../src/modules/ledger/rebuild.service';
import { verifyLedger } from '../../src/modules/ledger/verify.service';
import {
  countJournals,
  countOrdersOf,
  countOutOfOrder,
  countOverdrawn,
  countUnbalanced,
  countUnconserved,
  countUnlikeReversals,
  sumOfAvailable,
} from '../../src/simulation/kit.repository';
import type { Tx } from '../../src/db/tx';
import { OTP_CODE, PRICE_POINTS, purchaseBody, purchaseOf } from '../bench/purchase-data-api';
import { type Bench, type Bought, isTaken } from './books';

/** One thing that must hold of a ledger. */
export interface Invariant {
  readonly name: string;
  /** @returns what is wrong, or nothing */
  readonly prove: (bench: Bench) => Promise<string | undefined>;
}

const DONE = 200;
const ANOTHER_BODY = 40_003;
const NOT_ENOUGH = 40_004;
/** Numbers of purchases of one member and one coupon are this far apart. */
const APART = 1000;
/** So many connections buy at once. */
const AT_ONCE = 16;

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const purchasesOf = (member: number, count: number): number[] =>
  range(count).map((k) => member + (k + 1) * APART);

/** Buys each, some at once, over both processes in turn. */
const buyAll = async (
  { buy }: Bench,
  numbers: readonly number[],
  body?: (n: number) => string,
): Promise<Bought[]> => {
  const bought: Bought[] = [];
  let next = 0;
  const buyer = async (): Promise<void> => {
    for (let at = next++; at < numbers.length; at = next++) {
      const n = numbers[at] ?? 0;
      bought[at] = await buy(n, at, body?.(n));
    }
  };
  await Promise.all(range(AT_ONCE).map(buyer));
  return bought;
};

const codesOf = (bought: readonly Bought[]): string => {
  const counts = new Map<number, number>();
  for (const { code } of bought) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => `${count} × ${code}`).join(', ');
};
const notAllBought = (bought: readonly Bought[]): string | undefined =>
  bought.every(({ code }) => code === DONE) ? undefined : `not every purchase was made: ${codesOf(bought)}`;

const none = async (
  { db }: Bench,
  found: string,
  count: (tx: Tx) => Promise<number>,
): Promise<string | undefined> => {
  const many = await count(db);
  return many === 0 ? undefined : `${many} ${found}`;
};

/** The same purchase with twice of everything, under the key of the first. */
const doubled = (n: number): string => {
  const { memberId, otpId, item } = purchaseOf(n);
  const total = 2 * PRICE_POINTS;
  return JSON.stringify({
    clientId: memberId,
    otpRequestId: otpId,
    otpCode: OTP_CODE,
    ...item,
    quantity: 2,
    totalTransaction: total,
    paymentMethods: [{ partnerId: '0', point: total }],
  });
};

/** What the API's role tries with the books; each must be refused. */
const rewritings = [
  'update ledger_entry set amount = amount + 1',
  'delete from ledger_entry',
  'truncate ledger_entry cascade',
  "update ledger_journal set kind = 'earn'",
  'delete from ledger_journal',
  'truncate ledger_journal cascade',
  'alter table ledger_entry disable trigger all',
  'update ledger_account set balance = balance + 1',
];

/** The fifteen invariants of the public Ledger Conformance Kit, over HTTP on two processes (docs/reliability.md). */
export const invariants: readonly Invariant[] = [
  {
    name: 'balanced: every journal sums to zero in each asset',
    prove: async (bench) =>
      notAllBought(
        await buyAll(
          bench,
          range(200).map((k) => 10 + k),
        ),
      ) ?? none(bench, 'journals do not sum to zero', countUnbalanced),
  },
  {
    name: 'append-only: the role of the API changes and removes nothing that was booked',
    prove: async ({ db }) => {
      if (!(await isTaken(db, 'set local role poku_api'))) return 'there is no such role';
      const done: string[] = [];
      for (const statement of rewritings)
        if (await isTaken(db, `set local role poku_api; ${statement}`)) done.push(statement);
      return done.length === 0 ? undefined : `the role may: ${done.join('; ')}`;
    },
  },
  {
    name: 'hash chain: the books verify, and one changed amount is found',
    prove: async ({ db }) => {
      const [problem] = await verifyLedger(db);
      if (problem) return `${problem.rule}: ${problem.subject}`;
      const change = `
        alter table ledger_entry disable trigger user;
        update ledger_entry set amount = -amount where journal_id = (select min(journal_id) from ledger_entry)`;
      const found: string[] = [];
      await isTaken(db, change, async (tx) => {
        found.push(...(await verifyLedger(tx)).map(({ rule }) => rule));
      });
      return found.some((rule) => rule.includes('as it was written'))
        ? undefined
        : 'a changed entry was not found';
    },
  },
  {
    name: 'idempotent: a purchase again, at the other process, is the same one',
    prove: async ({ db, buy }) => {
      const first = await buy(300, 0);
      const before = await countJournals(db);
      const again = await buy(300, 1);
      if (first.code !== DONE || again.code !== DONE) return codesOf([first, again]);
      if (first.order !== again.order) return `${first.order} became ${again.order}`;
      if (first.isReplay || !again.isReplay) return 'a replay does not say that it is one';
      return (await countJournals(db)) === before ? undefined : 'something was booked again';
    },
  },
  {
    name: 'concurrent duplicates: of twenty equal purchases at once one is made',
    prove: async (bench) => {
      await Promise.all(range(20).map((place) => bench.buy(301, place)));
      const words = await Promise.all(range(2).map((place) => bench.buy(301, place)));
      if (new Set(words.map(({ order }) => order)).size !== 1 || words.some(({ code }) => code !== DONE))
        return `the processes do not agree: ${codesOf(words)}`;
      const { otpId } = purchaseOf(301);
      const orders = await countOrdersOf(bench.db, otpId);
      return orders === 1 ? undefined : `${orders} orders were made`;
    },
  },
  {
    name: 'no lost update: fifty purchases of one member at once are all taken off',
    prove: async (bench) => {
      const before = await bench.balance(7, 0);
      const problem = notAllBought(await buyAll(bench, purchasesOf(7, 50)));
      const after = await Promise.all([bench.balance(7, 0), bench.balance(7, 1)]);
      const expected = before - 50 * PRICE_POINTS;
      return (
        problem ??
        (after.every((one) => one === expected) ? undefined : `${before} became ${after.join(' and ')}`)
      );
    },
  },
  {
    name: 'conserved: points are issued, held, spent or ended, and nothing else',
    prove: (bench) => none(bench, 'assets were made or lost', countUnconserved),
  },
  {
    name: 'balance equals projection: members are told what their entries sum to',
    prove: async ({ db, balance }) => {
      for (const n of range(20)) {
        const [told, sum] = [await balance(n, n), await sumOfAvailable(db, purchaseOf(n).memberId)];
        if (told !== sum) return `${purchaseOf(n).memberId} is told ${told}, and has ${sum}`;
      }
      return undefined;
    },
  },
  {
    name: 'no overdraft: of twenty purchases at once, with points for three, three are made',
    prove: async (bench) => {
      const price = 30_000_000;
      await bench.db.script(`update voucher set price_points = ${price} where id = 'bench-v-99'`);
      const body = (n: number): string => purchaseBody(n).replaceAll(String(PRICE_POINTS), String(price));
      const before = await bench.balance(99, 0);
      const bought = await buyAll(bench, purchasesOf(99, 20), body);
      const made = bought.filter(({ code }) => code === DONE).length;
      if (
        made !== Math.floor(before / price) ||
        bought.some(({ code }) => code !== DONE && code !== NOT_ENOUGH)
      )
        return codesOf(bought);
      const after = await bench.balance(99, 1);
      if (after !== before - made * price) return `${before} became ${after}`;
      return none(bench, 'members owe', countOverdrawn);
    },
  },
  {
    name: 'no drift: after all of it balances, lots and holds are what the journals say',
    prove: async ({ db }) => {
      const [difference] = await createRebuildService({ db }).compare();
      return difference && `${difference.table} ${difference.first} differs`;
    },
  },
  {
    name: 'no mixed currencies: a journal that takes of one asset and gives of another is refused',
    prove: async ({ db }) => {
      const mixed = `
        insert into ledger_asset (code) values ('KIT') on conflict do nothing;
        insert into ledger_account (asset, purpose) values ('KIT', 'issued');
        with journal as (
          insert into ledger_journal (kind, reference, occurred_at) values ('earn', 'kit-mixed', now()) returning id)
        insert into ledger_entry (journal_id, account_id, amount)
          select journal.id, a.id, case a.asset when 'KIT' then -5 else 5 end from journal, ledger_account a
          where a.asset = 'KIT' or a.id = ${purchaseOf(5).available};
        set constraints all immediate`;
      return (await isTaken(db, mixed)) ? 'it was taken' : undefined;
    },
  },
  {
    name: 'reversal: an order is given back once, by its mirror image',
    prove: async (bench) => {
      const before = await bench.balance(303, 0);
      const { code, order } = await bench.buy(303, 0);
      if (code !== DONE) return codesOf([{ code, order, isReplay: false }]);
      await bench.refund(order);
      if ((await bench.balance(303, 1)) !== before) return `${before} did not come back`;
      const isRefused = await bench.refund(order).then(
        () => false,
        () => true,
      );
      return isRefused
        ? none(bench, 'reversals are no mirror image', countUnlikeReversals)
        : 'it was given back twice';
    },
  },
  {
    name: 'rebuild: a balance that somebody changed is made anew from the journal',
    prove: async ({ db, balance }) => {
      const before = await balance(11, 0);
      const { memberId } = purchaseOf(11);
      await db.script(`
        alter table ledger_account disable trigger user;
        update ledger_account set balance = balance + 1 where member_id = '${memberId}' and purpose = 'available';
        alter table ledger_account enable trigger user`);
      const rebuild = createRebuildService({ db });
      const differences = await rebuild.write();
      if (differences.map(({ table, count }) => `${table} ${count}`).join() !== 'ledger_account 1')
        return `it found ${JSON.stringify(differences)}`;
      return (await balance(11, 1)) === before ? undefined : 'the balance is another one';
    },
  },
  {
    name: 'order per account: entries of an account are numbered without gaps, in the order of their hashes',
    prove: (bench) => none(bench, 'entries are out of their order', countOutOfOrder),
  },
  {
    name: 'refused duplicate: a key with another body is refused and books nothing',
    prove: async ({ db, buy }) => {
      const first = await buy(302, 0);
      const before = await countJournals(db);
      const other = await buy(302, 1, doubled(302));
      if (first.code !== DONE || other.code !== ANOTHER_BODY) return codesOf([first, other]);
      return (await countJournals(db)) === before ? undefined : 'something was booked';
    },
  },
];
