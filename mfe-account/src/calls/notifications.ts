import { asker, call, flag, optional, orElse, record, type ValueOf } from '@poku/contract/calls';

/** Switches of one channel ([A] §3). */
const channel = record({
  all: flag('notif', 'number'),
  promo: flag('promo', 'number'),
  /** Points and coupons that end soon. */
  expired: flag('expired', 'number'),
});
const isOn = flag('notifStatus', 'text');
const everything = { all: true, promo: true, expired: true } as const;
/** An API of before web push tells nothing of it, and a page of before saves nothing of it. */
const channels = record({ sms: channel, email: channel, push: orElse(channel, everything) });
const savedChannels = record({ sms: channel, email: channel, push: optional(channel) });
const settings = record({ isOn, channels });

/** Notification settings (D54). One-time codes are sent whatever they say. */
export type NotificationSettings = ValueOf<typeof settings>;

/** The member's notification settings ([A] §7, D54). */
export const notificationsCall = call({
  method: 'GET',
  path: '/customersetting/{clientId}',
  answer: settings,
});

/** Saves them ([A] §7, D54). Channels that are left out stay as they are. */
export const saveNotificationsCall = call({
  method: 'PUT',
  path: '/customersetting',
  body: { clientId: asker(), isOn, channels: optional(savedChannels) },
});

/** What saved settings say ([A] §8). */
export const notificationsWording = { saved: 'Pengaturan notifikasi kamu berhasil diperbarui!' } as const;
