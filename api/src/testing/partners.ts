import type { PartnerKeys } from '@poku/partner-protocol';
import type { PartnerAddress } from '../config/partner-keys';
import { brands } from '../partners/brands';

/** Keys of a partner for tests; a partner that nobody knows has some, too. */
export const partnerKeys = (slug: string): PartnerKeys => ({
  poku: [`test-signature-key-of-poku-for-${slug}`],
  partner: [`test-signature-key-of-${slug}`],
});

/** Addresses of all partners with keys for tests, as `ApiConfig.partners` takes them. */
export const partnerAddresses = (urlOf: (slug: string) => string): Record<string, PartnerAddress> =>
  Object.fromEntries(brands.map(({ slug }) => [slug, { url: urlOf(slug), keys: partnerKeys(slug) }]));
