import type { Customer, CustomerApi, OpenOrder } from '@poku/contract';
import { BRAND } from '@poku/domain/brand';
import { toLocalPhone } from '@poku/domain/phone';
import type { Transport } from '../transport';
import {
  flag,
  list,
  moment,
  oneOf,
  optionalMoment,
  optionalText,
  readList,
  readRecord,
  text,
  whole,
  type WireRecord,
} from '../wire-record';
import { readPartnerPoints } from './partner-points';

const DETAIL = '/customerdetail/{clientId}';
const PARTNER_POINTS = '/customerpartnerpoin/{clientId}';
/** Names of the levels ([A] §3). */
export const TIERS = ['Silver', 'Gold', 'Platinum'] as const;

const genderOf = (record: WireRecord): Customer['gender'] => {
  const gender = optionalText(record, 'gender');
  if (gender === null) return null;
  return gender === '1' ? 'female' : 'male';
};

const readOpenOrder = (record: WireRecord): OpenOrder => {
  const wallet = optionalText(record, 'waitsFor');
  const endsAt = optionalMoment(record, 'expiredDate');
  return {
    number: text(record, BRAND.wire.transactionNumber),
    couponName: text(record, 'voucherName'),
    totalPoints: whole(record, 'totalTransaction'),
    heldPoints: whole(record, BRAND.wire.heldPoints),
    waitsFor: wallet === null || endsAt === null ? null : { wallet, endsAt },
  };
};

const readCustomer = (record: WireRecord): Customer => ({
  clientId: text(record, 'customer_id'),
  name: text(record, 'name'),
  phone: toLocalPhone(text(record, 'msisdn')),
  email: optionalText(record, 'email') ?? '',
  isEmailVerified: flag(record, 'emailVerify'),
  pendingEmail: optionalText(record, 'pendingEmail'),
  tier: oneOf(record, 'customerTier', TIERS),
  ownPoints: whole(record, 'customerPoin'),
  totalPoints: whole(record, 'totalpoint'),
  pointsExpireAt: optionalMoment(record, BRAND.wire.pointsExpiryDate),
  lots: list(record, BRAND.wire.pointLots, (lot) => ({
    points: whole(lot, BRAND.wire.point),
    expiresAt: moment(lot, BRAND.wire.pointsExpiryDate),
  })),
  heldPoints: whole(record, BRAND.wire.heldPoints),
  openOrders: list(record, 'openTransactions', readOpenOrder),
  gender: genderOf(record),
  birthDate: optionalText(record, 'dob'),
  isOnboarded: flag(record, 'loginStatus'),
});

/** What the shell and every remote may know of the member ([A] §7). */
export type OwnCustomerApi = Pick<CustomerApi, 'detail' | 'partnerPoints'>;

export function createCustomerApi({ get }: Transport): OwnCustomerApi {
  return {
    detail: async (options) => readCustomer(readRecord(DETAIL, await get(DETAIL, options))),
    partnerPoints: async (options) =>
      readList(PARTNER_POINTS, await get(PARTNER_POINTS, options), readPartnerPoints),
  };
}
