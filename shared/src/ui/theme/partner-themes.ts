import { type PartnerBrand } from '../../contract/platform';
import { type Palette } from './palette';

/** The tokens that a partner may change (`look.md`): primary with its shades, and the header. */
type PartnerPalette = Pick<
  Palette,
  'primary' | 'primaryPressed' | 'primarySoft' | 'onPrimary' | 'header' | 'headerLine' | 'onHeader'
>;

/** What a partner's brand brings to the page. */
export interface BrandLook {
  readonly name: string;
  /** Site path of the logo. */
  readonly logo: string;
  /** CSS `background-image` drawn over the header colour. */
  readonly pattern: string;
  readonly light: Partial<PartnerPalette>;
  readonly dark: Partial<PartnerPalette>;
}

const faint = 'rgb(255 255 255 / 7%)';

/** Poku's own brand: the default palette, and rings like a coin that rolls in from the right. */
export const pokuLook: BrandLook = {
  name: 'Poku',
  logo: '/media/partners/poku.svg',
  pattern: `radial-gradient(circle at 100% 0, transparent 56px, ${faint} 57px 88px, transparent 89px 120px, ${faint} 121px 152px, transparent 153px)`,
  light: {},
  dark: {},
};

/** Brands of the four partner origins (D3). */
export const partnerLooks = {
  nusapoin: {
    name: 'NusaPoin',
    logo: '/media/partners/nusapoin.svg',
    pattern: `repeating-linear-gradient(115deg, transparent 0 28px, ${faint} 28px 56px)`,
    light: {
      primary: '#1B3A7A',
      primaryPressed: '#122856',
      primarySoft: '#E6ECF8',
      header: '#16306A',
      headerLine: '#16306A',
    },
    dark: {
      primary: '#9DB9F5',
      primaryPressed: '#C0D2FA',
      primarySoft: '#1B294A',
      onPrimary: '#0B1733',
      header: '#14264F',
      headerLine: '#14264F',
    },
  },
  rumahnet: {
    name: 'RumahNet',
    logo: '/media/partners/rumahnet.svg',
    pattern: `repeating-radial-gradient(circle at 100% 100%, transparent 0 22px, ${faint} 22px 34px)`,
    light: {
      primary: '#A8122E',
      primaryPressed: '#7D0C21',
      primarySoft: '#FBE8EB',
      header: '#A8122E',
      headerLine: '#A8122E',
    },
    dark: {
      primary: '#F59AAA',
      primaryPressed: '#FABAC5',
      primarySoft: '#431722',
      onPrimary: '#34060F',
      header: '#5A1020',
      headerLine: '#5A1020',
    },
  },
  garuda: {
    name: 'Garuda Motor',
    logo: '/media/partners/garuda.svg',
    pattern: `linear-gradient(135deg, transparent 0 68%, ${faint} 68% 76%, transparent 76% 82%, ${faint} 82% 90%, transparent 90%)`,
    light: {
      primary: '#2E3236',
      primaryPressed: '#17191B',
      primarySoft: '#ECEDEF',
      header: '#25282C',
      headerLine: '#D3202F',
    },
    dark: {
      primary: '#D3D7DB',
      primaryPressed: '#EDEFF1',
      primarySoft: '#2E353A',
      onPrimary: '#16181A',
      header: '#1C1F22',
      headerLine: '#D3202F',
    },
  },
  fitnusa: {
    name: 'FitNusa',
    logo: '/media/partners/fitnusa.svg',
    pattern: `repeating-linear-gradient(60deg, transparent 0 18px, ${faint} 18px 21px, transparent 21px 30px, ${faint} 30px 33px)`,
    light: {
      primary: '#14603A',
      primaryPressed: '#0C4328',
      primarySoft: '#E4F2EA',
      header: '#14603A',
      headerLine: '#14603A',
    },
    dark: {
      primary: '#7DD0A1',
      primaryPressed: '#A2E0BD',
      primarySoft: '#163725',
      onPrimary: '#06210F',
      header: '#0F4629',
      headerLine: '#0F4629',
    },
  },
} satisfies Record<PartnerBrand['slug'], BrandLook>;
