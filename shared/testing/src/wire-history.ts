import type { WireDelivery } from './wire-delivery';
import { fixture } from './fixture';

/** An earn: 1.500 points from FitNusa. */
export const anEarn = fixture(() => ({
  partnerName: 'FitNusa',
  partnerImage: '/media/partners/fitnusa.svg',
  pokuPointEarn: 1_500,
  transactionNumber: 'EARN-1',
  transactionDate: '2026-11-21T07:05:00Z',
  description: 'Kelas yoga',
  status: 0,
}));
export type WireEarnItem = ReturnType<typeof anEarn>;

/** 50 points of FitNusa that can be spent in 2099. */
export const aWaitingEarn = fixture(() => ({
  transactionNumber: 'WAIT-1',
  partnerName: 'FitNusa',
  partnerImage: '/media/partners/fitnusa.svg',
  pokuPointEarn: 50,
  description: 'Kelas pilates',
  transactionDate: '2026-11-21T07:05:00Z',
  spendableDate: '2099-11-28T07:00:00Z',
}));
type WireWaitingEarn = ReturnType<typeof aWaitingEarn>;

const waitingFigures = fixture(() => ({ total: 0, points: 0, debtPoint: 0 }));

/** What is on its way to a member: these rows, which are all there is, and no debt. */
export const waitingEarns = (
  data: readonly WireWaitingEarn[] = [],
  overrides: Parameters<typeof waitingFigures>[0] = {},
) => ({
  data,
  ...waitingFigures({
    total: data.length,
    points: data.reduce((sum, { pokuPointEarn }) => sum + pokuPointEarn, 0),
    ...overrides,
  }),
});

/** A burn: two coffees for 10.000 own points. */
export const aBurn = fixture(() => ({
  brandName: 'Kedai Senja',
  voucherImage: '/media/coupons/kopi.svg',
  voucherName: 'Kopi Susu Gratis',
  quantity: 2,
  totalTransaction: 10_000,
  pokuTransactionNumber: 'TRX-1',
  transactionDate: '2026-11-21T07:05:00Z',
  status: 0,
  refunded: false,
  paymentDetails: [{ name: 'POKUPoin', pokuPoint: 10_000 }],
  uses: [] as { usedDate: string; usedStore: string }[],
  sent: [] as { sentDate: string }[],
  delivery: null as WireDelivery | null,
}));
export type WireBurnItem = ReturnType<typeof aBurn>;

const figures = fixture(() => ({
  page: 1,
  perPage: 5,
  total: 0,
  nextCursor: null as string | null,
  succeeded: 0,
  points: 0,
  partners: [] as { partnerId: string; partnerName: string }[],
}));

/** One page of a history with these rows, which is all there is. */
export const aHistoryPage = <T>(data: T[], overrides: Parameters<typeof figures>[0] = {}) => ({
  data,
  ...figures({ total: data.length, succeeded: data.length, ...overrides }),
});
export type WireHistoryPage<T> = ReturnType<typeof aHistoryPage<T>>;

/** A page in between before a partner's site opens ([A] §2). */
export interface WireInterim {
  title: string;
  image: string;
  description: string;
  redirectUrl: string;
}

/** What a purchase gives at a partner: a point for each Rp1.000. */
export const anEarnReward = fixture(() => ({
  rewardPoints: 1,
  rewardPerRupiah: 1000 as number | null,
  rewardMinimumRupiah: null as number | null,
  rewardIsMost: 0,
  firstPurchase: null as { firstPurchasePoints: number; firstPurchaseMinimumRupiah: number | null } | null,
}));

/** A partner at which points are earned: FitNusa, with a site of its own and no page in between. */
export const anEarnPartner = fixture(() => ({
  partnerId: '11',
  partnerName: 'FitNusa',
  partnerAddress: 'Jl. Sudirman No. 11, Jakarta',
  partnerImage: '/media/partners/fitnusa.svg',
  partnerUrl: 'https://fitnusa.example/',
  partnerInterim: null as WireInterim | null,
  partnerEarnReward: null as ReturnType<typeof anEarnReward> | null,
  partnerEarnDetail: {
    description: '<p>Poin dari setiap kelas.</p>',
    howTo: '<ol><li>Pesan kelas.</li></ol>',
    tc: '<p>Berlaku di semua studio.</p>',
  },
}));
export type WireEarnPartner = ReturnType<typeof anEarnPartner>;

/** A question of the feedback; 1 to 3 stars are low. */
export const aQuestion = fixture(() => ({
  questionId: '1',
  question: 'Seberapa mudah memakai Poku?',
  listMinRatting: [1, 2, 3],
}));

/** A help topic with one entry. */
export const aFaqTopic = fixture(() => ({
  topicName: 'Akun & Keamanan',
  listChild: [{ topicName: 'Bagaimana cara mengganti password?', description: '<p>Buka Profil.</p>' }],
}));
export type WireFaqTopic = ReturnType<typeof aFaqTopic>;
