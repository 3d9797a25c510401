import type { wire } from '@poku/shared/contract';
import type { SettingRow } from './repository';

const flag = (isOn: boolean): wire.WireFlag => (isOn ? 1 : 0);

/** The switch of a whole channel follows from the two beside it: both on turn it on, one off turns it off ([A] §4). */
const channel = (promo: boolean, expired: boolean): wire.WireChannelSettings => ({
  notif: flag(promo && expired),
  promo: flag(promo),
  expired: flag(expired),
});

/** What holds for a member who set nothing: everything, but promotions by e-mail only to a verified address ([A] §5). */
export const defaultSetting = (isEmailVerified: boolean): SettingRow => ({
  is_on: true,
  sms_promo: true,
  sms_expired: true,
  email_promo: isEmailVerified,
  email_expired: true,
});

/** Settings as they are sent (D54). */
export const toWire = (row: SettingRow): wire.WireCustomerSetting => ({
  notifStatus: row.is_on ? '1' : '0',
  channels: {
    sms: channel(row.sms_promo, row.sms_expired),
    email: channel(row.email_promo, row.email_expired),
  },
});

/**
 * What rests of an update of `before`: without `channels` they stay. `notif` of a channel is not kept, as it follows
 * from the other two. Promotions by e-mail stay off while the address is unverified, whatever the update says.
 */
export function applyUpdate(
  before: SettingRow,
  update: Pick<wire.WireCustomerSettingUpdate, 'notifStatus' | 'channels'>,
  isEmailVerified: boolean,
): SettingRow {
  const { sms, email } = update.channels ?? toWire(before).channels;
  return {
    is_on: update.notifStatus === '1',
    sms_promo: sms.promo === 1,
    sms_expired: sms.expired === 1,
    email_promo: isEmailVerified && email.promo === 1,
    email_expired: email.expired === 1,
  };
}
