import type { PartnerKind } from '../protocol/messages';

/** A sandbox partner as its own pages show it (D2). */
export interface Brand {
  slug: string;
  /** Poku's number of the partner. */
  id: string;
  name: string;
  kind: PartnerKind;
  /** Whose programme it is, below the name. */
  claim: string;
  /** Ground of the header and the buttons; white text on it meets AA. */
  colour: string;
  /** Buttons while they are pressed. */
  pressed: string;
  /** Line below the header. */
  line: string;
  /** Soft ground of notes. */
  soft: string;
  /** Path data of the sign, drawn in white in a box of 24. */
  sign: string;
  /** Whether users are known by e-mail; otherwise by phone number. */
  isKnownByEmail: boolean;
  /** Whether its app sends users into Poku on an origin of its own (D3). */
  hasApp: boolean;
  /** Whether a debit needs a code that the partner sends (D45). */
  hasDebitCodes: boolean;
  /** Most units of one debit or payment. */
  maximumUnits: number;
}

/** The sandbox partners. */
export const brands: readonly Brand[] = [
  {
    slug: 'nusapoin',
    id: '2',
    name: 'NusaPoin',
    kind: 'bank',
    claim: 'Poin dari Bank Nusa',
    colour: '#16306A',
    pressed: '#122856',
    line: '#F2A900',
    soft: '#E6ECF8',
    sign: 'M5 19V5h3l8 9V5h3v14h-3L8 10v9z',
    isKnownByEmail: true,
    hasApp: true,
    hasDebitCodes: true,
    maximumUnits: 100_000,
  },
  {
    slug: 'dompetnusa',
    id: '3',
    name: 'DompetNusa',
    kind: 'wallet',
    claim: 'Dompet elektronik',
    colour: '#5A3FC0',
    pressed: '#432E96',
    line: '#5A3FC0',
    soft: '#EEEBFA',
    sign: 'M3 8a3 3 0 0 1 3-3h11v3h2a2 2 0 0 1 2 2v2h-5a2.5 2.5 0 0 0 0 5h5v2a2 2 0 0 1-2 2H6a3 3 0 0 1-3-3z',
    isKnownByEmail: false,
    hasApp: false,
    hasDebitCodes: false,
    maximumUnits: 2_000_000,
  },
  {
    slug: 'rumahnet',
    id: '9',
    name: 'RumahNet',
    kind: 'phone',
    claim: 'Internet rumah',
    colour: '#A8122E',
    pressed: '#7D0C21',
    line: '#A8122E',
    soft: '#FBE8EB',
    sign: 'M2 12 12 3l10 9v2h-3v6h-5v-5h-4v5H5v-6H2z',
    isKnownByEmail: false,
    hasApp: true,
    hasDebitCodes: false,
    maximumUnits: 50_000,
  },
  {
    slug: 'garuda',
    id: '10',
    name: 'Garuda Motor',
    kind: 'phone',
    claim: 'Mobil dan bengkel resmi',
    colour: '#25282C',
    pressed: '#17191B',
    line: '#D3202F',
    soft: '#ECEDEF',
    sign: 'M2 5l8 4h4l8-4-3 6-5 2-2 7-2-7-5-2z',
    isKnownByEmail: false,
    hasApp: true,
    hasDebitCodes: false,
    maximumUnits: 100_000,
  },
  {
    slug: 'fitnusa',
    id: '11',
    name: 'FitNusa',
    kind: 'phone',
    claim: 'Latihan dan kelas kebugaran',
    colour: '#14603A',
    pressed: '#0C4328',
    line: '#14603A',
    soft: '#E4F2EA',
    sign: 'M2 9h2V7h3v4h10V7h3v2h2v6h-2v2h-3v-4H7v4H4v-2H2z',
    isKnownByEmail: false,
    hasApp: true,
    hasDebitCodes: false,
    maximumUnits: 30_000,
  },
];

/** The partners that one service serves. */
export const brandsOf = (kind: PartnerKind): Brand[] => brands.filter((brand) => brand.kind === kind);
