import { onboardingWording } from '../../wording/onboarding';
import type { GuideDrawingName } from './guide-drawings';

/** One screen of a guide. */
export interface Slide {
  readonly drawing: GuideDrawingName;
  readonly title: string;
  readonly text: string;
}

const { guide, shortGuide } = onboardingWording;

/** The guide of '/onboard': four slides, one for each step ([A] §2). */
export const onboardingSlides: readonly Slide[] = [
  { drawing: 'partner', ...guide.partner },
  { drawing: 'wallet', ...guide.ewallet },
  { drawing: 'interests', ...guide.interests },
  { drawing: 'bell', ...guide.notifications },
];

/** The short guide of the home: six slides ([A] §2). */
export const shortGuideSlides: readonly Slide[] = [
  { drawing: 'merge', ...shortGuide.welcome },
  { drawing: 'partner', ...shortGuide.link },
  { drawing: 'earn', ...shortGuide.earn },
  { drawing: 'tier', ...shortGuide.tier },
  { drawing: 'redeem', ...shortGuide.redeem },
  { drawing: 'code', ...shortGuide.use },
];
