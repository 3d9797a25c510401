import { fixture } from './fixture';

type LinkStatus = 'Success' | 'Pending' | 'Failed';

/** The answer of `GET /datashareloyalty/{clientId}`: the consent of the moment, and none given yet. */
export const aDataShare = fixture(() => ({
  version: '2026-11',
  text: 'Saya setuju Poku dan {partner} saling berbagi data saya.',
  scope: ['phone', 'balance'],
  consents: [] as WireConsent[],
}));
export type WireDataShare = ReturnType<typeof aDataShare>;

/** A consent that stands: RumahNet, since 21 November 2026. */
export const aConsent = fixture(() => ({
  partnerId: '9',
  partnerName: 'RumahNet',
  version: '2026-11',
  scope: ['phone', 'balance'],
  consentedAt: '2026-11-21T07:05:00Z',
  withdrawnAt: null as string | null,
}));
type WireConsent = ReturnType<typeof aConsent>;

/** The answer of `POST /initiatelink`: linked at once. */
export const aLinkStart = fixture(() => ({
  directLinkage: 1 as 0 | 1,
  binding_url: '',
  authCode: 'state-1',
  useOtp: 0 as 0 | 1,
  status_desc: 'Success' as LinkStatus,
}));

/** The answer of `GET /customerlinkgain/{clientId}`: RumahNet has brought 1.800 points, and with them two coupons. */
export const aLinkGain = fixture(() => ({
  partnerId: '9',
  gainedPoint: 1_800 as number | null,
  totalpoint: 16_800,
  voucherCount: 2,
  voucherList: ['Kopi Susu', 'Teh Tarik'].map((voucherName, at) => ({
    voucherId: `10${at}`,
    redemptionId: `R10${at}`,
    rewardItemId: `I10${at}`,
    voucherImages: '/media/coupons/kopi.svg',
    brandName: 'Kopi Serambi',
    voucherName,
    voucherPoint: 16_000 + at,
  })),
}));

/** The answer of `POST /initiatelink/checkstatus`: DompetNusa is linked. */
export const aLinkStatus = fixture(() => ({
  status_desc: 'Success' as LinkStatus,
  partnerId: '3',
  partnerName: 'DompetNusa',
  message: '',
}));
