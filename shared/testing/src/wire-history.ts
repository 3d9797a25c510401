import type { wire } from '@poku/contract';

/** An earn: 1.500 points from FitNusa. */
export function anEarn(overrides: Partial<wire.WireEarnItem> = {}): wire.WireEarnItem {
  return {
    partnerName: 'FitNusa',
    partnerImage: '/media/partners/fitnusa.svg',
    pokuPointEarn: 1_500,
    transactionNumber: 'EARN-1',
    transactionDate: '2026-11-21T07:05:00Z',
    description: 'Kelas yoga',
    status: 0,
    ...overrides,
  };
}

/** A burn: two coffees for 10.000 own points. */
export function aBurn(overrides: Partial<wire.WireBurnItem> = {}): wire.WireBurnItem {
  return {
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
    ...overrides,
  };
}

/** One page of a history with these rows, which is all there is. */
export function aHistoryPage<T>(
  data: T[],
  overrides: Partial<wire.WireHistoryPage<T>> = {},
): wire.WireHistoryPage<T> {
  return {
    data,
    page: 1,
    perPage: 5,
    total: data.length,
    nextCursor: null,
    succeeded: data.length,
    points: 0,
    partners: [],
    ...overrides,
  };
}

/** A partner at which points are earned: FitNusa, with a site of its own and no page in between. */
export function anEarnPartner(overrides: Partial<wire.WireEarnPartner> = {}): wire.WireEarnPartner {
  return {
    partnerId: '11',
    partnerName: 'FitNusa',
    partnerAddress: 'Jl. Sudirman No. 11, Jakarta',
    partnerImage: '/media/partners/fitnusa.svg',
    partnerUrl: 'https://fitnusa.example/',
    partnerInterim: null,
    partnerEarnDetail: {
      description: '<p>Poin dari setiap kelas.</p>',
      howTo: '<ol><li>Pesan kelas.</li></ol>',
      tc: '<p>Berlaku di semua studio.</p>',
    },
    ...overrides,
  };
}

/** A question of the feedback; 1 to 3 stars are low. */
export function aQuestion(overrides: Partial<wire.WireQuestion> = {}): wire.WireQuestion {
  return {
    questionId: '1',
    question: 'Seberapa mudah memakai Poku?',
    listMinRatting: [1, 2, 3],
    ...overrides,
  };
}

/** A help topic with one entry. */
export function aFaqTopic(overrides: Partial<wire.WireFaqTopic> = {}): wire.WireFaqTopic {
  return {
    topicName: 'Akun & Keamanan',
    listChild: [{ topicName: 'Bagaimana cara mengganti password?', description: '<p>Buka Profil.</p>' }],
    ...overrides,
  };
}
