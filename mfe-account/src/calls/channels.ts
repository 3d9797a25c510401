/** The switches of one channel, SMS or e-mail ([A] §3, D54). `all` stands for promotions and ending points together. */
export interface ChannelSwitches {
  readonly all: boolean;
  readonly promo: boolean;
  readonly expired: boolean;
}

/** Name of one switch of a channel. */
export type ChannelSwitch = keyof ChannelSwitches;

/**
 * The switches as they hold, for the page and for the API: 'all' is on exactly while both others are ([A] §4). Doing it twice
 * changes nothing.
 * @param canPromo false while the e-mail is unverified: promotions are off then, in every channel, and so is 'all' ([A] §5)
 */
export function settleSwitches(
  { promo, expired }: Omit<ChannelSwitches, 'all'>,
  canPromo: boolean,
): ChannelSwitches {
  const isPromo = promo && canPromo;
  return { all: isPromo && expired, promo: isPromo, expired };
}

/** Whether turning 'all' does something: it cannot take promotions along that may not be on ([A] §5). */
export const canTurnAll = ({ expired }: ChannelSwitches, canPromo: boolean): boolean => canPromo || !expired;

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
