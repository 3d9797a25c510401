import { formatNumber, formatRupiah } from '@poku/domain/numbers';
import { toTable } from '@poku/tooling';
import { pointsOfRate, type NoEarning, type Why } from '../../src/modules/earning/reckon';
import type { PurchaseFile } from '../../src/modules/operators/purchase.service';
import { pointsText, rateText } from './rate-text';

/** Why nothing, in a sentence each. */
const nothingText: Readonly<Record<NoEarning, (file: PurchaseFile) => string>> = {
  'not-linked': ({ version }) =>
    `The account was linked to no member when it was made, nor within ${version?.terms.beforeLinkHours ?? 0} hours after it.`,
  'no-terms': ({ purchase }) => `${purchase.partner_slug} had no terms of that time when it was reckoned.`,
  'other-category': ({ purchase, version }) =>
    `Terms ${version?.version} have no rate for '${purchase.category}', only for ${version?.terms.rates.map(({ category }) => `'${category}'`).join(', ')}.`,
  'too-late': ({ version }) =>
    `It was first reported later than the ${version?.terms.reportedWithinDays} days after it was made that terms ${version?.version} allow.`,
  'too-small': (file) =>
    `${formatRupiah(file.purchase.amount_rupiah ?? 0)} is too little: terms ${file.version?.version} give ${ownRate(file)}.`,
  'enough-of-the-day': (file) => {
    const most = file.version?.terms.maximumPointsPerDay;
    const limit = most === undefined ? '' : `; at most ${pointsText(most)} a day`;
    return `The member had earned as much on that day (WIB) as terms ${file.version?.version} allow: ${ownRate(file)}${limit}.`;
  },
};

/** The rate of its kind, in words. */
function ownRate({ purchase, version }: PurchaseFile): string {
  const rate = version?.terms.rates.find(({ category }) => category === purchase.category);
  return rate === undefined ? 'nothing' : rateText(rate);
}

/** How the points of the rate came about. Of a purchase that was reversed the amount may be another by now. */
function baseText({ purchase, version }: PurchaseFile, why: Extract<Why, { base: number }>): string {
  const { amount_rupiah: amount, reversed_at: reversedAt } = purchase;
  if (why.limited === undefined) return `of ${formatRupiah(amount ?? 0)}`;
  const full = pointsOfRate(why.rate, amount ?? 0);
  const instead = reversedAt === null ? ` instead of ${formatNumber(full)}` : '';
  return why.limited === 'purchase'
    ? `the most of one purchase${instead}`
    : `what was left of the ${formatNumber(version?.terms.maximumPointsPerDay ?? 0)} a day${instead}`;
}

/** The terms and the sum, or the reason for nothing. */
function reasonText(file: PurchaseFile, why: Why): string {
  if ('nothing' in why) return nothingText[why.nothing](file);
  const extras = why.extras.map(({ campaign, version, title, points }) => [
    `campaign ${campaign}, version ${version}`,
    String(points),
    title,
  ]);
  const total = why.extras.reduce((sum, { points }) => sum + points, why.base);
  const parts = [['rate', String(why.base), baseText(file, why)], ...extras, ['all', String(total), '']];
  return `Terms ${why.terms} give ${rateText(why.rate)}.\n\n${toTable(['PART', 'POINTS', 'HOW'], parts)}`;
}

/** Why a purchase earns what it does, in words. */
export function whyText(file: PurchaseFile): string {
  const { why, reversed_at: reversedAt, revision } = file.purchase;
  if (reversedAt === null) return why === null ? 'It is not reckoned yet.' : reasonText(file, why);
  const over = 'It was given back as a whole, so it earns nothing.';
  if (revision === 0) return `${over} The partner has not reported it yet.`;
  return why === null ? over : `${over} Before that:\n\n${reasonText(file, why)}`;
}
