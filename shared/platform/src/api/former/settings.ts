import type { ChannelSettings, Gender, Interest, NotificationSettings } from '@poku/contract';
import { flag, inner, optionalText, text, type WireRecord } from '../wire-record';

/** Gender as the wire writes it ([A] §3). */
export const toGenderCode = (gender: Gender) => (gender === 'female' ? '1' : '0');

/** Reads a row of the interests ([A] §3). */
export const readInterest = (record: WireRecord): Interest => ({
  id: text(record, 'interest_id'),
  name: text(record, 'interest_name'),
  image: optionalText(record, 'images') ?? '',
  isChosen: flag(record, 'status'),
});

const readChannel = (record: WireRecord): ChannelSettings => ({
  all: flag(record, 'notif'),
  promo: flag(record, 'promo'),
  expired: flag(record, 'expired'),
});

/** Reads the notification settings (D54). */
export const readSettings = (record: WireRecord): NotificationSettings => {
  const channels = inner(record, 'channels');
  return {
    isOn: flag(record, 'notifStatus'),
    sms: readChannel(inner(channels, 'sms')),
    email: readChannel(inner(channels, 'email')),
  };
};

const toFlag = (isOn: boolean) => (isOn ? 1 : 0);

const toChannel = ({ all, promo, expired }: ChannelSettings) => ({
  notif: toFlag(all),
  promo: toFlag(promo),
  expired: toFlag(expired),
});

/** Writes the notification settings (D54). */
export const toWireSettings = ({ isOn, sms, email }: NotificationSettings) => ({
  notifStatus: isOn ? '1' : '0',
  channels: { sms: toChannel(sms), email: toChannel(email) },
});
