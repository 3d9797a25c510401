import type { wire } from '@poku/shared/contract';
import { settleSwitches } from '@poku/mfe-account/calls/channels';
import type { SettingRow } from './repository';

const flag = (isOn: boolean): wire.WireFlag => (isOn ? 1 : 0);

/** A channel as it holds, by the rule that the page has too ([A] §4, §5). */
function channel(promo: boolean, expired: boolean, canPromo: boolean): wire.WireChannelSettings {
  const settled = settleSwitches({ promo, expired }, canPromo);
  return { notif: flag(settled.all), promo: flag(settled.promo), expired: flag(settled.expired) };
}

/** What holds for a member who set nothing: everything that may be on. */
export const defaultSetting: SettingRow = {
  is_on: true,
  sms_promo: true,
  sms_expired: true,
  email_promo: true,
  email_expired: true,
};

/** Settings as they are sent (D54): no promotions while the e-mail is unverified, whatever rests ([A] §5). */
export const toWire = (row: SettingRow, isEmailVerified: boolean): wire.WireCustomerSetting => ({
  notifStatus: row.is_on ? '1' : '0',
  channels: {
    sms: channel(row.sms_promo, row.sms_expired, isEmailVerified),
    email: channel(row.email_promo, row.email_expired, isEmailVerified),
  },
});

/**
 * What rests of an update of `before`: without `channels` they stay. `notif` of a channel is not kept, as it follows
 * from the other two. Promotions are off in every channel while the e-mail is unverified, whatever the update says.
 */
export function applyUpdate(
  before: SettingRow,
  { notifStatus, channels }: Pick<wire.WireCustomerSettingUpdate, 'notifStatus' | 'channels'>,
  isEmailVerified: boolean,
): SettingRow {
  const isOn = { is_on: notifStatus === '1' };
  if (channels === undefined) return { ...before, ...isOn };
  const { sms, email } = channels;
  return {
    ...isOn,
    sms_promo: isEmailVerified && sms.promo === 1,
    sms_expired: sms.expired === 1,
    email_promo: isEmailVerified && email.promo === 1,
    email_expired: email.expired === 1,
  };
}
