import type { Customer, CustomerApi, OpenOrder, Tier, TierProgress, wire } from '../../contract';
import { BRAND, normalizeEmail, normalizeName, toLocalPhone } from '../../domain';
import type { Transport } from '../transport';
import {
  flag,
  inner,
  list,
  moment,
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
import { readInterest, readSettings, toGenderCode, toWireSettings } from './settings';

const DETAIL = '/customerdetail/{clientId}';
const TIER = '/tier/{clientId}';
const PARTNER_POINTS = '/customerpartnerpoin/{clientId}';
const INTERESTS = '/customerinterest/{clientId}';
const SETTING = '/customersetting/{clientId}';
const TIERS = ['Silver', 'Gold', 'Platinum'] as const;

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

/** The member's own data and settings ([A] §7). */
export function createCustomerApi({ clientId, get, post, put }: Transport): CustomerApi {
  return {
    detail: async (options) => readCustomer(readRecord(DETAIL, await get(DETAIL, options))),
    tier: async (options) => readTierProgress(readRecord(TIER, await get(TIER, options))),
    partnerPoints: async (options) =>
      readList(PARTNER_POINTS, await get(PARTNER_POINTS, options), readPartnerPoints),
    async update({ name, gender, birthDate, email }) {
      const body = {
        clientId: clientId(),
        gender: toGenderCode(gender),
        name: normalizeName(name),
        dob: birthDate,
        email: normalizeEmail(email),
      } satisfies wire.WireCustomerUpdate;
      await put('/customer', { body });
    },
    interests: async (options) => readList(INTERESTS, await get(INTERESTS, options), readInterest),
    async saveInterests(interestIds) {
      const body = {
        clientId: clientId(),
        interestIds: interestIds.map((interestId) => ({ interestId })),
      } satisfies wire.WireCustomerInterestUpdate;
      await post('/customerinterest', { body });
    },
    settings: async (options) => readSettings(readRecord(SETTING, await get(SETTING, options))),
    async saveSettings(settings) {
      const body = {
        clientId: clientId(),
        ...toWireSettings(settings),
      } satisfies wire.WireCustomerSettingUpdate;
      await put('/customersetting', { body });
    },
    async finishOnboarding() {
      await post('/finishonboarding', { body: { clientId: clientId() } satisfies wire.WireClientRequest });
    },
  };
}
