import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { PartnerKind } from '@poku/partner-protocol';

const brand = z.object({
  slug: z.string(),
  /** Poku's number of the partner. */
  id: z.string(),
  name: z.string(),
  kind: z.enum(['bank', 'wallet', 'phone']),
  /** Whose programme it is, below the name. */
  claim: z.string(),
  /** Ground of the header and the buttons; white text on it meets AA. */
  colour: z.string(),
  /** Buttons while they are pressed. */
  pressed: z.string(),
  /** Line below the header. */
  line: z.string(),
  /** Soft ground of notes. */
  soft: z.string(),
  /** Path data of the sign, drawn in white in a box of 24. */
  sign: z.string(),
  /** Whether users are known by e-mail; otherwise by phone number. */
  isKnownByEmail: z.boolean(),
  /** Whether its app sends users into Poku on an origin of its own (D3). */
  hasApp: z.boolean(),
  /** Whether a debit needs a code that the partner sends (D45). */
  hasDebitCodes: z.boolean(),
  /** Most units of one debit or payment. */
  maximumUnits: z.number(),
});

/** A sandbox partner as its own pages show it (D2). */
export type Brand = z.output<typeof brand>;

/** The sandbox partners, which are data as those of the API are. */
export const brands: readonly Brand[] = z
  .array(brand)
  .parse(JSON.parse(readFileSync(new URL('../../fixtures/partner-services.json', import.meta.url), 'utf8')));

/** The partners that one service serves. */
export const brandsOf = (kind: PartnerKind): Brand[] => brands.filter((brand) => brand.kind === kind);
