import { LinkCode } from '@poku/flows/linking/calls/link-code';
import { OTP_VERIFIED_LIFE_MS } from '@poku/domain/limits/codes';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { OtpValidateCode } from '../../http/codes';
import type { MemberSession } from '../../http/session-guard';
import { after } from '../../ports/clock';
import { consumeOtp, findVerifiedOtp } from '../otp/repository';
import { createOtpService } from '../otp/service';
import { findByOtp, findPending } from './attempt.repository';
import { createAttemptService, type CheckedWish } from './attempt.service';
import { createEndingService } from './ending.service';
import { createInquiryService } from './inquiry.service';
import { findPartner } from './link.repository';
import { linkRefusal, outcomeOf, type LinkOutcome } from './outcome';

const purpose = 'linkage';

/** What a member wishes. A code that is `null` is looked up (D62); a version that is `null` means the present text (D32). */
export interface LinkRequest {
  readonly partnerId: string;
  readonly consentVersion: string | null;
  readonly otpRequestId: string | null;
}

/** A new attempt that the partner is to be told of. */
export interface BegunLink extends CheckedWish {
  status: 'begun';
  reference: string;
  state: string;
  expiresAt: Date;
}
/** The result of a wish: an attempt, a code of ours to be given first, or how an earlier attempt stands. */
export type Beginning =
  | BegunLink
  | { status: 'code-needed' }
  | { status: 'known'; state: string; outcome: LinkOutcome };

/** The first half of linking: everything before the partner is told of the new attempt (D30). */
export function createBeginLinkService(deps: Pick<AppDeps, 'db' | 'clock' | 'config' | 'partners'>) {
  const { db, clock } = deps;
  const attempts = createAttemptService(deps);
  const inquiries = createInquiryService(deps);
  const endings = createEndingService(deps);
  const otp = createOtpService(deps);

  const spendCode = async (tx: Tx, memberId: string, otpRequestId: string): Promise<void> => {
    const owner = { purpose, memberId, baskets: [''] };
    const now = clock.now();
    if (await consumeOtp(tx, otpRequestId, owner, now, after(now, -OTP_VERIFIED_LIFE_MS))) return;
    const standing = await otp.standing(tx, owner, otpRequestId, OTP_VERIFIED_LIFE_MS);
    throw linkRefusal(standing.code === OtpValidateCode.expired ? LinkCode.over : LinkCode.notPending);
  };

  /** The code that the session verified, where the wish does not name it (D62). */
  const findCode = (tx: Tx, { id, memberId }: MemberSession): Promise<string | undefined> =>
    findVerifiedOtp(tx, id, { purpose, memberId }, after(clock.now(), -OTP_VERIFIED_LIFE_MS));

  /**
   * Finds how an earlier attempt stands, which may be a link by now. One that the new wish replaces is first ended at the partner,
   * so that the partner never has two.
   */
  const clear = async (session: MemberSession, partnerId: string): Promise<Beginning | undefined> => {
    const key = { memberId: session.memberId, partnerId };
    const older = await findPending(db, key.memberId, partnerId);
    if (older !== undefined) {
      const outcome = await inquiries.inquire(older);
      const mode = (await findPartner(db, partnerId))?.link_mode;
      const isGoingOn = outcome.status === 'pending' && mode === 'direct' && older.session_id === session.id;
      if (outcome.status === 'linked' || isGoingOn)
        return { status: 'known', state: isGoingOn ? older.state_value : '', outcome };
      await db.transaction((tx) => attempts.callOff(tx, key));
    }
    if (!(await endings.finish(key))) throw linkRefusal(LinkCode.silent);
    return undefined;
  };

  const begin = async (
    tx: Tx,
    session: MemberSession,
    wish: LinkRequest,
    returnAddress: string,
  ): Promise<Beginning> => {
    const { partnerId, consentVersion } = wish;
    const checked = await attempts.check(tx, { memberId: session.memberId, partnerId });
    if (checked.isLinked) return { status: 'known', state: '', outcome: { status: 'linked' } };
    const order = { ...checked, sessionId: session.id, consentVersion, returnAddress };
    if (!checked.partner.link_otp)
      return { ...checked, status: 'begun', ...(await attempts.begin(tx, order)) };
    const otpRequestId = wish.otpRequestId ?? (await findCode(tx, session));
    if (otpRequestId === undefined) return { status: 'code-needed' };
    // The same wish once more, as after a lost answer: the code is spent on the attempt that it began. If that attempt is
    // `linked`, its link has ended since, or it would have been found above.
    const earlier = await findByOtp(tx, session.id, otpRequestId);
    if (earlier !== undefined && earlier.status !== 'linked')
      return { status: 'known', state: earlier.state_value, outcome: outcomeOf(earlier) };
    await spendCode(tx, session.memberId, otpRequestId);
    return { ...checked, status: 'begun', ...(await attempts.begin(tx, { ...order, otpRequestId })) };
  };

  return {
    /**
     * Begins an attempt for a wish, and spends its code where the partner has one of ours (D21). An earlier link or pending
     * attempt is found first, and links that the partner is still to end are ended first. Refusals: LinkCode, 504 when the partner
     * does not answer; a 400 for a consent to another text. Nothing is begun then.
     */
    async begin(session: MemberSession, wish: LinkRequest, returnAddress: string): Promise<Beginning> {
      const known = await clear(session, wish.partnerId);
      return known ?? db.transaction((tx) => begin(tx, session, wish, returnAddress));
    },
  };
}
