import type { PartnerBrand } from '@poku/contract';

/** A partner with a look of its own, as the API tells of it. */
export const aPartnerBrand = (overrides: Partial<PartnerBrand> = {}): PartnerBrand => ({
  slug: 'kopi-kita',
  partnerId: '21',
  name: 'Kopi Kita',
  logo: '/media/partners/kopi-kita.svg',
  look: {
    pattern: 'stripes',
    light: { primary: '#1B3A7A', primaryPressed: '#122856', primarySoft: '#E6ECF8', header: '#16306A' },
    dark: { primary: '#9DB9F5', primarySoft: '#1B294A', onPrimary: '#0B1733', header: '#14264F' },
  },
  ...overrides,
});
