import type { PartnerKeys } from '@poku/partner-protocol';

/** What the service of the tills is made from. */
export interface TillsDeps {
  /** Keys of a merchant's signatures; undefined for one without keys. */
  keysOf: (slug: string) => PartnerKeys | undefined;
  /** Where Poku takes uses of coupons, without `/merchants/{slug}`. */
  pokuUrl: () => string;
  logLevel: string;
}
