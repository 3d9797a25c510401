import { fixture } from './fixture';
import type { WireInterim } from './wire-history';

type Flag = 0 | 1;
type FlagText = '0' | '1';
type Tier = 'Silver' | 'Gold' | 'Platinum';

/** The answer of `GET /customerdetail/{clientId}`: Siti, Gold, 15.000 own points (D58). */
export const aCustomer = fixture(() => ({
  customer_id: 'member-siti',
  name: 'Siti Rahma',
  msisdn: '+6281200000002',
  email: 'siti@contoh.id',
  emailVerify: '1' as FlagText,
  pendingEmail: null as string | null,
  gender: '1' as FlagText | null,
  dob: '1994-05-17' as string | null,
  customerPoin: 15_000,
  poinPoku: 15_000,
  pokuPoinExpiryDate: '2027-06-30T16:59:59Z' as string | null,
  pokuPoinLots: [{ pokuPoint: 15_000, pokuPoinExpiryDate: '2027-06-30T16:59:59Z' }],
  pokuPoinHeld: 0,
  openTransactions: [] as WireOpenTransaction[],
  runningCodes: [] as WireRunningCode[],
  openLinkages: [] as WireOpenLink[],
  customerTier: 'Gold' as Tier,
  totalpoint: 185_000,
  loginStatus: '1' as FlagText,
  linkage_status: '1' as FlagText,
  unreadNotices: 0,
}));
export type WireCustomerDetail = ReturnType<typeof aCustomer>;

/** A purchase that waits for DompetNusa's page, with 15.000 own points set aside. */
export const anOpenTransaction = fixture(() => ({
  pokuTransactionNumber: 'TRX-1',
  voucherName: 'Kopi Susu Gratis',
  totalTransaction: 25_000,
  pokuPoinHeld: 15_000,
  waitsFor: 'DompetNusa' as string | null,
  expiredDate: new Date(Date.now() + 10 * 60_000).toISOString() as string | null,
}));
type WireOpenTransaction = ReturnType<typeof anOpenTransaction>;

/** A code that runs out in ten minutes. */
export const aRunningCode = fixture(() => ({
  voucherName: 'Kopi Susu Gratis',
  voucherId: '1001',
  code: 'ref-1',
  expiredDate: new Date(Date.now() + 10 * 60_000).toISOString(),
}));
type WireRunningCode = ReturnType<typeof aRunningCode>;

/** A link to DompetNusa that was begun and not finished. */
export const anOpenLink = fixture(() => ({
  partnerName: 'DompetNusa',
  slug: 'dompetnusa',
  kind: '2' as '1' | '2',
}));
type WireOpenLink = ReturnType<typeof anOpenLink>;

/** A source of points: NusaPoin with 20.000 units at 1:1 and its own OTP. */
export const aPartnerPoint = fixture(() => ({
  partnerId: '2',
  partnerName: 'NusaPoin',
  partnerImage: '/media/partners/nusapoin.svg',
  partnerPoin: 20_000,
  partnerPokuPoin: 20_000,
  specialRate: null as string | null,
  note: null as string | null,
  message: 'Success',
  partnerPoinExpiryDate: null as string | null,
  partnerPoinReadAt: '2026-11-21T07:00:00Z' as string | null,
  partnerType: 1 as 1 | 2,
  exchangeRate: '1:1',
  maximumPartnerPoint: 20_000,
  maximumPokuPoint: 20_000,
  useOtp: true,
  description: 'Poin bank',
}));
export type WirePartnerPoint = ReturnType<typeof aPartnerPoint>;

/** The member's own points as a source (partner '0'). */
export function ownPointsSource(overrides: Partial<WirePartnerPoint> = {}): WirePartnerPoint {
  return aPartnerPoint({
    partnerId: '0',
    partnerName: 'POKUPoin',
    partnerImage: '/media/partners/poku.svg',
    partnerPoin: 15_000,
    partnerPokuPoin: 15_000,
    maximumPartnerPoint: 15_000,
    maximumPokuPoint: 15_000,
    ...overrides,
  });
}

/** An item of the linkage lists: NusaPoin, not linked. */
export const aLinkageItem = fixture(() => ({
  partnerId: '2',
  partnerName: 'NusaPoin',
  partnerImage: '/media/partners/nusapoin.svg',
  partnerUrl: 'https://nusapoin.example',
  description: 'Poin bank',
  linkable: 1 as Flag,
  partnerAddresses: ['https://nusapoin.example/hubungkan'],
  linked: 0 as Flag,
  emailVerificationRequired: 1 as Flag,
  exchangeRate: '1:1',
  partnerInterim: null as WireInterim | null,
}));
export type WireLinkageItem = ReturnType<typeof aLinkageItem>;

/** The answer of `GET /tier/{clientId}`: a Gold member on the way to Platinum. */
export const aTierData = fixture(() => ({
  tierList: [
    {
      tierName: 'Silver',
      tierMinimumPoint: 0,
      tierMaximumPoint: 9_999,
      tierBenefit: '<p>Promo mingguan</p>',
    },
    {
      tierName: 'Gold',
      tierMinimumPoint: 10_000,
      tierMaximumPoint: 99_999,
      tierBenefit: '<p>Promo Gold</p>',
    },
    {
      tierName: 'Platinum',
      tierMinimumPoint: 100_000,
      tierMaximumPoint: null,
      tierBenefit: '<p>Promo Platinum</p>',
    },
  ],
  remainingPoint: 60_000,
  customerTierPoint: {
    level: 'Gold',
    next_level: 'Platinum',
    earnedPoint: 40_000,
    expiryDate: null as string | null,
    keepPoint: 0,
  },
}));
