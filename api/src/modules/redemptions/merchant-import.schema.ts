import { z } from 'zod';

/** A merchant of an import file; other fields are refused, so that none is lost by a wrong name. */
const merchant = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be 1 to 32 small letters, digits and hyphens, a letter first'),
  name: z.string().trim().min(1).max(100),
  /** Ids of all brands whose coupons it takes. */
  brands: z.array(z.string().min(1)).min(1),
});
/** The content of an import file. */
export const merchantFile = z.array(merchant).min(1).max(10_000);

/** A checked merchant. */
export type ImportedMerchant = z.output<typeof merchant>;
