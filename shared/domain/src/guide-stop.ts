/** Attribute of the parts of the home that a new member is led to first; its value is a `GuideStop`. */
export const GUIDE_STOP_ATTRIBUTE = 'data-guide-stop';
export type GuideStop = 'points' | 'partners' | 'coupons';
/** Marks such a part, as props of its element. */
export const guideStop = (stop: GuideStop) => ({ [GUIDE_STOP_ATTRIBUTE]: stop });
