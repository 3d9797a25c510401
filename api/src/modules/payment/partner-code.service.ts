import type { requestCodeCall } from '@poku/mfe-checkout/calls/codes';
import type { RecordOf } from '@poku/contract/calls';
import { PaymentCode, paymentCodeWording, paymentOtpCodeWording } from '@poku/mfe-checkout/calls/payment';
import type { CodeCheckAnswer, CodeOrderAnswer } from '@poku/partner-protocol';
import type { AppDeps } from '../../deps';
import { OtpRequestCode, OtpValidateCode } from '../../http/codes';
import { refusal } from '../../http/errors';
import type { PartnerReply } from '../../ports/partner-http';
import type { OtpIssued } from '../otp/schema';
import { createPartnerOtpService } from '../otp/partner-otp.service';
import { readMember } from '../customer/repository';
import { fingerprintBasket } from './basket';
import { partnerPurpose } from './purposes';
import { findOffer } from './offer';
import { readSplit, usualCodeShare } from './split';

const sendRefusals: Readonly<Record<string, number>> = {
  locked: OtpRequestCode.locked,
  'sends-used-up': OtpRequestCode.sendsUsedUp,
  'unknown-account': PaymentCode.linkInactive,
  other: PaymentCode.partnerRefused,
};
const checkCodes: Readonly<Record<string, number>> = {
  verified: OtpValidateCode.ok,
  wrong: OtpValidateCode.wrong,
  expired: OtpValidateCode.expired,
  used: OtpValidateCode.used,
  locked: OtpValidateCode.locked,
};

/** Code of a partner's answer to an order of a code: 200 when it was sent. */
function sentOf(reply: PartnerReply<CodeOrderAnswer>): number {
  if (reply.outcome !== 'answered') return PaymentCode.partnerSilent;
  const { value } = reply;
  if (value.status === 'sent') return PaymentCode.ok;
  return sendRefusals[value.reason] ?? PaymentCode.partnerRefused;
}

/** Code of a partner's answer to what a member typed. */
function checkedOf(reply: PartnerReply<CodeCheckAnswer>): number {
  if (reply.outcome === 'refused') return OtpValidateCode.wrong;
  if (reply.outcome === 'silent') return PaymentCode.partnerSilent;
  const { value } = reply;
  return checkCodes[value.status === 'verified' ? value.status : value.reason] ?? OtpValidateCode.wrong;
}

type CodeRequest = RecordOf<typeof requestCodeCall.body>;

/** The 4-digit codes that a partner sends itself, for one amount of one basket: step '2' (D45). */
export function createPartnerCodeService(deps: Pick<AppDeps, 'db' | 'clock' | 'config' | 'partners'>) {
  const { db, clock, partners } = deps;
  const otp = createPartnerOtpService(deps);

  return {
    /**
     * Asks the one partner of the split that has codes of its own to send one. Without a split the code is for what own points
     * leave over, at the member's one partner with codes ([C] §4, D62). Refusals of the offer and of `readSplit`; 40003 when
     * several could be meant, 40121 when no partner has a code or none is needed; 203, 207 and 211 by our count (D21) and the
     * partner's; 504 when the partner does not answer. The send is counted unless it is certain that the partner sent nothing.
     */
    async send(
      memberId: string,
      body: Omit<CodeRequest, 'step'>,
      sessionId: string | null = null,
    ): Promise<OtpIssued> {
      const now = clock.now();
      const offer = await findOffer(db, body, now);
      const total = offer.pricePoints * body.quantity;
      const share =
        body.shares === null
          ? await usualCodeShare(db, memberId, total, now)
          : (await readSplit(db, memberId, body.shares, total, now)).external.find(
              ({ needsCode }) => needsCode,
            );
      if (share === undefined) throw refusal(PaymentCode.linkInactive, paymentCodeWording);
      const { msisdn } = await readMember(db, memberId);
      const { issued, reference } = await otp.reserve({
        purpose: partnerPurpose,
        msisdn,
        memberId,
        sessionId,
        basket: fingerprintBasket(body),
        partnerId: share.partnerId,
        amountUnits: share.units,
      });
      if (reference === null) return issued;
      const { slug, subject, units: amountUnits } = share;
      const reply = await partners.sendCode(slug, { reference, subject, amountUnits });
      const sent = sentOf(reply);
      if (sent === PaymentCode.ok) return issued;
      if (reply.outcome !== 'silent' || !reply.isSent) await otp.release(issued.otpRequestId);
      throw refusal(sent, paymentOtpCodeWording);
    },

    /** Checks a code at its partner without spending it. Refusals of `otp.check`; 504 when the partner does not answer. */
    async validate(memberId: string, data: { otpRequestId: string; otpCode: string }): Promise<void> {
      await otp.check({ purpose: partnerPurpose, memberId }, data.otpRequestId, async ({ slug, reference }) =>
        checkedOf(await partners.checkCode(slug, reference, { code: data.otpCode })),
      );
    },
  };
}
