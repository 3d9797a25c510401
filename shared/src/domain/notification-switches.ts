/** The switches of one channel, SMS or e-mail ([A] §3, D54). `all` stands for promotions and ending points together. */
export interface ChannelSwitches {
  readonly all: boolean;
  readonly promo: boolean;
  readonly expired: boolean;
}

/** Name of one switch of a channel. */
export type ChannelSwitch = keyof ChannelSwitches;

/**
 * The switches as they hold: 'all' is on exactly while every switch that may be on is on ([A] §4). Doing it twice changes
 * nothing.
 * @param canPromo false while the e-mail is unverified: promotions are off then ([A] §5)
 */
export function settleSwitches({ promo, expired }: ChannelSwitches, canPromo: boolean): ChannelSwitches {
  return { all: expired && (promo || !canPromo), promo: promo && canPromo, expired };
}

/**
 * Turns one switch: 'all' takes the other two along, turning one of them off turns 'all' off, and when both are on it is
 * on ([A] §4).
 * @param canPromo false while the e-mail is unverified: promotions stay off ([A] §5)
 */
export function turnSwitch(
  switches: ChannelSwitches,
  name: ChannelSwitch,
  isOn: boolean,
  canPromo: boolean,
): ChannelSwitches {
  const turned = name === 'all' ? { promo: isOn, expired: isOn } : { [name]: isOn };
  return settleSwitches({ ...switches, ...turned }, canPromo);
}

/** Whether nothing of the channel is on. With every channel off only one-time codes are sent ([A] §4). */
export function isChannelOff({ all, promo, expired }: ChannelSwitches): boolean {
  return !all && !promo && !expired;
}
