/** Guides for new members ([A] §2). */
export { FirstLook } from './first-look';
export { Guide, type GuideProps } from './guide';
export { onboardingSlides, shortGuideSlides, type Slide } from './slides';
export { useGuideSeen } from './use-guide-seen';
