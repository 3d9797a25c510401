import { OWN_POINTS_PARTNER_ID } from '@poku/domain/brand';
import { type PointRate, unitsOfPoints } from '@poku/domain/rates';
import { EXTERNAL_OTP_SOURCES_MAX } from '../../calls/payment';

/** A source of a payment as the split looks at it; a `PaymentSource` is one. */
export interface SplitSource {
  /** '0' are the member's own points. */
  readonly partnerId: string;
  readonly name: string;
  readonly kind: 'loyalty' | 'ewallet';
  /** Balance in points. */
  readonly points: number;
  /** Most points that one payment may take. */
  readonly maximumPoints: number;
  readonly rate: PointRate;
  /** The partner sends a code of its own (D45). Own points' code is not meant. */
  readonly needsOtp: boolean;
  /** Empty when the source can be used ([C] §4). */
  readonly message: string;
  /** End of the points that end first, ISO 8601; `null` when they do not end. */
  readonly expiresAt: string | null;
}

/** Points of one source in a payment, whole and positive. */
export interface SplitShare {
  readonly partnerId: string;
  readonly points: number;
}

/** Why a suggestion is as it is. */
export type SplitReason =
  | { readonly kind: 'own-enough' }
  /** An e-wallet pays what no points cover. */
  | { readonly kind: 'ewallet-rest'; readonly name: string; readonly points: number }
  /** The points that end first go first. */
  | { readonly kind: 'expires-first'; readonly name: string; readonly expiresAt: string }
  /** No points of partners end, so as few sources as possible. */
  | { readonly kind: 'fewest-sources' };

/** A split to suggest, or how many points are missing for any. */
export type SplitSuggestion =
  | { readonly status: 'ready'; readonly shares: readonly SplitShare[]; readonly reason: SplitReason }
  | { readonly status: 'impossible'; readonly missingPoints: number };

/** Whether a source is the member's own points. */
export const isOwnSource = ({ partnerId }: Pick<SplitSource, 'partnerId'>): boolean =>
  partnerId === OWN_POINTS_PARTNER_ID;

/** Most points that a source can give to one payment: within balance and maximum, 0 when it cannot be used. */
export function mostOf({ message, points, maximumPoints }: SplitSource): number {
  return message === '' ? Math.max(0, Math.min(points, maximumPoints)) : 0;
}

/** Points of the member's own that a payment takes: as many as there are ([C] §4). */
export function ownShare(totalPoints: number, sources: readonly SplitSource[]): number {
  const own = sources.find(isOwnSource);
  return own === undefined ? 0 : Math.min(totalPoints, mostOf(own));
}

/** Partners that may be used together: codes and e-wallets within their limits (D45). */
interface Choice {
  readonly loyalty: readonly SplitSource[];
  readonly wallet: SplitSource | null;
}

const capacityOf = (sources: readonly SplitSource[]): number =>
  sources.reduce((sum, source) => sum + mostOf(source), 0);

/** Every way to use at most `EXTERNAL_OTP_SOURCES_MAX` partners with a code of their own and at most one e-wallet. */
function choicesOf(partners: readonly SplitSource[]): Choice[] {
  const loyalty = partners.filter(({ kind }) => kind === 'loyalty');
  const free = loyalty.filter(({ needsOtp }) => !needsOtp);
  const coded = loyalty.filter(({ needsOtp }) => needsOtp);
  const codedSets = [[], ...coded.map((source) => [source])];
  const wallets = [null, ...partners.filter(({ kind }) => kind === 'ewallet')];
  return codedSets.flatMap((chosen) =>
    wallets
      .filter((wallet) => chosen.length + Number(wallet?.needsOtp ?? false) <= EXTERNAL_OTP_SOURCES_MAX)
      .map((wallet) => ({ loyalty: [...free, ...chosen], wallet })),
  );
}

const NEVER = Number.POSITIVE_INFINITY;

const endOf = ({ expiresAt }: SplitSource): number => (expiresAt === null ? NEVER : Date.parse(expiresAt));

/** Earlier first; two that never end are equal. */
const byEnd = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/** Takes `points` from sources that can give them: what ends first goes first, then from as few as possible. */
function takeInOrder(points: number, sources: readonly SplitSource[]): SplitShare[] {
  const order = [...sources].sort((a, b) => byEnd(endOf(a), endOf(b)) || mostOf(b) - mostOf(a));
  let left = points;
  return order.flatMap((source) => {
    const taken = Math.min(left, mostOf(source));
    left -= taken;
    return taken > 0 ? [{ partnerId: source.partnerId, points: taken }] : [];
  });
}

/** What a split of the partners costs, smaller first: rupiah, then points by their end, then sources. */
interface Cost {
  readonly shares: readonly SplitShare[];
  readonly rupiah: number;
  /** Points spent of each end in `ends`. */
  readonly spent: readonly number[];
}

function costOf(points: number, { loyalty, wallet }: Choice, ends: readonly number[]): Cost | undefined {
  const fromWallet = Math.max(0, points - capacityOf(loyalty));
  if (fromWallet > (wallet === null ? 0 : mostOf(wallet))) return undefined;
  const taken = takeInOrder(points - fromWallet, loyalty);
  const spentOf = (end: number) =>
    loyalty
      .filter((source) => endOf(source) === end)
      .reduce((sum, { partnerId }) => sum + pointsFrom(taken, partnerId), 0);
  const paid = wallet !== null && fromWallet > 0 ? [{ partnerId: wallet.partnerId, points: fromWallet }] : [];
  return {
    shares: [...taken, ...paid],
    rupiah: wallet === null ? 0 : unitsOfPoints(fromWallet, wallet.rate),
    spent: ends.map(spentOf),
  };
}

function compare(a: Cost, b: Cost): number {
  if (a.rupiah !== b.rupiah) return a.rupiah - b.rupiah;
  const differing = a.spent.findIndex((points, index) => points !== b.spent[index]);
  if (differing >= 0) return (b.spent[differing] ?? 0) - (a.spent[differing] ?? 0);
  return a.shares.length - b.shares.length;
}

function reasonOf(shares: readonly SplitShare[], sources: readonly SplitSource[]): SplitReason {
  const used = sources.filter((source) => !isOwnSource(source) && pointsFrom(shares, source.partnerId) > 0);
  const wallet = used.find(({ kind }) => kind === 'ewallet');
  if (used.length === 0) return { kind: 'own-enough' };
  if (wallet !== undefined) {
    return { kind: 'ewallet-rest', name: wallet.name, points: pointsFrom(shares, wallet.partnerId) };
  }
  const [first] = [...used].sort((a, b) => byEnd(endOf(a), endOf(b)));
  if (first === undefined || first.expiresAt === null) return { kind: 'fewest-sources' };
  return { kind: 'expires-first', name: first.name, expiresAt: first.expiresAt };
}

/** Points of one source among shares, 0 when it is not there. */
export function pointsFrom(shares: readonly SplitShare[], partnerId: string): number {
  return shares.find((share) => share.partnerId === partnerId)?.points ?? 0;
}

/**
 * The split to suggest ([C] §4, D45): own points first, as many as there are. The partners give the rest so that the
 * member pays the fewest rupiah from an e-wallet, then spends the loyalty points that end first, then uses the fewest
 * sources. Each gives at most its balance and maximum; one that cannot be used gives nothing; at most one e-wallet and
 * one partner with a code of its own.
 * @param totalPoints whole points to pay, 0 or more
 * @param sources each partner at most once
 * @returns the shares, own points first; or how many points are missing for any split
 */
export function suggestSplit(totalPoints: number, sources: readonly SplitSource[]): SplitSuggestion {
  const own = ownShare(totalPoints, sources);
  const rest = totalPoints - own;
  const partners = sources.filter((source) => !isOwnSource(source) && mostOf(source) > 0);
  const choices = choicesOf(partners);
  const ends = [...new Set(partners.map(endOf))].sort(byEnd);
  const [best] = choices.flatMap((choice) => costOf(rest, choice, ends) ?? []).sort(compare);
  if (best === undefined) {
    const most = choices.map(
      ({ loyalty, wallet }) => capacityOf(loyalty) + (wallet === null ? 0 : mostOf(wallet)),
    );
    return { status: 'impossible', missingPoints: rest - Math.max(...most) };
  }
  const shares = own > 0 ? [{ partnerId: OWN_POINTS_PARTNER_ID, points: own }, ...best.shares] : best.shares;
  return { status: 'ready', shares, reason: reasonOf(shares, sources) };
}
