import { readFileSync } from 'node:fs';
import { z } from 'zod';

const biller = z.object({
  slug: z.string(),
  name: z.string(),
  /** Ids of the operators whose packages it sends. */
  operators: z.array(z.string()).min(1),
});

/** A biller of the sandbox. */
export type Biller = z.output<typeof biller>;

/** The sandbox billers, which are data as the partners are. */
export const billers: readonly Biller[] = z
  .array(biller)
  .parse(JSON.parse(readFileSync(new URL('../../fixtures/billers.json', import.meta.url), 'utf8')));
