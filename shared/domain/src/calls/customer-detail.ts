import {
  call,
  choice,
  coded,
  flag,
  list,
  moment,
  optional,
  orElse,
  record,
  text,
  type ValueOf,
  whole,
} from '@poku/contract/calls';
import { BRAND } from '../brand';

/** A purchase that is not over: partners are being asked, or an e-wallet's page is waited for (D47). */
const openOrder = record({
  number: text(BRAND.wire.transactionNumber),
  couponName: text('voucherName'),
  /** Points of all sources together. */
  totalPoints: whole('totalTransaction'),
  /** Own points that are set aside for it. */
  heldPoints: whole(BRAND.wire.heldPoints),
  /** Name of the e-wallet whose page is waited for. */
  waitsFor: optional(text()),
  /** When that page closes. */
  endsAt: optional(moment('expiredDate')),
});

/** A code that was shown, and was neither used nor is over (D51). */
const runningCode = record({
  couponName: text('voucherName'),
  voucherId: text(),
  reference: text('code'),
  endsAt: moment('expiredDate'),
});

/** An attempt to link that is neither made nor over (D30). */
const openLink = record({
  name: text('partnerName'),
  slug: text(),
  kind: coded({ partner: '1', ewallet: '2' }),
});

const detail = record({
  /** The random member id; the same value as the session's clientId (D9). */
  clientId: text('customer_id'),
  name: text(),
  /** E.164 with plus (D17). */
  phone: text('msisdn'),
  email: orElse(text(), ''),
  isEmailVerified: flag('emailVerify', 'text'),
  /** A new address that waits for its verification (D25). */
  pendingEmail: optional(text()),
  gender: optional(coded({ male: '0', female: '1' })),
  /** YYYY-MM-DD. */
  birthDate: optional(text('dob')),
  /** Own spendable points (D36). */
  ownPoints: whole('customerPoin'),
  /** The same number. */
  points: orElse(whole(BRAND.wire.points), 0),
  /** End of the lot that ends first; `null` without points (D37). */
  pointsExpireAt: optional(moment(BRAND.wire.pointsExpiryDate)),
  /** Own lots with points left, earliest end first (D37). */
  lots: list(
    record({ points: whole(BRAND.wire.point), expiresAt: moment(BRAND.wire.pointsExpiryDate) }),
    BRAND.wire.pointLots,
  ),
  /** Own points that are set aside for purchases that are not over; not among the spendable ones (D36, D47). */
  heldPoints: whole(BRAND.wire.heldPoints),
  /** Those purchases, newest first, also ones without own points. */
  openOrders: list(openOrder, 'openTransactions'),
  /** Codes of own coupons that run out, the next one first; not those that a bought package needs none of. */
  runningCodes: orElse(list(runningCode), []),
  /** Attempts to link that wait for the member or for the partner, the newest first. */
  openLinks: orElse(list(openLink, 'openLinkages'), []),
  tier: choice(['Silver', 'Gold', 'Platinum'], 'customerTier'),
  /** Own points plus the partners' positive points, computed by the server (D36). */
  totalPoints: whole('totalpoint'),
  /** Whether the onboarding is finished. */
  isOnboarded: flag('loginStatus', 'text'),
  /** Whether at least one partner is linked. */
  isLinked: orElse(flag('linkage_status', 'text'), false),
  /** Notices of the inbox that were not read (D66). */
  unreadNotices: orElse(whole(), 0),
});

/** The member as the API tells of them. */
export type CustomerDetail = ValueOf<typeof detail>;

/** What the header and the profile show ([A] §3, D36). */
export const customerDetailCall = call({
  method: 'GET',
  path: '/customerdetail/{clientId}',
  answer: detail,
});
