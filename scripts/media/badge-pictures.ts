import { type Motif, motifs } from './motifs';
import { mix, paintOf } from './paint';
import { place, svgFile } from './svg';

interface Badge {
  readonly motif: Motif;
  /** `#RRGGBB`. */
  readonly color: string;
}

/** The eight categories of [C] §2. */
const categories: Readonly<Record<string, Badge>> = {
  kuliner: { motif: 'bowl', color: '#C2542D' },
  'kebutuhan-harian': { motif: 'cart', color: '#2F7D4F' },
  fashion: { motif: 'shirt', color: '#7A4F9A' },
  'e-commerce': { motif: 'bag', color: '#1F6FA8' },
  'top-up-tagihan': { motif: 'phone', color: '#0B6B6B' },
  hiburan: { motif: 'ticket', color: '#B23A5C' },
  transportasi: { motif: 'car', color: '#2E5FA3' },
  aspiratif: { motif: 'star', color: '#8A6A2F' },
};

/** The ten interests of [A] §3. */
const interests: Readonly<Record<string, Badge>> = {
  boba: { motif: 'boba', color: '#A4643C' },
  coffee: { motif: 'mug', color: '#7A4A2B' },
  fashion: { motif: 'shirt', color: '#7A4F9A' },
  fries: { motif: 'fries', color: '#B3261E' },
  games: { motif: 'game', color: '#4A4FB0' },
  groceries: { motif: 'basket', color: '#2F7D4F' },
  food: { motif: 'bowl', color: '#C2542D' },
  household: { motif: 'house', color: '#2E6F8E' },
  satay: { motif: 'satay', color: '#8A4B23' },
  telco: { motif: 'phone', color: '#0B6B6B' },
};

const badge = ({ motif, color }: Badge): string =>
  svgFile(
    96,
    96,
    `<circle cx="48" cy="48" r="48" fill="${mix(color, '#FFFFFF', 0.84)}"/>${place(motifs[motif](paintOf(color)), 18, 18, 60)}`,
  );

/** Pictures by path below `/media/`. */
export function badgePictures(): Readonly<Record<string, string>> {
  return Object.fromEntries<string>([
    ...Object.entries(categories).map(([slug, look]) => [`categories/${slug}.svg`, badge(look)] as const),
    ...Object.entries(interests).map(([slug, look]) => [`interests/${slug}.svg`, badge(look)] as const),
  ]);
}
