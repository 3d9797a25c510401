import type { Purchase } from '@poku/mfe-checkout/calls/purchase';
import { OWN_POINTS_PARTNER_ID } from '@poku/domain/brand';
import { PAYMENT_OTP_VERIFIED_LIFE_MS } from '@poku/domain/limits/codes';
import { PaymentCode, paymentCodeWording } from '@poku/mfe-checkout/calls/payment';
import type { Tx } from '../../db/tx';
import { refusal } from '../../http/errors';
import { after } from '../../ports/clock';
import { randomReference } from '../../security/random';
import { lockMember } from '../access/member.repository';
import { issueCoupons, newCoupons } from '../coupons/issue';
import type { NewHold } from '../ledger/hold.repository';
import { ledger } from '../ledger/service';
import { recordMemberEvent } from '../live/repository';
import { consumePartnerOtp, findVerifiedPartnerOtp } from '../otp/partner-otp.repository';
import { consumeOtp } from '../otp/repository';
import { payingBaskets } from './basket';
import { findOffer } from './offer';
import { insertOrder, type NewLeg, type PurchaseKey, type PurchaseRequest } from './order.repository';
import { orderNumber } from './order-number';
import { paymentPurpose, partnerPurpose } from './purposes';
import { replyOf } from './saga/decisions';
import { LEASE_MS } from './saga/saga.repository';
import { readSplit, type PartnerShare } from './split';
import { reserveStock } from './stock.repository';
import { planTopup } from '../topups/repository';

const refuse = (code: number) => refusal(code, paymentCodeWording);

/** A purchase as it is asked for. */
export interface PurchaseAsk extends PurchaseKey {
  body: PurchaseRequest;
  /** The session that asks; null: what the body leaves out is not looked up (D62). */
  sessionId: string | null;
  /** The site that the member is on. */
  siteOrigin: string;
}

/** An order that was created; its reply when own points paid it at once. */
export interface CreatedOrder {
  id: string;
  memberId: string;
  reply: Purchase | null;
}

/**
 * Spends the code of the one partner that sends codes of its own, by default the newest that the session verified for it (D62);
 * 40111 when it is not for this partner, amount and basket (D45).
 */
async function spendPartnerCode(
  tx: Tx,
  { memberId, sessionId, body }: PurchaseAsk,
  shares: readonly PartnerShare[],
  now: Date,
): Promise<string | null> {
  const share = shares.find(({ needsCode }) => needsCode);
  if (share === undefined) return null;
  const owner = {
    purpose: partnerPurpose,
    memberId,
    baskets: payingBaskets(body),
    partnerId: share.partnerId,
    amountUnits: share.units,
  };
  const since = after(now, -PAYMENT_OTP_VERIFIED_LIFE_MS);
  const named = body.partnerOtpRequestId;
  const kept =
    named === '' && sessionId !== null
      ? await findVerifiedPartnerOtp(tx, sessionId, owner, since)
      : undefined;
  const id = named === '' ? kept : named;
  if (id !== undefined && (await consumePartnerOtp(tx, id, owner, now, since))) return id;
  throw refuse(PaymentCode.otpRefused);
}

const ownLeg = (points: number, holdId: string, isPaid: boolean): NewLeg => ({
  partnerId: OWN_POINTS_PARTNER_ID,
  points,
  partnerUnits: points,
  rate: { numerator: 1, denominator: 1 },
  state: isPaid ? 'captured' : 'held',
  reference: randomReference(),
  holdId,
  subject: null,
  mandateId: null,
  otpRequestId: null,
});

const partnerLeg = (share: PartnerShare, codeId: string | null): NewLeg => ({
  partnerId: share.partnerId,
  points: share.points,
  partnerUnits: share.units,
  rate: share.rate,
  state: 'pending',
  reference: randomReference(),
  holdId: null,
  subject: share.subject,
  mandateId: share.mandateId,
  otpRequestId: share.needsCode ? codeId : null,
});

/**
 * Takes an order's own points: spends them when they pay the whole order, holds them otherwise. Returns what the member can still
 * spend once they are spent, else undefined; refuses 40004 when the member has fewer.
 */
async function takeOwnPoints(tx: Tx, hold: NewHold, isPaid: boolean): Promise<number | undefined> {
  const left = isPaid ? await ledger.spend(tx, hold) : undefined;
  const isTaken = isPaid ? left !== undefined : hold.points === 0 || (await ledger.hold(tx, hold));
  if (!isTaken) throw refuse(PaymentCode.notEnoughPoints);
  return left;
}

/**
 * Creates an order in one transaction: spends the codes, holds own points, reserves stock and stores a reference for each partner
 * before any is called (D47). When own points pay the whole order, they are spent, the coupons issued and a package's sending
 * planned at once. The member's open pages are told when own points were taken. Undefined when there is no verified code of the
 * member to spend; otherwise the refusals of D48, with nothing changed.
 */
export async function createOrder(tx: Tx, ask: PurchaseAsk, now: Date): Promise<CreatedOrder | undefined> {
  const { memberId, body } = ask;
  // Locked, so that no link ends before the order holds it (D32).
  if (body.shares.some(({ partnerId }) => partnerId !== OWN_POINTS_PARTNER_ID))
    await lockMember(tx, memberId);
  const owner = { purpose: paymentPurpose, memberId, baskets: payingBaskets(body) };
  const since = after(now, -PAYMENT_OTP_VERIFIED_LIFE_MS);
  if (!(await consumeOtp(tx, body.otpRequestId, owner, now, since))) return undefined;
  const item = await findOffer(tx, body, now);
  const total = item.pricePoints * body.quantity;
  if (body.totalPoints !== total) throw refuse(PaymentCode.figuresDiffer);
  const { ownPoints, external } = await readSplit(tx, memberId, body.shares, total, now);
  const codeId = await spendPartnerCode(tx, ask, external, now);
  const isPaid = external.length === 0;
  const hold = { id: randomReference(), memberId, points: ownPoints, at: now };
  const left = await takeOwnPoints(tx, hold, isPaid);
  const order = { id: randomReference(), number: orderNumber(now), memberId, totalPoints: total };
  const coupons = isPaid ? newCoupons(item.id, body.quantity) : [];
  const reply = left === undefined ? null : replyOf(order, coupons, left);
  const legs = external.map((share) => partnerLeg(share, codeId));
  const isNew = await insertOrder(
    tx,
    {
      ...order,
      voucherId: item.id,
      saleType: body.saleType,
      adsId: body.adsId === '' ? null : body.adsId,
      phone: item.phone,
      quantity: body.quantity,
      unitPoints: item.pricePoints,
      state: isPaid ? 'completed' : 'paying',
      otpRequestId: body.otpRequestId,
      idempotencyKey: ask.idempotencyKey,
      requestHash: ask.requestHash,
      reply,
      siteOrigin: isPaid ? null : ask.siteOrigin,
      sessionId: ask.sessionId,
      dueAt: isPaid ? null : after(now, LEASE_MS),
      now,
    },
    ownPoints > 0 ? [ownLeg(ownPoints, hold.id, isPaid), ...legs] : legs,
  );
  // Another purchase, with another code, has this key (D46).
  if (!isNew) throw refuse(PaymentCode.figuresDiffer);
  if (isPaid) await issueCoupons(tx, { memberId, voucherId: item.id, orderId: order.id }, coupons, now);
  if (isPaid && item.phone !== null) await planTopup(tx, order.id, randomReference(), now);
  if (!(await reserveStock(tx, item.id, body.quantity, now))) throw refuse(PaymentCode.outOfStock);
  if (ownPoints > 0) await recordMemberEvent(tx, memberId, 'points.changed', {}, now);
  return { id: order.id, memberId, reply };
}
