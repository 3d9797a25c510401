import type { PartnerAddress } from '../config/env';
import { brands } from '../partners/brands';

/** Addresses of all partners with keys for tests, as `ApiConfig.partners` takes them. */
export const partnerAddresses = (urlOf: (slug: string) => string): Record<string, PartnerAddress> =>
  Object.fromEntries(
    brands.map(({ slug }) => [slug, { url: urlOf(slug), key: `test-signature-key-of-${slug}` }]),
  );
