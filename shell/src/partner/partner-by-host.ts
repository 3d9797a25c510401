import type { PartnerBrand } from '@poku/shared/contract';
import { PARTNER_BRANDS } from '@poku/shared/domain';

/**
 * The partner whose origin a page runs on. Cosmetic only (D29).
 * @param hostname host without port; its first label names the partner
 * @returns null on Poku's own origin
 */
export const partnerByHost = (hostname: string): PartnerBrand | null => {
  const [label, ...rest] = hostname.toLowerCase().split('.');
  return rest.length > 0 ? (PARTNER_BRANDS.find(({ slug }) => slug === label) ?? null) : null;
};
