import type { PartnerBrand } from '../contract/platform';

/** The four partner brands with an origin of their own (D2, D3). */
export const PARTNER_BRANDS: readonly PartnerBrand[] = [
  { slug: 'nusapoin', partnerId: '2', name: 'NusaPoin', logo: '/media/partners/nusapoin.svg' },
  { slug: 'rumahnet', partnerId: '9', name: 'RumahNet', logo: '/media/partners/rumahnet.svg' },
  { slug: 'garuda', partnerId: '10', name: 'Garuda Motor', logo: '/media/partners/garuda.svg' },
  { slug: 'fitnusa', partnerId: '11', name: 'FitNusa', logo: '/media/partners/fitnusa.svg' },
];
