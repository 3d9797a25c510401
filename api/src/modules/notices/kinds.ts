/** Channels of notices beside the inbox. */
export const noticeChannels = ['push', 'email', 'sms'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** What is known of each notice, by its kind; its text is made of it. Names are as members read them. */
export interface NoticeFacts {
  /** Points of a partner became spendable. */
  'points-arrived': { points: number; partner: string };
  /** Points end at the end of a day, `YYYY-MM-DD`. */
  'points-ending-30': { points: number; day: string };
  'points-ending-7': { points: number; day: string };
  'points-ending-1': { points: number; day: string };
  /** Coupons end tomorrow; `name` is that of the first one to end. */
  'coupon-ending': { coupons: number; name: string };
  /** An e-wallet's page waits for its payment until `endsAt`; `order` is the order's number. */
  'payment-waits': { order: string; name: string; wallet: string; endsAt: Date };
  /** A partner ended the link. */
  'link-ended': { partner: string };
  /** The level falls after a day, `YYYY-MM-DD`, unless so many points come. */
  'level-ending': { level: string; points: number; day: string };
  /** A coupon that the member waited for can be bought again; `couponId`, `ruleId` and `rewardId` lead to it. */
  'coupon-back': { name: string; couponId: string; ruleId: string; rewardId: string };
  /** A prepaid package reached its number, which is masked. */
  'package-delivered': { name: string; number: string; points: number };
  /** It did not; the points are given back. */
  'package-failed': { name: string; number: string; points: number };
  /** Points are enough for the coupon that the member saves up for. */
  'goal-reached': { name: string; points: number };
  /** Points of last week's missions can be fetched until the end of a day, `YYYY-MM-DD` (decision 053). */
  'mission-waits': { points: number; day: string };
  /** A year is over and can be looked back on (decision 050). */
  'year-told': { year: number };
}

/** A kind of notices that something causes; promotions have texts of their own. */
export type CausedKind = keyof NoticeFacts;
export type NoticeKind = CausedKind | 'promo';

/** How a kind is sent. */
export interface KindRule {
  /** The switch of each channel that it obeys (D54); null for any that is on. */
  switch: 'promo' | 'expired' | null;
  /** Channels beside the inbox. Those of a promotion are the operator's choice. */
  channels: readonly NoticeChannel[];
  /** Whether it waits for the day: nobody is woken up for it (D66). */
  waitsForDay: boolean;
  /** How long it is of use after it was decided on. */
  lifeMs: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const calm = { waitsForDay: true, lifeMs: 12 * hourMs } as const;
const ending = { ...calm, switch: 'expired', channels: ['push', 'email'] } as const;

/** How each kind is sent (D66). */
export const kindRules: Readonly<Record<NoticeKind, KindRule>> = {
  'points-arrived': { ...calm, switch: null, channels: ['push'] },
  'points-ending-30': ending,
  'points-ending-7': ending,
  'points-ending-1': { ...ending, channels: noticeChannels },
  'coupon-ending': { ...ending, channels: noticeChannels },
  'payment-waits': { switch: null, channels: ['push'], waitsForDay: false, lifeMs: 10 * minuteMs },
  'link-ended': { ...calm, switch: null, channels: ['push', 'email'] },
  'level-ending': { ...calm, switch: null, channels: ['push', 'email'] },
  'coupon-back': { ...calm, switch: null, channels: ['push'] },
  'package-delivered': { switch: null, channels: ['push'], waitsForDay: false, lifeMs: 12 * hourMs },
  'package-failed': { switch: null, channels: ['push'], waitsForDay: false, lifeMs: 12 * hourMs },
  'goal-reached': { ...calm, switch: null, channels: ['push'] },
  'mission-waits': { ...calm, switch: 'expired', channels: ['push'] },
  'year-told': { ...calm, switch: 'promo', channels: ['push'] },
  promo: { ...calm, switch: 'promo', channels: noticeChannels },
};

/** Whether a text names a kind. */
export const isNoticeKind = (text: string): text is NoticeKind => Object.hasOwn(kindRules, text);

/** The rule of a stored kind. Throws for one that no version of ours wrote. */
export function ruleOf(kind: string): KindRule {
  if (!isNoticeKind(kind)) throw new Error(`There is no kind of notices '${kind}'`);
  return kindRules[kind];
}
