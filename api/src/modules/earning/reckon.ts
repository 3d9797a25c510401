import type { Tier } from '@poku/mfe-account/calls/tier';
import type { CampaignTerms, EarnRate, EarnTerms } from './terms.schema';

/** What was bought. */
export interface Bought {
  amountRupiah: number;
  category: string;
  madeAt: Date;
}

/** A version of a partner's terms. */
export interface TermsVersion {
  version: number;
  terms: EarnTerms;
}

/** The newest version of a campaign that runs, with what a member has of it. */
export interface RunningCampaign {
  id: string;
  version: number;
  terms: CampaignTerms;
  /** Points that the member got of it. */
  used: number;
}

/** What else a member has earned at the partner. */
export interface Standing {
  /** Points of the day, without campaigns. */
  dayPoints: number;
  /** Purchases of the category on the day that earn. */
  dayCount: number;
  /** No other purchase earns. */
  isFirst: boolean;
  /** Of the member (D39). */
  level: Tier['name'];
  campaigns: readonly RunningCampaign[];
}

/** Why a purchase earns nothing. */
export type NoEarning =
  | 'not-linked'
  | 'no-terms'
  | 'other-category'
  | 'too-late'
  | 'too-small'
  | 'enough-of-the-day';

/** The rule and the sum that made the points of a purchase; kept with it. */
export type Why =
  | { nothing: NoEarning; terms?: number }
  | {
      /** Version of the partner's terms, and the rate of it. */
      terms: number;
      rate: EarnRate;
      /** Points of the rate alone, after its limits. */
      base: number;
      /** What kept it below what the rate says. */
      limited?: 'purchase' | 'day';
      /** Points that came on top. */
      extras: { campaign: string; version: number; title: string; points: number }[];
    };

/** What a purchase earns, and why. */
export interface Reckoning {
  points: number;
  why: Why;
}

const dayMs = 24 * 60 * 60_000;
const nothing = (reason: NoEarning, terms?: number): Reckoning => ({
  points: 0,
  why: { nothing: reason, ...(terms !== undefined && { terms }) },
});

/** What campaigns add to points of the rate: the best multiple, and the points of a first purchase. */
function extrasOf(bought: Bought, base: number, { isFirst, level, campaigns }: Standing) {
  const offers = campaigns.flatMap(({ id, version, used, terms }) => {
    const counts =
      (terms.category ?? bought.category) === bought.category &&
      (terms.levels ?? [level]).includes(level) &&
      bought.amountRupiah >= (terms.minimumRupiah ?? 0) &&
      (terms.firstPurchasePoints === undefined || isFirst);
    const full =
      terms.percent === undefined
        ? (terms.firstPurchasePoints ?? 0)
        : Math.floor((base * (terms.percent - 100)) / 100);
    const points = Math.max(0, Math.min(full, (terms.maximumPoints ?? Infinity) - used));
    if (!counts || points === 0) return [];
    return [
      {
        isMultiple: terms.percent !== undefined,
        extra: { campaign: id, version, title: terms.title, points },
      },
    ];
  });
  const bestOf = (isMultiple: boolean) =>
    offers
      .filter((offer) => offer.isMultiple === isMultiple)
      .map(({ extra }) => extra)
      .sort((left, right) => right.points - left.points || left.campaign.localeCompare(right.campaign))
      .slice(0, 1);
  return [...bestOf(true), ...bestOf(false)];
}

/** What a rate gives for an amount, before its limits. */
export const pointsOfRate = ({ points, perRupiah }: EarnRate, amountRupiah: number): number =>
  perRupiah === undefined ? points : Math.floor(amountRupiah / perRupiah) * points;

/**
 * What a purchase of a member earns (D64).
 * @param reportedAt when the partner told it first
 * @param version the partner's terms of when it was made; undefined when it had none
 */
export function reckon(
  bought: Bought,
  reportedAt: Date,
  version: TermsVersion | undefined,
  standing: Standing,
): Reckoning {
  if (version === undefined) return nothing('no-terms');
  const { terms } = version;
  const rate = terms.rates.find(({ category }) => category === bought.category);
  if (rate === undefined) return nothing('other-category', version.version);
  if (reportedAt.getTime() - bought.madeAt.getTime() > terms.reportedWithinDays * dayMs)
    return nothing('too-late', version.version);
  const full = pointsOfRate(rate, bought.amountRupiah);
  if (full === 0 || bought.amountRupiah < (rate.minimumRupiah ?? 0))
    return nothing('too-small', version.version);
  const ofPurchase = Math.min(full, rate.maximumPoints ?? Infinity);
  const isCounted = standing.dayCount < (rate.maximumPerDay ?? Infinity);
  const left = isCounted ? Math.max(0, (terms.maximumPointsPerDay ?? Infinity) - standing.dayPoints) : 0;
  const base = Math.min(ofPurchase, left);
  if (base === 0) return nothing('enough-of-the-day', version.version);
  const limited = base < ofPurchase ? 'day' : base < full ? 'purchase' : undefined;
  const extras = extrasOf(bought, base, standing);
  return {
    points: extras.reduce((sum, { points }) => sum + points, base),
    why: { terms: version.version, rate, base, ...(limited && { limited }), extras },
  };
}
