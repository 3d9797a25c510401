import { z } from 'zod';

/** A biller of an import file; other fields are refused, so that none is lost by a wrong name. */
const biller = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be 1 to 32 small letters, digits and hyphens, a letter first'),
  name: z.string().trim().min(1).max(100),
  /** Ids of operators whose packages it sends. */
  operators: z.array(z.string().min(1)).min(1),
});
/** The content of an import file. */
export const billerFile = z.array(biller).min(1).max(1000);

/** A checked biller. */
export type ImportedBiller = z.output<typeof biller>;
