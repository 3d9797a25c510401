/** Models of the member: access, profile, settings, points and tiers. See `models.ts` for units. */

export type TierName = 'Silver' | 'Gold' | 'Platinum';

/** The member ([A] §3 customer detail). */
export interface Customer {
  readonly clientId: string;
  readonly name: string;
  /** In the form 08…; for display only. */
  readonly phone: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** A new address that waits for its verification, or `null` (D25). */
  readonly pendingEmail: string | null;
  readonly tier: TierName;
  /** Own spendable points (D36). */
  readonly ownPoints: number;
  /** Own points plus positive partner balances, computed by the server (D36). */
  readonly totalPoints: number;
  /** Earliest expiry of own points, or `null` when there are none (D37). */
  readonly pointsExpireAt: string | null;
  /** Own points by the day they end, earliest first (D37). */
  readonly lots: readonly PointLot[];
  /** Own points that are set aside for purchases that are not over; not among `ownPoints`. Since 1.6.0. */
  readonly heldPoints: number;
  /** The purchases that are not over, newest first, also ones without own points. Since 1.6.0. */
  readonly openOrders: readonly OpenOrder[];
  readonly gender: 'male' | 'female' | null;
  /** `YYYY-MM-DD`, or `null`. */
  readonly birthDate: string | null;
  readonly isOnboarded: boolean;
  /** Codes of own coupons that run out and were not used, the next one first (D51). Missing where they are not told. Since 1.15.0. */
  readonly runningCodes?: readonly RunningCode[];
  /** Links that were begun and not finished, newest first (D30). Missing where they are not told. Since 1.15.0. */
  readonly openLinks?: readonly OpenLink[];
  /** Notices of the inbox that were not read (D66). Missing where they are not counted. Since 1.13.0. */
  readonly unreadNotices?: number;
}

/** A code that was shown, of a coupon that is not used (D51). */
export interface RunningCode {
  readonly couponName: string;
  readonly voucherId: string;
  readonly reference: string;
  /** ISO 8601. */
  readonly endsAt: string;
}

/** A link that waits for the member at the partner, or for the partner's answer (D30). */
export interface OpenLink {
  readonly name: string;
  /** The partner's name in addresses. */
  readonly slug: string;
  readonly kind: 'partner' | 'ewallet';
}

/** A purchase that is not over (D47). */
export interface OpenOrder {
  readonly number: string;
  readonly couponName: string;
  /** Points of all sources together. */
  readonly totalPoints: number;
  /** Own points that are set aside for it. */
  readonly heldPoints: number;
  /** The e-wallet's page that is waited for; the order can be paid or called off until then. `null` while partners are asked. */
  readonly waitsFor: { readonly wallet: string; readonly endsAt: string } | null;
}

/** Own points that end together (D37). */
export interface PointLot {
  readonly points: number;
  readonly expiresAt: string;
}

/** Answer to whether a number or an address may be taken (D19); `message` is for the member. */
export interface Availability {
  readonly status: 'free' | 'taken' | 'invalid';
  /** Whether the account that has it proved to own it; false while nobody has it. */
  readonly isVerified: boolean;
  readonly message: string;
}
/** What a code by SMS is for, besides payment (D22). */
export type OtpPurpose = 'register' | 'forgotpassword' | 'linkage' | 'stepup';
/** A code that a member typed. After a reload only the request id names the number (D26). */
export interface OtpAnswer {
  readonly requestId: string;
  readonly code: string;
  /** Any form; left out when only a masked number is known. */
  readonly phone?: string;
}
/** A new password by a code that was verified; after a reload only the request id is known (D26). */
export interface PasswordReset extends Omit<OtpAnswer, 'code'> {
  readonly code?: string;
  readonly newPassword: string;
}
export type Gender = 'male' | 'female';
/** What 'Daftar' sends at its end ([A] §7). */
export interface Registration {
  readonly otpRequestId: string;
  /** Left out after a reload (D26). */
  readonly phone?: string;
  readonly otpCode?: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly gender: Gender;
  /** Sent in by a partner: links in the same step (D28). */
  readonly entry?: {
    readonly redirectToken: string;
    readonly verifier: string;
    readonly consentVersion: string;
  };
}
/** What 'Pengaturan Profil' saves ([A] §7). */
export interface ProfileUpdate {
  readonly name: string;
  readonly gender: Gender;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly email: string;
}
/** An interest of 'Preferensi Ku' ([A] §3). */
export interface Interest {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  readonly isChosen: boolean;
}
/** Switches of one channel ([A] §3). `all` is its 'notif'. */
export interface ChannelSettings {
  readonly all: boolean;
  readonly promo: boolean;
  readonly expired: boolean;
}
/** Notification settings (D54). One-time codes are sent whatever they say. */
export interface NotificationSettings {
  readonly isOn: boolean;
  readonly sms: ChannelSettings;
  readonly email: ChannelSettings;
}
/** Terms or privacy policy ([C] §7). */
export interface LegalText {
  readonly title: string;
  readonly html: string;
  /** `YYYY-MM-DD`. */
  readonly validFrom: string;
}

export interface Tier {
  readonly name: TierName;
  readonly minimumPoints: number;
  /** `null`: no upper end. */
  readonly maximumPoints: number | null;
  readonly benefitHtml: string;
}
export interface TierProgress {
  /** Lowest first. */
  readonly tiers: readonly Tier[];
  /** Points still to earn for the next level; 0 at the top (D39). */
  readonly remainingPoints: number;
  readonly level: TierName;
  readonly nextLevel: TierName;
  /** Points earned in the last twelve months (D39). */
  readonly earnedPoints: number;
}
