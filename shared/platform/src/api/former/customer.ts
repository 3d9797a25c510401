import type { CustomerApi, Tier, TierProgress } from '@poku/contract';
import { normalizeEmail } from '@poku/domain/email';
import { normalizeName } from '@poku/domain/name';
import { customerDetailCall } from '@poku/domain/calls/customer-detail';
import type { OwnCustomerApi } from '../groups/customer';
import type { Transport } from '../transport';
import {
  inner,
  list,
  oneOf,
  optionalText,
  optionalWhole,
  readList,
  readRecord,
  whole,
  type WireRecord,
} from '../wire-record';
import { readInterest, readSettings, toGenderCode, toWireSettings } from './settings';

const TIERS = customerDetailCall.answer.fields.tier.of;
const TIER = '/tier/{clientId}';
const INTERESTS = '/customerinterest/{clientId}';
const SETTING = '/customersetting/{clientId}';

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
export function createCustomerApi({
  clientId,
  get,
  post,
  put,
}: Transport): Omit<CustomerApi, keyof OwnCustomerApi> {
  return {
    tier: async (options) => readTierProgress(readRecord(TIER, await get(TIER, options))),
    async update({ name, gender, birthDate, email }) {
      const body = {
        clientId: clientId(),
        gender: toGenderCode(gender),
        name: normalizeName(name),
        dob: birthDate,
        email: normalizeEmail(email),
      };
      await put('/customer', { body });
    },
    interests: async (options) => readList(INTERESTS, await get(INTERESTS, options), readInterest),
    async saveInterests(interestIds) {
      const body = {
        clientId: clientId(),
        interestIds: interestIds.map((interestId) => ({ interestId })),
      };
      await post('/customerinterest', { body });
    },
    settings: async (options) => readSettings(readRecord(SETTING, await get(SETTING, options))),
    async saveSettings(settings) {
      const body = {
        clientId: clientId(),
        ...toWireSettings(settings),
      };
      await put('/customersetting', { body });
    },
    async finishOnboarding() {
      await post('/finishonboarding', { body: { clientId: clientId() } });
    },
  };
}
