/** The page of a link that sends a coupon; its token follows the '#', which no browser sends to a server or passes on (D68). */
export const GIFT_PATH = '/terima-kupon';
