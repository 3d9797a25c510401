import type { wire } from '../contract';

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
    paymentDetails: [{ name: 'POKUPoin', pokuPoint: 10_000 }],
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
