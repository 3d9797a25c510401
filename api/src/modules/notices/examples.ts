import { after } from '../../ports/clock';
import { jakartaDay } from '@poku/domain/dates';
import type { CausedKind, NoticeFacts } from './kinds';
import { noticeWording, type NoticeText } from './wording';

const minuteMs = 60_000;

/** Facts of each kind as they could be now, for operators who look at the texts. */
const factsAt = (now: Date): NoticeFacts => {
  const inDays = (days: number): string => jakartaDay(after(now, days * 24 * 60 * minuteMs));
  const parcel = { name: 'Paket Data 5 GB', number: '0812****0002', points: 25_000 };
  return {
    'points-arrived': { points: 1250, partner: 'NusaPoin' },
    'points-ending-30': { points: 1250, day: inDays(30) },
    'points-ending-7': { points: 1250, day: inDays(7) },
    'points-ending-1': { points: 1250, day: inDays(1) },
    'coupon-ending': { coupons: 2, name: 'Kopi Susu Gratis' },
    'payment-waits': {
      order: 'PK-1',
      name: 'Kopi Susu Gratis',
      wallet: 'DompetNusa',
      endsAt: after(now, 10 * minuteMs),
    },
    'link-ended': { partner: 'NusaPoin' },
    'level-ending': { level: 'Gold', points: 12_500, day: inDays(5) },
    'coupon-back': { name: 'Kopi Susu Gratis', couponId: '1001', ruleId: 'R1001', rewardId: 'I1001' },
    'package-delivered': parcel,
    'package-failed': parcel,
    'goal-reached': { name: 'Kopi Susu Gratis', points: 25_000 },
    'mission-waits': { points: 150, day: inDays(2) },
    'year-told': { year: now.getUTCFullYear() - 1 },
  };
};

/** The text of a kind with an example's facts. */
export const exampleOf = <K extends CausedKind>(kind: K, now: Date): NoticeText =>
  noticeWording[kind](factsAt(now)[kind]);
