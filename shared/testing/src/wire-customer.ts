import type { wire } from '@poku/contract';

/** The answer of `GET /customerdetail/{clientId}`: Siti, Gold, 15.000 own points (D58). */
export function aCustomer(overrides: Partial<wire.WireCustomerDetail> = {}): wire.WireCustomerDetail {
  return {
    customer_id: 'member-siti',
    name: 'Siti Rahma',
    msisdn: '+6281200000002',
    email: 'siti@contoh.id',
    emailVerify: '1',
    pendingEmail: null,
    gender: '1',
    dob: '1994-05-17',
    customerPoin: 15_000,
    poinPoku: 15_000,
    pokuPoinExpiryDate: '2027-06-30T16:59:59Z',
    pokuPoinLots: [{ pokuPoint: 15_000, pokuPoinExpiryDate: '2027-06-30T16:59:59Z' }],
    pokuPoinHeld: 0,
    openTransactions: [],
    customerTier: 'Gold',
    totalpoint: 185_000,
    loginStatus: '1',
    linkage_status: '1',
    ...overrides,
  };
}

/** A purchase that waits for DompetNusa's page, with 15.000 own points set aside. */
export function anOpenTransaction(
  overrides: Partial<wire.WireOpenTransaction> = {},
): wire.WireOpenTransaction {
  return {
    pokuTransactionNumber: 'TRX-1',
    voucherName: 'Kopi Susu Gratis',
    totalTransaction: 25_000,
    pokuPoinHeld: 15_000,
    waitsFor: 'DompetNusa',
    expiredDate: new Date(Date.now() + 10 * 60_000).toISOString(),
    ...overrides,
  };
}

/** A source of points: NusaPoin with 20.000 units at 1:1 and its own OTP. */
export function aPartnerPoint(overrides: Partial<wire.WirePartnerPoint> = {}): wire.WirePartnerPoint {
  return {
    partnerId: '2',
    partnerName: 'NusaPoin',
    partnerImage: '/media/partners/nusapoin.svg',
    partnerPoin: 20_000,
    partnerPokuPoin: 20_000,
    specialRate: null,
    note: null,
    message: 'Success',
    partnerPoinExpiryDate: null,
    partnerPoinReadAt: '2026-11-21T07:00:00Z',
    partnerType: 1,
    exchangeRate: '1:1',
    maximumPartnerPoint: 20_000,
    maximumPokuPoint: 20_000,
    useOtp: true,
    description: 'Poin bank',
    ...overrides,
  };
}

/** The member's own points as a source (partner '0'). */
export function ownPointsSource(overrides: Partial<wire.WirePartnerPoint> = {}): wire.WirePartnerPoint {
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
export function aLinkageItem(overrides: Partial<wire.WireLinkageItem> = {}): wire.WireLinkageItem {
  return {
    partnerId: '2',
    partnerName: 'NusaPoin',
    partnerImage: '/media/partners/nusapoin.svg',
    partnerUrl: 'https://nusapoin.example',
    description: 'Poin bank',
    linkable: 1,
    partnerAddresses: ['https://nusapoin.example/hubungkan'],
    linked: 0,
    emailVerificationRequired: 1,
    partnerInterim: null,
    ...overrides,
  };
}

/** The answer of `GET /tier/{clientId}`: a Gold member on the way to Platinum. */
export function aTierData(overrides: Partial<wire.WireTierData> = {}): wire.WireTierData {
  return {
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
    customerTierPoint: { level: 'Gold', next_level: 'Platinum', earnedPoint: 40_000 },
    ...overrides,
  };
}
