import type { PartnerBrand } from '@poku/shared/contract';

/** The four partner brands with an origin of their own (D2, D3). */
const BRANDS: readonly PartnerBrand[] = [
  { slug: 'nusapoin', partnerId: '2', name: 'NusaPoin', logo: '/media/partners/nusapoin.svg' },
  { slug: 'rumahnet', partnerId: '9', name: 'RumahNet', logo: '/media/partners/rumahnet.svg' },
  { slug: 'garuda', partnerId: '10', name: 'Garuda Motor', logo: '/media/partners/garuda.svg' },
  { slug: 'fitnusa', partnerId: '11', name: 'FitNusa', logo: '/media/partners/fitnusa.svg' },
];

/**
 * The partner whose origin a page runs on. Cosmetic only (D29).
 * @param hostname host without port; its first label names the partner
 * @returns null on Poku's own origin
 */
export const partnerByHost = (hostname: string): PartnerBrand | null => {
  const [label, ...rest] = hostname.toLowerCase().split('.');
  return rest.length > 0 ? (BRANDS.find(({ slug }) => slug === label) ?? null) : null;
};
