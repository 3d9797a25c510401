import { z } from 'zod';
import { ownedIds, ownerName, ownerSlug } from '../imports/owner.schema';

/** A merchant of an import file; other fields are refused, so that none is lost by a wrong name. */
const merchant = z.strictObject({
  slug: ownerSlug,
  name: ownerName,
  /** Ids of all brands whose coupons it takes. */
  brands: ownedIds,
});
/** The content of an import file. */
export const merchantFile = z.array(merchant).min(1).max(10_000);

/** A checked merchant. */
export type ImportedMerchant = z.output<typeof merchant>;
