import type { Customer, CustomerApi, Tier, TierProgress } from '../../contract';
import { BRAND, toLocalPhone } from '../../domain';
import type { Transport } from '../transport';
import {
  flag,
  inner,
  list,
  oneOf,
  optionalMoment,
  optionalText,
  optionalWhole,
  readList,
  readRecord,
  text,
  whole,
  type WireRecord,
} from '../wire-record';
import { readPartnerPoints } from './partner-points';

const DETAIL = '/customerdetail/{clientId}';
const TIER = '/tier/{clientId}';
const PARTNER_POINTS = '/customerpartnerpoin/{clientId}';
const TIERS = ['Silver', 'Gold', 'Platinum'] as const;

const genderOf = (record: WireRecord): Customer['gender'] => {
  const gender = optionalText(record, 'gender');
  if (gender === null) return null;
  return gender === '1' ? 'female' : 'male';
};

const readCustomer = (record: WireRecord): Customer => ({
  clientId: text(record, 'customer_id'),
  name: text(record, 'name'),
  phone: toLocalPhone(text(record, 'msisdn')),
  email: optionalText(record, 'email') ?? '',
  isEmailVerified: flag(record, 'emailVerify'),
  tier: oneOf(record, 'customerTier', TIERS),
  ownPoints: whole(record, 'customerPoin'),
  totalPoints: whole(record, 'totalpoint'),
  pointsExpireAt: optionalMoment(record, BRAND.wire.pointsExpiryDate),
  gender: genderOf(record),
  birthDate: optionalText(record, 'dob'),
  isOnboarded: flag(record, 'loginStatus'),
});

const readTier = (record: WireRecord): Tier => ({
  name: oneOf(record, 'tierName', TIERS),
  minimumPoints: whole(record, 'tierMinimumPoint'),
  maximumPoints: optionalWhole(record, 'tierMaximumPoint'),
  benefitHtml: optionalText(record, 'tierBenefit') ?? '',
});

const readTierProgress = (record: WireRecord): TierProgress => {
  const standing = inner(record, 'customerTierPoint');
  return {
    tiers: list(record, 'tierList', readTier),
    remainingPoints: whole(record, 'remainingPoint'),
    level: oneOf(standing, 'level', TIERS),
    nextLevel: oneOf(standing, 'next_level', TIERS),
    earnedPoints: whole(standing, 'earnedPoint'),
  };
};

/** Reads of the member ([A] §7). */
export function createCustomerApi({ get }: Transport): CustomerApi {
  return {
    detail: async (options) => readCustomer(readRecord(DETAIL, await get(DETAIL, options))),
    tier: async (options) => readTierProgress(readRecord(TIER, await get(TIER, options))),
    partnerPoints: async (options) =>
      readList(PARTNER_POINTS, await get(PARTNER_POINTS, options), readPartnerPoints),
  };
}
