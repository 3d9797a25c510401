import type { wire } from '@poku/contract';
import { maskEmail, normalizeEmail } from '@poku/domain/email';
import {
  LINK_MAX_SENDS,
  LINK_RESEND_WAIT_MS,
  LINK_WINDOW_MS,
  VERIFICATION_LINK_LIFE_MS,
} from '@poku/domain/limits/codes';
import { normalizePhone } from '@poku/domain/phone';
import { accessWording } from '@poku/domain/wording/access';
import { verificationCodeWording } from '@poku/domain/wording/verification';
import { VerificationCode } from '@poku/flows/verify-email/calls/verification-email';
import { mainOrigin } from '../../config/site';
import { sqlState } from '../../db/sql-state';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { BusinessError, clientUnknown, refusal } from '../../http/errors';
import type { MemberSession } from '../../http/session-guard';
import { demandFresh } from '../../http/step-up';
import { after } from '../../ports/clock';
import { randomToken, sha256 } from '../../security/random';
import { tellOwner } from '../access/security-notice';
import { revokeSessions } from '../access/session.repository';
import { recordMemberEvent } from '../live/repository';
import { noteSecurity } from '../security/log';
import { enqueueMessage } from '../outbox/repository';
import { securityWording } from '../security/wording';
import * as repository from './repository';
import { verificationMailWording } from './wording';

/** The result of a link. */
export interface Verification {
  /** True when the address was verified before. */
  wasVerified: boolean;
  memberId: string;
  email: string;
}

const uniqueViolation = '23505';
const refuse = (code: number, data?: wire.WireOtpWait): BusinessError =>
  refusal(code, verificationCodeWording, data);

/** Links that verify an e-mail address (D24, D25). */
export function createVerificationService(deps: Pick<AppDeps, 'db' | 'clock' | 'config'>) {
  const { db, clock, config } = deps;

  const sendTo = async (
    tx: Tx,
    member: repository.MailMember,
    email: string,
    { askingId, isByPhone = false }: { askingId?: string; isByPhone?: boolean } = {},
  ): Promise<void> => {
    const now = clock.now();
    const sessionId = askingId ?? (await repository.askingSession(tx, member.id, email));
    const token = randomToken();
    const link = `${mainOrigin(config)}/verification/${token}`;
    await repository.closeLinks(tx, member.id, email, now);
    const expiresAt = after(now, VERIFICATION_LINK_LIFE_MS);
    await repository.insertLink(tx, {
      tokenHash: sha256(token),
      memberId: member.id,
      email,
      now,
      expiresAt,
      sessionId,
      isByPhone,
    });
    const subject = verificationMailWording.verificationSubject;
    const text = verificationMailWording.verificationText(member.name, link);
    await enqueueMessage(tx, { channel: 'email', to: email, subject, text, link }, now);
  };

  const isUsedUp = async (tx: Tx, memberId: string, isByPhone = false): Promise<boolean> => {
    const since = after(clock.now(), -LINK_WINDOW_MS);
    return (await repository.countLinks(tx, memberId, { since, isByPhone })) >= LINK_MAX_SENDS;
  };

  /** How long the next e-mail to an address has to wait, in milliseconds; 0 when it has not. */
  const waitMs = async (tx: Tx, memberId: string, email: string): Promise<number> => {
    const last = await repository.lastLinkAt(tx, memberId, email);
    return last === undefined
      ? 0
      : Math.max(0, after(last, LINK_RESEND_WAIT_MS).getTime() - clock.now().getTime());
  };

  const demandMember = async (tx: Tx, memberId: string): Promise<repository.MailMember> => {
    const member = await repository.lockMailMember(tx, { id: memberId });
    if (member === undefined) throw clientUnknown();
    return member;
  };

  /** After an address was replaced: tells the old address and the number, and ends the sessions that did not ask for it (D60). */
  const endOld = async (
    tx: Tx,
    { member, email, sessionId }: repository.VerificationLink,
    opener: MemberSession | null,
    now: Date,
  ): Promise<void> => {
    const own = opener?.memberId === member.id ? [opener.id] : [];
    await revokeSessions(tx, member.id, now, sessionId === null ? own : [...own, sessionId]);
    await tellOwner(tx, member, securityWording.emailChanged(member.name, maskEmail(email)), now);
  };

  const confirm = async (tx: Tx, verifyCode: string, opener: MemberSession | null): Promise<Verification> => {
    const link = await repository.lockLink(tx, sha256(verifyCode));
    if (link === undefined) throw refuse(VerificationCode.unknown);
    const { member, email } = link;
    const isCurrent = normalizeEmail(member.email) === email;
    const answer = { memberId: member.id, email };
    if (isCurrent && member.isVerified) return { ...answer, wasVerified: true };
    const isWanted = isCurrent || member.pendingEmail === email;
    if (link.isClosed || link.expiresAt <= clock.now() || !isWanted) throw refuse(VerificationCode.over);
    await repository.adoptEmail(tx, member.id, email);
    const now = clock.now();
    await repository.closeLinks(tx, member.id, email, now);
    if (!isCurrent) await endOld(tx, link, opener, now);
    await recordMemberEvent(tx, member.id, 'customer.changed', {}, now);
    if (!isCurrent) await noteSecurity(tx, { what: 'email.changed', memberId: member.id, email }, now);
    return { ...answer, wasVerified: false };
  };

  return {
    /**
     * Sends a link of 256 random bits that lives 24 hours to an address of a member, in the transaction that causes it (D24). An
     * older link to the same address is closed. Nothing is limited here: the caller has just made the member, or counts the sends
     * itself.
     */
    async send(tx: Tx, to: { memberId: string; email: string }): Promise<void> {
      await sendTo(tx, await demandMember(tx, to.memberId), normalizeEmail(to.email));
    },

    /**
     * Changes the address that a session's member wants ([A] §7, D25). A new one waits as pending: it gets a link, the old one and
     * the number are told, without a link, and the member's other sessions end. The present address drops a pending one and closes
     * its link; the pending one again changes nothing. Refuses with 207 after five links in three hours, and every change with
     * 40131 unless the session is freshly authenticated (D60).
     */
    async wantEmail(tx: Tx, session: MemberSession, wanted: string): Promise<void> {
      const member = await demandMember(tx, session.memberId);
      const email = normalizeEmail(wanted);
      const isOwn = email === normalizeEmail(member.email);
      if (isOwn ? member.pendingEmail === null : email === member.pendingEmail) return;
      demandFresh(session);
      const now = clock.now();
      if (member.pendingEmail !== null) await repository.closeLinks(tx, member.id, member.pendingEmail, now);
      if (isOwn) {
        await repository.setPendingEmail(tx, member.id, null);
        return;
      }
      if (await isUsedUp(tx, member.id)) throw refuse(VerificationCode.sendsUsedUp);
      await repository.setPendingEmail(tx, member.id, email);
      await sendTo(tx, member, email, { askingId: session.id });
      await revokeSessions(tx, member.id, now, [session.id]);
      await tellOwner(tx, member, securityWording.emailAsked(member.name, maskEmail(email)), now);
    },

    /**
     * Sends a member's link once more: to the pending address when there is one, else to an unverified one. Answers
     * false when there is nothing to verify. Refuses with 207 after five links in three hours ([A] §8), and with 203
     * and how long to wait within 60 s of the last one to that address.
     */
    sendAgain: (memberId: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const member = await demandMember(tx, memberId);
        if (member.pendingEmail === null && member.isVerified) return false;
        if (await isUsedUp(tx, member.id)) throw refuse(VerificationCode.sendsUsedUp);
        const email = member.pendingEmail ?? normalizeEmail(member.email);
        const wait = await waitMs(tx, member.id, email);
        if (wait > 0) throw refuse(VerificationCode.tooSoon, { resendIn: Math.ceil(wait / 1000) });
        await sendTo(tx, member, email);
        return true;
      }),

    /**
     * The same for the member with a phone number, in any form. The answer does not tell whether anything was sent. The wait is
     * the same; the five links are counted apart from those that the member asks for, so that a stranger uses up none of them.
     */
    sendByPhone: (phone: string): Promise<void> =>
      db.transaction(async (tx) => {
        const msisdn = normalizePhone(phone);
        const member = msisdn === undefined ? undefined : await repository.lockMailMember(tx, { msisdn });
        if (member === undefined || (member.pendingEmail === null && member.isVerified)) return;
        if (await isUsedUp(tx, member.id, true)) return;
        const email = member.pendingEmail ?? normalizeEmail(member.email);
        if ((await waitMs(tx, member.id, email)) === 0) await sendTo(tx, member, email, { isByPhone: true });
      }),

    /**
     * Verifies the address of a link; a pending address becomes the member's (D25). A second use answers `wasVerified` (D24); the
     * first one tells the member's open pages. A changed address ends the member's sessions, except the one that asked for it and
     * the opener's, and the old address and the number are told (D60). Refusals: 201 unknown; 204 older than 24 hours, replaced or
     * called off; 210 when somebody else took the address meanwhile; a refusal changes nothing.
     */
    async confirm(verifyCode: string, opener: MemberSession | null): Promise<Verification> {
      try {
        return await db.transaction((tx) => confirm(tx, verifyCode, opener));
      } catch (error) {
        if (sqlState(error) !== uniqueViolation) throw error;
        throw new BusinessError(VerificationCode.emailTaken, accessWording.emailTaken);
      }
    },
  };
}
