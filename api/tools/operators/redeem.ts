import { toTable } from '@poku/tooling';
import { createRedemptionDesk } from '../../src/modules/operators/redemption.service';
import type { DoubleUseLine, UseFilter, UseLine } from '../../src/modules/operators/redemption.repository';
import type { RefusalFilter, RefusalLine } from '../../src/modules/operators/refusal.repository';
import { listMerchants as readMerchants } from '../../src/modules/redemptions/merchant.repository';
import { runAsOperator } from '../../src/modules/security/command';
import { createClock } from '../../src/ports/clock';
import { operatorOf } from './operator';
import { withDatabase } from './with-database';

const minute = (at: Date | null): string => at?.toISOString().slice(0, 16).replace('T', ' ') ?? '-';

const useRow = (use: UseLine): readonly string[] => [
  minute(use.used_at),
  use.merchant_slug,
  use.reference,
  use.store,
  use.member_id,
  use.coupon_code,
  use.name,
  minute(use.told_at),
  minute(use.voided_at),
];

/** Prints uses of coupons, the newest first, times in UTC. No code of a coupon is printed. */
export const listUses = ({ limit, ...filter }: UseFilter & { readonly limit: number }): Promise<void> =>
  withDatabase(async (db) => {
    const uses = await createRedemptionDesk({ db, clock: createClock() }).list(filter, limit);
    const head = ['USED', 'MERCHANT', 'REFERENCE', 'STORE', 'MEMBER', 'COUPON', 'NAME', 'TOLD', 'TAKEN BACK'];
    console.log(toTable(head, uses.map(useRow)));
  });

const doubleRow = (double: DoubleUseLine): readonly string[] => [
  minute(double.told_at),
  double.merchant_slug,
  double.member_id,
  double.coupon_code,
  double.name,
  double.reference,
  double.store,
  minute(double.taken_at),
  double.other_reference,
  double.other_store,
  minute(double.other_used_at),
  minute(double.other_voided_at),
];

/** Prints double uses of coupons, those that were told last first, times in UTC. No code of a coupon is printed. */
export const listDoubles = ({ limit, ...filter }: UseFilter & { readonly limit: number }): Promise<void> =>
  withDatabase(async (db) => {
    const doubles = await createRedemptionDesk({ db, clock: createClock() }).listDoubles(filter, limit);
    const head = ['TOLD', 'MERCHANT', 'MEMBER', 'COUPON', 'NAME'];
    const sides = ['DOUBLE', 'STORE', 'TAKEN', 'STANDS', 'STORE', 'USED', 'TAKEN BACK'];
    console.log(toTable([...head, ...sides], doubles.map(doubleRow)));
  });

const refusalRow = (refusal: RefusalLine): readonly string[] => [
  minute(refusal.refused_at),
  refusal.merchant_slug,
  refusal.call,
  refusal.reason,
  refusal.reference,
  refusal.store ?? '-',
  refusal.member_id ?? '-',
  refusal.coupon_code ?? '-',
];

/**
 * Prints calls of merchants that were refused, the newest first, or how often each was refused and why. Times are UTC. No code of a
 * coupon is printed.
 */
export const listRefusals = ({
  limit,
  count = false,
  ...filter
}: RefusalFilter & { readonly limit: number; readonly count?: boolean | undefined }): Promise<void> =>
  withDatabase(async (db) => {
    const desk = createRedemptionDesk({ db, clock: createClock() });
    if (count) {
      const rows = (await desk.countRefusals(filter)).map((line) => [
        line.merchant_slug,
        line.call,
        line.reason,
        String(line.times),
        minute(line.last_at),
      ]);
      console.log(toTable(['MERCHANT', 'CALL', 'REASON', 'TIMES', 'LAST'], rows));
      return;
    }
    const head = ['REFUSED', 'MERCHANT', 'CALL', 'REASON', 'REFERENCE', 'STORE', 'MEMBER', 'COUPON'];
    console.log(toTable(head, (await desk.listRefusals(filter, limit)).map(refusalRow)));
  });

/** Takes a use of a coupon back, also when its till no longer may. */
export const voidUse = (
  merchant: string,
  reference: string,
  { reason, by }: { readonly reason?: string; readonly by?: string },
): Promise<void> =>
  withDatabase(async (db) => {
    const deps = { db, clock: createClock() };
    const operator = operatorOf(by);
    await runAsOperator(
      deps,
      `redeem void ${merchant} ${reference}`,
      () => createRedemptionDesk(deps).takeBack({ merchant, reference }, operator, reason?.trim()),
      operator.name,
    );
    console.log(`The use ${reference} of ${merchant} is taken back.`);
  });

/** Prints the merchants with their brands and how often each used coupons. */
export const listMerchants = (): Promise<void> =>
  withDatabase(async (db) => {
    const rows = (await readMerchants(db)).map(({ slug, name, brands, uses }) => [
      slug,
      name,
      brands ?? '-',
      String(uses),
    ]);
    console.log(toTable(['MERCHANT', 'NAME', 'BRANDS', 'USES'], rows));
  });
