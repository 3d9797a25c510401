import type { WireGender } from './wire-access';
import type { WireFlag, WireFlagText } from './wire-envelope';

/** `PUT /customer` ([A] §7). Another e-mail stays pending until it is verified (D25). */
export interface WireCustomerUpdate {
  clientId: string;
  gender: WireGender;
  name: string;
  /** YYYY-MM-DD. */
  dob: string;
  email: string;
}

/** A row of `GET /customerinterest/{clientId}` ([A] §3): every interest, with 1 for the chosen ones. */
export interface WireCustomerInterest {
  interest_id: string;
  interest_name: string;
  images: string;
  status: WireFlag;
}

/** `POST /customerinterest`: replaces the member's choice; an empty list clears it. */
export interface WireCustomerInterestUpdate {
  clientId: string;
  interestIds: { interestId: string }[];
}

/** Switches of one channel ([A] §3): all of it, promotions, ending points and coupons. */
export interface WireChannelSettings {
  notif: WireFlag;
  promo: WireFlag;
  expired: WireFlag;
}

/** Switches by channel (D54). */
export interface WireNotificationChannels {
  sms: WireChannelSettings;
  email: WireChannelSettings;
}

/** Answer of `GET /customersetting/{clientId}`: the master switch and the channels (D54). */
export interface WireCustomerSetting {
  notifStatus: WireFlagText;
  channels: WireNotificationChannels;
}

/** `PUT /customersetting` ([A] §7, D54). `channels` left out keeps them as they are. */
export interface WireCustomerSettingUpdate {
  clientId: string;
  notifStatus: WireFlagText;
  channels?: WireNotificationChannels;
}

/** Answer of `GET /termcondition` and `GET /privacypolicy` ([C] §7). */
export interface WireLegalText {
  title: string;
  /** HTML, sanitised when stored (D42). */
  content: string;
  /** Day from which the text holds, YYYY-MM-DD. */
  validFrom: string;
}
