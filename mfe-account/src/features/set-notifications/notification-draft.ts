import type { Platform } from '@poku/contract';
import { isChannelOff, settleSwitches } from '../../calls/channels';
import { type NotificationSettings, saveNotificationsCall } from '../../calls/notifications';

/** Settings as they hold for a member: without promotions while the e-mail is unverified ([A] §5). */
export function settleSettings(
  { isOn, channels }: NotificationSettings,
  canPromo: boolean,
): NotificationSettings {
  const { sms, email, push } = channels;
  return {
    isOn,
    channels: {
      sms: settleSwitches(sms, canPromo),
      email: settleSwitches(email, canPromo),
      push: settleSwitches(push, canPromo),
    },
  };
}

/** How the draft of a member's settings is compared and saved. */
export const notificationDraft = (
  { call }: Pick<Platform, 'call'>,
  stored: NotificationSettings,
  canPromo: boolean,
) => ({
  stored: settleSettings(stored, canPromo),
  isSame: isSameSettings,
  save: (settings: NotificationSettings) => call(saveNotificationsCall, settings),
});

/** Whether two settings say the same. */
function isSameSettings(one: NotificationSettings, other: NotificationSettings): boolean {
  return JSON.stringify(flat(one)) === JSON.stringify(flat(other));
}

const flat = ({ isOn, channels: { sms, email, push } }: NotificationSettings) => [
  isOn,
  ...[sms, email, push].flatMap(({ all, promo, expired }) => [all, promo, expired]),
];

/** Whether nothing but one-time codes is sent ([A] §4, D54). */
export function isOtpOnly({ isOn, channels: { sms, email, push } }: NotificationSettings): boolean {
  return !isOn || [sms, email, push].every(isChannelOff);
}
