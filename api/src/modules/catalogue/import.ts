import type { Database } from '../../db/database';
import { demandNone, findRepetitions, place, readRows } from '../imports/rows';
import * as repository from './import.repository';
import { couponFile, type ImportedCoupon } from './import.schema';

const what = 'coupons';

/** Rows of one statement; the whole is one transaction all the same. */
const rowsAtOnce = 1_000;

/** Problems of a second row with an id, slug or redemption id that another has, and of a brand with two names. */
function findClashes(coupons: readonly ImportedCoupon[]): string[] {
  const problems = findRepetitions(coupons, ['id', 'slug', 'redemptionId']);
  const brands = new Map<string, string>();
  coupons.forEach(({ brandId, brandName }, row) => {
    const name = brands.get(brandId) ?? brandName;
    brands.set(brandId, name);
    if (name !== brandName)
      problems.push(`${place(row, 'brandName')}: the brand is called ${name} in a row before`);
  });
  return problems;
}

/** Problems of rows that do not fit what is stored. */
function findConflicts(
  coupons: readonly ImportedCoupon[],
  known: Awaited<ReturnType<typeof repository.listKnownIds>>,
  stored: readonly repository.MetVoucher[],
): string[] {
  const ids = new Map(stored.map((one) => [one.id, one]));
  const slugs = new Map(stored.map((one) => [one.slug, one.id]));
  const rules = new Map(stored.map((one) => [one.redemption_id, one.id]));
  return coupons.flatMap((coupon, row) => {
    const { id, slug, redemptionId, categoryId, operatorId } = coupon;
    const kind = operatorId === undefined ? 'regular' : 'telco';
    const checks: readonly [wrong: boolean, field: string, problem: string][] = [
      [!known.categories.has(categoryId), 'categoryId', 'no such category'],
      [operatorId !== undefined && !known.operators.has(operatorId), 'operatorId', 'no such operator'],
      [(slugs.get(slug) ?? id) !== id, 'slug', `coupon ${slugs.get(slug)} has it`],
      [(rules.get(redemptionId) ?? id) !== id, 'redemptionId', `coupon ${rules.get(redemptionId)} has it`],
      [
        (ids.get(id)?.kind ?? kind) !== kind,
        'operatorId',
        'a stored coupon cannot become a package, nor a package a coupon',
      ],
    ];
    return checks.filter(([wrong]) => wrong).map(([, field, problem]) => `${place(row, field)}: ${problem}`);
  });
}

/**
 * Puts coupons and prepaid packages from outside into the catalogue, by id: new ones are added, known ones take every value of
 * the file, and what the file does not name stays. HTML is sanitised (D42), text is kept as it is. All or nothing, in one
 * transaction. Orders keep the price they were made with; a stored stock is replaced, also while somebody buys.
 * @param content what stood in the file, as parsed JSON: an array of `ImportedCoupon`s before their check
 * @returns how many were added and how many changed
 * @throws ImportError that names every wrong row and field
 */
export async function importCoupons(
  db: Database,
  content: unknown,
): Promise<{ added: number; changed: number }> {
  const coupons = await readRows(what, couponFile, content);
  demandNone(what, findClashes(coupons));
  return db.transaction(async (tx) => {
    const stored = await repository.lockVouchers(tx, coupons);
    demandNone(what, findConflicts(coupons, await repository.listKnownIds(tx), stored));
    await repository.upsertBrands(tx, new Map(coupons.map(({ brandId, brandName }) => [brandId, brandName])));
    for (let from = 0; from < coupons.length; from += rowsAtOnce)
      await repository.upsertVouchers(tx, coupons.slice(from, from + rowsAtOnce));
    return { added: coupons.length - stored.length, changed: stored.length };
  });
}
