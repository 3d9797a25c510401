import { foodMotifs } from './food';
import { goodsMotifs } from './goods';
import { homeMotifs } from './home';
import { lifeMotifs } from './life';
import { travelMotifs } from './travel';

/** Every drawing by its word. */
export const motifs = { ...foodMotifs, ...homeMotifs, ...goodsMotifs, ...travelMotifs, ...lifeMotifs };

/** Words that a coupon may name as its motif. */
export type Motif = keyof typeof motifs;

/** Whether a drawing exists for the word. */
export function isMotif(word: string): word is Motif {
  return Object.hasOwn(motifs, word);
}
