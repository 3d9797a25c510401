import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { brands } from './brands';

const partner = z.object({ slug: z.string(), maximumUnits: z.number(), useOtp: z.boolean() });
const file = new URL('../../fixtures/partners.json', import.meta.url);
const known = z.array(partner).parse(JSON.parse(readFileSync(file, 'utf8')));

test.each(brands.map((brand) => [brand.slug, brand] as const))(
  'Poku knows the limit of %s and whether it sends codes',
  (slug, { maximumUnits, hasDebitCodes }) => {
    expect(known.find((one) => one.slug === slug)).toEqual({ slug, maximumUnits, useOtp: hasDebitCodes });
  },
);
