import type { PaymentShare } from '@poku/mfe-checkout/calls/shares';
import { PaymentCode, EXTERNAL_OTP_SOURCES_MAX, paymentCodeWording } from '@poku/mfe-checkout/calls/payment';
import { OWN_POINTS_PARTNER_ID } from '@poku/domain/brand';
import { type PointRate, pointsOfUnits, unitsOfPoints } from '@poku/domain/rates';
import type { Tx } from '../../db/tx';
import { refusal } from '../../http/errors';
import { ledger } from '../ledger/service';
import { listSources, type SourceRow } from './source.repository';

/** A partner's share of a payment, in its own units (D38). */
export interface PartnerShare {
  partnerId: string;
  slug: string;
  points: number;
  units: number;
  rate: PointRate;
  subject: string;
  mandateId: string | null;
  /** The partner sends a code of its own (D45). */
  needsCode: boolean;
}

/** A split that the server agrees with; external shares in the order in which they are paid, an e-wallet last. */
export interface Split {
  ownPoints: number;
  external: readonly PartnerShare[];
}

const refuse = (code: number) => refusal(code, paymentCodeWording);
const ewallet = 2;

function toShare(source: SourceRow, points: number): PartnerShare {
  const { numerator, denominator } = source;
  const rate = { numerator, denominator };
  const units = unitsOfPoints(points, rate);
  const isWallet = source.kind === ewallet;
  if (!source.answering || units > source.maximum_units) throw refuse(PaymentCode.linkInactive);
  if (isWallet && source.mandate_id === null) throw refuse(PaymentCode.linkInactive);
  if (units > source.balance_units) throw refuse(PaymentCode.notEnoughPoints);
  return {
    partnerId: source.partner_id,
    slug: source.slug,
    points,
    units,
    rate,
    subject: source.subject,
    mandateId: isWallet ? source.mandate_id : null,
    needsCode: source.use_otp && !isWallet,
  };
}

/**
 * Reads a client's split of `total` points; what it says about codes is ignored (D44). Refuses 40003 when the shares are not one
 * per partner, above 0 and together the total, or when more than one partner has a code of its own or more than one is an e-wallet
 * (D45); 40121 for a partner that is not linked, does not answer or does not pay as much; 40004 for too small a balance. The
 * ledger checks whether own points are enough.
 */
export async function readSplit(
  tx: Tx,
  memberId: string,
  shares: readonly Pick<PaymentShare, 'partnerId' | 'points'>[],
  total: number,
  now: Date,
): Promise<Split> {
  const pointsOf = new Map(shares.map(({ partnerId, points }) => [partnerId, points]));
  const sum = shares.reduce((all, { points }) => all + points, 0);
  const isWhole =
    sum === total && pointsOf.size === shares.length && shares.every(({ points }) => points > 0);
  if (!isWhole) throw refuse(PaymentCode.figuresDiffer);
  const ownPoints = pointsOf.get(OWN_POINTS_PARTNER_ID) ?? 0;
  pointsOf.delete(OWN_POINTS_PARTNER_ID);
  if (pointsOf.size === 0) return { ownPoints, external: [] };
  const sources = await listSources(tx, memberId, [...pointsOf.keys()], now);
  if (sources.length !== pointsOf.size) throw refuse(PaymentCode.linkInactive);
  const external = sources.map((source) => toShare(source, pointsOf.get(source.partner_id) ?? 0));
  const codes = external.filter(({ needsCode }) => needsCode).length;
  const wallets = sources.filter(({ kind }) => kind === ewallet).length;
  if (codes > EXTERNAL_OTP_SOURCES_MAX || wallets > 1) throw refuse(PaymentCode.figuresDiffer);
  return { ownPoints, external };
}

/**
 * The share of the member's one partner with codes of its own where the client names no split: own points pay first ([C] §4), and
 * the partner pays the rest, as far as it can. Undefined when nothing is left over or no such partner can give anything; 40003
 * when several can, so that nobody knows which is meant.
 */
export async function usualCodeShare(
  tx: Tx,
  memberId: string,
  total: number,
  now: Date,
): Promise<PartnerShare | undefined> {
  const rest = total - (await ledger.spendable(tx, memberId, now));
  if (rest <= 0) return undefined;
  const able = (await listSources(tx, memberId, null, now)).filter(
    (source) => source.use_otp && source.kind !== ewallet && source.answering && mostOf(source) > 0,
  );
  if (able.length > EXTERNAL_OTP_SOURCES_MAX) throw refuse(PaymentCode.figuresDiffer);
  const [source] = able;
  return source && toShare(source, Math.min(rest, mostOf(source)));
}

/** The points that a partner can give to one payment. */
const mostOf = (source: SourceRow): number =>
  pointsOfUnits(Math.min(source.balance_units, source.maximum_units), source);
