import { LinkCode } from '@poku/flows/linking/calls/link-code';
import { CONSENT_SCOPE } from '@poku/mfe-linkage/calls/consent';
import { PENDING_LINK_LIFE_MS } from '@poku/domain/limits/linkage';
import { normalizePhone } from '@poku/domain/phone';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { HttpError } from '../../http/errors';
import { after } from '../../ports/clock';
import { randomReference, randomToken } from '../../security/random';
import { lockMember, type Credentials } from '../access/member.repository';
import { activateLink, type Activation } from './activate';
import * as attempts from './attempt.repository';
import { recordConsent, withdrawConsent } from './consent.repository';
import { findActiveLink, findPartner, type LinkPartner } from './link.repository';
import { codeOfReason, linkRefusal, outcomeOf, type LinkOutcome, type Told } from './outcome';
import { planEnding } from './task.repository';
import { CONSENT_OUTDATED, CONSENT_VERSION } from './consent';

/** The keys of what is shared (D32). */
export const consentScope: readonly string[] = Object.keys(CONSENT_SCOPE);
/** First inquiry of an attempt whose outcome nobody knows. */
const firstInquiryMs = 5000;

/** Who wants to link with whom. */
export interface LinkWish {
  memberId: string;
  partnerId: string;
  /** The account at the partner, where it is known already. */
  subject?: string;
  /** The partner vouches for the address, so it need not be verified here (D28). */
  isEmailVouched?: boolean;
}

/** A wish that passed the checks: its partner, and its member, whose row is locked. */
export interface CheckedWish {
  partner: LinkPartner;
  member: Credentials;
  /** The member is linked already, with `subject` where that is known. */
  isLinked: boolean;
}

/** An attempt to begin. */
export interface AttemptOrder extends CheckedWish {
  /** Null when a registration asks, which has no session yet. */
  sessionId: string | null;
  /** `null`: the present text. */
  consentVersion: string | null;
  returnAddress?: string;
  otpRequestId?: string;
}

const failures: Readonly<Record<Exclude<Activation, 'linked' | 'already'>, number>> = {
  'other-linked': LinkCode.otherLinked,
  'subject-taken': LinkCode.subjectTaken,
  over: LinkCode.over,
};

/** Attempts to link, from their beginning to whatever ends them (D30). Only this service changes their state. */
export function createAttemptService({ clock }: Pick<AppDeps, 'clock'>) {
  const close = async (
    tx: Tx,
    attempt: Pick<attempts.Attempt, 'reference' | 'partner_id' | 'member_id'>,
    end: { status: 'failed' | 'expired'; failure: number; isAtPartner: boolean },
  ): Promise<LinkOutcome> => {
    const now = clock.now();
    const { reference, partner_id: partnerId, member_id: memberId } = attempt;
    const closed: LinkOutcome = { status: 'failed', code: end.failure };
    if (!(await attempts.closeAttempt(tx, reference, end, now))) return closed;
    await withdrawConsent(tx, reference, now);
    if (end.isAtPartner) await planEnding(tx, { partnerId, reference, memberId }, now);
    return closed;
  };

  const callOff = async (tx: Tx, key: { memberId: string; partnerId: string }): Promise<void> => {
    const pending = await attempts.findPending(tx, key.memberId, key.partnerId);
    if (pending !== undefined)
      await close(tx, pending, { status: 'expired', failure: LinkCode.over, isAtPartner: true });
  };

  const activate = async (
    tx: Tx,
    attempt: attempts.Attempt,
    told: Extract<Told, { status: 'active' }>,
  ): Promise<LinkOutcome> => {
    const now = clock.now();
    const { reference, member_id: memberId, partner_id: partnerId } = attempt;
    const fail = (failure: number) => close(tx, attempt, { status: 'failed', failure, isAtPartner: true });
    if (normalizePhone(told.msisdn) !== attempt.msisdn) return fail(LinkCode.phoneDiffers);
    const { subject, mandateId, refNum } = told;
    const result = await activateLink(
      tx,
      { reference, memberId, partnerId, subject, mandateId, refNum },
      now,
    );
    if (result !== 'linked' && result !== 'already') return fail(failures[result]);
    await attempts.closeAttempt(tx, reference, { status: 'linked', failure: null }, now);
    const link = await findActiveLink(tx, memberId, partnerId);
    if (link?.reference !== reference) {
      await planEnding(tx, { partnerId, reference, memberId }, now);
      await withdrawConsent(tx, reference, now);
    }
    return { status: 'linked' };
  };

  return {
    /**
     * Checks a wish and locks the member's row. Refusals: 208 unknown or not linkable, 206 the e-mail is not verified, 212
     * another account of the member is linked.
     */
    async check(tx: Tx, wish: LinkWish): Promise<CheckedWish> {
      const partner = await findPartner(tx, wish.partnerId);
      if (partner === undefined || !partner.linkable) throw linkRefusal(LinkCode.notLinkable);
      const member = await lockMember(tx, wish.memberId);
      if (member === undefined) throw new Error('A session has no member');
      const link = await findActiveLink(tx, member.id, partner.id);
      if (link !== undefined && wish.subject !== undefined && link.subject !== wish.subject)
        throw linkRefusal(LinkCode.otherLinked);
      const needsVerified = partner.email_verification_required && wish.isEmailVouched !== true;
      if (link === undefined && needsVerified && !member.email_verified)
        throw linkRefusal(LinkCode.emailUnverified);
      return { partner, member, isLinked: link !== undefined };
    },

    /** Closes a member's pending attempt with a partner, if there is one, also at the partner. */
    callOff,

    /**
     * Stores a pending attempt of 15 minutes with its consent, before the partner is told of it. An older one of the member with
     * the partner is closed, and ended at the partner. A consent to another text than the present one is a 400.
     */
    async begin(tx: Tx, order: AttemptOrder): Promise<{ reference: string; state: string; expiresAt: Date }> {
      const { partner, member, sessionId } = order;
      const consentVersion = order.consentVersion ?? CONSENT_VERSION;
      if (consentVersion !== CONSENT_VERSION) throw new HttpError(400, CONSENT_OUTDATED, 'consentVersion');
      await callOff(tx, { memberId: member.id, partnerId: partner.id });
      const now = clock.now();
      const begun = {
        reference: randomReference(),
        state: randomToken(),
        expiresAt: after(now, PENDING_LINK_LIFE_MS),
      };
      await attempts.insertAttempt(tx, {
        reference: begun.reference,
        stateValue: begun.state,
        expiresAt: begun.expiresAt,
        memberId: member.id,
        partnerId: partner.id,
        sessionId,
        returnAddress: order.returnAddress ?? null,
        otpRequestId: order.otpRequestId ?? null,
        now,
        nextInquiryAt: after(now, firstInquiryMs),
      });
      const consent = { memberId: member.id, partnerId: partner.id, version: consentVersion };
      await recordConsent(tx, { reference: begun.reference, ...consent, scope: consentScope }, now);
      return begun;
    },

    /**
     * Settles a pending attempt by what its partner told, and answers how it stands now. The phone number must be the
     * member's (203), the account nobody else's (210), and the 15 minutes not over (204); a link that the partner has and
     * that does not become ours is ended there. An attempt that is over stays so, whatever is told. Telling something
     * twice changes nothing. Undefined for an unknown reference.
     */
    async settle(tx: Tx, reference: string, told: Told): Promise<LinkOutcome | undefined> {
      const attempt = await attempts.lockAttempt(tx, reference);
      if (attempt === undefined) return undefined;
      if (attempt.status !== 'pending') {
        const { partner_id: partnerId, member_id: memberId } = attempt;
        if (told.status === 'active' && attempt.status !== 'linked')
          await planEnding(tx, { partnerId, reference, memberId }, clock.now());
        return outcomeOf(attempt);
      }
      const isAtPartner = told.status !== 'refused' && told.status !== 'ended';
      if (attempt.expires_at <= clock.now())
        return close(tx, attempt, { status: 'expired', failure: LinkCode.over, isAtPartner });
      const fail = (failure: number) => close(tx, attempt, { status: 'failed', failure, isAtPartner });
      switch (told.status) {
        case 'active':
          return activate(tx, attempt, told);
        case 'pending':
          return { status: 'pending' };
        case 'refused':
          return fail(codeOfReason(told.reason));
        case 'ended':
          return fail(LinkCode.refused);
        case 'unknown':
          return fail(LinkCode.silent);
      }
    },
  };
}
