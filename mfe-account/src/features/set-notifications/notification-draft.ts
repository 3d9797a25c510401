import type { NotificationSettings } from '@poku/shared/contract';
import { isChannelOff, settleSwitches } from '../../calls/channels';

/** Settings as they hold for a member: without promotions while the e-mail is unverified ([A] §5). */
export function settleSettings(settings: NotificationSettings, canPromo: boolean): NotificationSettings {
  return {
    ...settings,
    sms: settleSwitches(settings.sms, canPromo),
    email: settleSwitches(settings.email, canPromo),
  };
}

/** Whether two settings say the same. */
export function isSameSettings(one: NotificationSettings, other: NotificationSettings): boolean {
  return JSON.stringify(flat(one)) === JSON.stringify(flat(other));
}

const flat = ({ isOn, sms, email }: NotificationSettings) => [
  isOn,
  ...[sms, email].flatMap(({ all, promo, expired }) => [all, promo, expired]),
];

/** Whether nothing but one-time codes is sent ([A] §4, D54). */
export function isOtpOnly({ isOn, sms, email }: NotificationSettings): boolean {
  return !isOn || (isChannelOff(sms) && isChannelOff(email));
}
