export { nextTier, type RingFill, tierRing } from './level-fill';
