import type { WireFlag } from './wire-envelope';

/** Switches of one channel ([A] §3): all of it, promotions, ending points and coupons. */
export interface WireChannelSettings {
  notif: WireFlag;
  promo: WireFlag;
  expired: WireFlag;
}
