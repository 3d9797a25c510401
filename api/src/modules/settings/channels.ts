import { settleSwitches } from '@poku/mfe-account/calls/channels';
import type { NotificationSettings, saveNotificationsCall } from '@poku/mfe-account/calls/notifications';
import type { RecordOf } from '@poku/contract/calls';
import type { SettingRow } from './repository';

/** What a member saves. */
export type NotificationUpdate = RecordOf<(typeof saveNotificationsCall)['body']>;

/** What holds for a member who set nothing: everything that may be on. */
export const defaultSetting: SettingRow = {
  is_on: true,
  sms_promo: true,
  sms_expired: true,
  email_promo: true,
  email_expired: true,
  push_promo: true,
  push_expired: true,
};

/**
 * The settings in effect (D54), by the rule that the page has too ([A] §4): no promotions while the e-mail is unverified, whatever
 * is stored ([A] §5).
 */
export const toNotifications = (row: SettingRow, isEmailVerified: boolean): NotificationSettings => ({
  isOn: row.is_on,
  channels: {
    sms: settleSwitches({ promo: row.sms_promo, expired: row.sms_expired }, isEmailVerified),
    email: settleSwitches({ promo: row.email_promo, expired: row.email_expired }, isEmailVerified),
    push: settleSwitches({ promo: row.push_promo, expired: row.push_expired }, isEmailVerified),
  },
});

/**
 * What is stored after an update of `before`: without channels the switches stay, and without web push, which older pages do not
 * know, its own. 'all' of a channel is not kept, as it follows from the other two. Promotions are off in every channel while the
 * e-mail is unverified, whatever the update says.
 */
export function applyUpdate(
  before: SettingRow,
  { isOn, channels }: NotificationUpdate,
  isEmailVerified: boolean,
): SettingRow {
  if (channels === null) return { ...before, is_on: isOn };
  const { sms, email } = channels;
  const push = channels.push ?? { promo: before.push_promo, expired: before.push_expired };
  return {
    is_on: isOn,
    sms_promo: isEmailVerified && sms.promo,
    sms_expired: sms.expired,
    email_promo: isEmailVerified && email.promo,
    email_expired: email.expired,
    push_promo: isEmailVerified && push.promo,
    push_expired: push.expired,
  };
}
