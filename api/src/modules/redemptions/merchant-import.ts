import type { Database } from '../../db/database';
import { demandNone, place, readRows } from '../imports/rows';
import { listUnknownBrands, lockMerchants, putMerchants } from './merchant.repository';
import { merchantFile, type ImportedMerchant } from './merchant-import.schema';

const what = 'merchants';

/** Problems of a slug or a brand that stands in two places. */
function findRepetitions(merchants: readonly ImportedMerchant[]): string[] {
  const slugs = new Set<string>();
  const owners = new Map<string, string>();
  return merchants.flatMap(({ slug, brands }, row) => {
    const problems = slugs.has(slug) ? [`${place(row, 'slug')}: a row before has the same`] : [];
    slugs.add(slug);
    for (const brand of brands) {
      const owner = owners.get(brand);
      if (owner !== undefined) problems.push(`${place(row, 'brands')}: ${brand} is a brand of ${owner}`);
      owners.set(brand, slug);
    }
    return problems;
  });
}

/**
 * Puts merchants in, by slug: new ones are added, known ones take the name and exactly the brands of the file; a brand of another
 * merchant comes over. All or nothing, in one transaction.
 * @param content what stood in the file, as parsed JSON: an array of `ImportedMerchant`s before their check
 * @returns how many were added and how many changed
 * @throws ImportError that names every wrong row and field
 */
export async function importMerchants(
  db: Database,
  content: unknown,
): Promise<{ added: number; changed: number }> {
  const merchants = await readRows(what, merchantFile, content);
  demandNone(what, findRepetitions(merchants));
  return db.transaction(async (tx) => {
    const known = await lockMerchants(tx, merchants);
    const unknown = new Set(await listUnknownBrands(tx, merchants));
    demandNone(
      what,
      merchants.flatMap(({ brands }, row) =>
        brands
          .filter((brand) => unknown.has(brand))
          .map((brand) => `${place(row, 'brands')}: no such brand: ${brand}`),
      ),
    );
    await putMerchants(tx, merchants);
    return { added: merchants.length - known, changed: known };
  });
}
