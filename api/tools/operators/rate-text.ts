import { formatNumber, formatRupiah } from '@poku/domain/numbers';
import type { CampaignTerms, EarnRate, EarnTerms } from '../../src/modules/earning/terms.schema';

/** `1 point`, `5.000 points`. */
export const pointsText = (points: number): string =>
  `${formatNumber(points)} ${points === 1 ? 'point' : 'points'}`;

/** What one kind of purchase earns, in words. */
export const rateText = (rate: EarnRate): string =>
  [
    `${pointsText(rate.points)} for each ${rate.perRupiah === undefined ? 'purchase' : `full ${formatRupiah(rate.perRupiah)}`} of '${rate.category}'`,
    ...(rate.minimumRupiah === undefined ? [] : [`from ${formatRupiah(rate.minimumRupiah)} on`]),
    ...(rate.maximumPoints === undefined
      ? []
      : [`at most ${formatNumber(rate.maximumPoints)} of one purchase`]),
    ...(rate.maximumPerDay === undefined ? [] : [`${rate.maximumPerDay} of them a day`]),
  ].join(', ');

/** Terms in one line. */
export const termsText = ({ rates, ...terms }: EarnTerms): string =>
  [
    ...rates.map(rateText),
    ...(terms.maximumPointsPerDay === undefined
      ? []
      : [`at most ${pointsText(terms.maximumPointsPerDay)} a day`]),
    `points wait ${terms.waitingMinutes} min`,
    `reported within ${terms.reportedWithinDays} d`,
    `${terms.beforeLinkHours} h before a link`,
  ].join('; ');

/** Terms of a campaign in one line. */
export const campaignTermsText = (terms: CampaignTerms): string =>
  [
    terms.percent === undefined
      ? `${pointsText(terms.firstPurchasePoints ?? 0)} for a first purchase`
      : `${terms.percent} % of the points`,
    ...(terms.category === undefined ? [] : [`of '${terms.category}'`]),
    ...(terms.minimumRupiah === undefined ? [] : [`from ${formatRupiah(terms.minimumRupiah)} on`]),
    ...(terms.maximumPoints === undefined ? [] : [`at most ${pointsText(terms.maximumPoints)} a member`]),
  ].join(', ');
