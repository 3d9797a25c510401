import { paths } from '../../paths';
import { aboutGuideWording } from '../../wording/about-guide';
import type { GuideDrawingName } from './guide-drawing';

/** One card of the guide. */
export interface GuideCard {
  readonly title: string;
  readonly text: string;
  readonly drawing: GuideDrawingName;
  /** Words of what the card leads to. */
  readonly action: string;
  /** Where its action leads; `null` goes back ([C] §2). */
  readonly to: string | null;
}

const [brand, partners, earn, redeem] = aboutGuideWording.cards;

/** The four cards of [C] §2, in its order. */
export const guideCards: readonly GuideCard[] = [
  { ...brand, drawing: 'brand', to: null },
  { ...partners, drawing: 'partners', to: paths.earnPoint() },
  { ...earn, drawing: 'earn', to: paths.addPartner() },
  { ...redeem, drawing: 'redeem', to: paths.catalogue() },
];

/** The number of a card in an address or a navigation state; `undefined` when it is none. */
export function readGuide(value: unknown): number | undefined {
  const index = typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value;
  return typeof index === 'number' && index in guideCards ? index : undefined;
}
