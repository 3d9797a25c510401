import { z } from 'zod';
import { ownedIds, ownerName, ownerSlug } from '../imports/owner.schema';

/** A biller of an import file; other fields are refused, so that none is lost by a wrong name. */
const biller = z.strictObject({
  slug: ownerSlug,
  name: ownerName,
  /** Ids of operators whose packages it sends. */
  operators: ownedIds,
});
/** The content of an import file. */
export const billerFile = z.array(biller).min(1).max(1000);

/** A checked biller. */
export type ImportedBiller = z.output<typeof biller>;
