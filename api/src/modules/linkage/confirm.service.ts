import { LinkCode } from '@poku/flows/linking/calls/link-code';
import type { Asked } from '../../http/serve';
import type { confirmLinkCall } from '@poku/flows/linking/calls/confirm-link';
import type { AppDeps } from '../../deps';
import type { MemberSession } from '../../http/session-guard';
import { findByState, findNewest, type Attempt } from './attempt.repository';
import { createAttemptService } from './attempt.service';
import { createBalanceService } from './balance.service';
import { createInquiryService } from './inquiry.service';
import { findActiveLink, findLink, findPartner } from './link.repository';
import { hasTimeLeft } from './order-link.service';
import { demandLinked, linkRefusal, outcomeOf, type LinkOutcome, type Told } from './outcome';

/** What the redirect of an authorization code partner carried. */
interface CodeReturn {
  authorizationCode: string;
  email: string;
  state: string | null;
}
/** What the redirect of an e-wallet carried. */
interface MandateReturn {
  mandateId: string;
  refNum: string;
  state: string | null;
}
/** What came back from the partner's page. */
type Answer = Pick<Asked<typeof confirmLinkCall>, 'partnerId' | 'proof' | 'refNum' | 'mandateId'>;

const notPending = () => linkRefusal(LinkCode.notPending);

/** Confirms links with what came back with the member from the partner's page ([A] §7, D30). */
export function createConfirmService(deps: Pick<AppDeps, 'db' | 'clock' | 'partners'>) {
  const { db, clock, partners } = deps;
  const attempts = createAttemptService(deps);
  const inquiries = createInquiryService(deps);
  const balances = createBalanceService(deps);

  const settle = async (attempt: Attempt, told: Told): Promise<LinkOutcome> => {
    const outcome = await db.transaction((tx) => attempts.settle(tx, attempt.reference, told));
    if (outcome === undefined) throw notPending();
    return outcome;
  };

  /** The attempt that a state names, or without one the session's newest with the partner (D62); 201 when there is none. */
  const attemptOf = async (
    session: MemberSession,
    partnerId: string,
    state: string | null,
  ): Promise<Attempt> => {
    const attempt =
      state === null ? await findNewest(db, session.id, partnerId) : await findByState(db, session.id, state);
    if (attempt?.partner_id !== partnerId) throw notPending();
    return attempt;
  };

  /** How an attempt that is over stands; 201 for one whose link has ended since, which a return does not make again. */
  const standing = async (attempt: Attempt): Promise<LinkOutcome> => {
    const { status, member_id: memberId, partner_id: partnerId } = attempt;
    if (status === 'linked' && (await findActiveLink(db, memberId, partnerId)) === undefined)
      throw notPending();
    return outcomeOf(attempt);
  };

  /** Nothing came back with the member, as from a partner that links at once: the partner is asked how the attempt stands. */
  const byAttempt = async (attempt: Attempt): Promise<LinkOutcome> => {
    // It was linked and the link has ended since.
    if (attempt.status === 'linked') throw notPending();
    return attempt.status === 'pending' ? inquiries.inquire(attempt) : outcomeOf(attempt);
  };

  /** A code that the partner does not take changes nothing: the right one may still come. */
  const byCode = async (
    session: MemberSession,
    partnerId: string,
    code: CodeReturn,
  ): Promise<LinkOutcome> => {
    const attempt = await attemptOf(session, partnerId, code.state);
    if (attempt.status !== 'pending') return standing(attempt);
    if (attempt.expires_at <= clock.now()) return settle(attempt, { status: 'pending' });
    const reply = await partners.exchange(attempt.slug, attempt.reference, {
      ...code,
      state: attempt.state_value,
    });
    if (reply.outcome === 'silent') return inquiries.inquire(attempt);
    if (reply.outcome === 'refused') throw notPending();
    const told = reply.value;
    if (told.status === 'refused' && told.reason === 'other') throw notPending();
    return settle(attempt, told);
  };

  const byMandate = async (
    session: MemberSession,
    partnerId: string,
    { mandateId, refNum, state }: MandateReturn,
  ): Promise<LinkOutcome> => {
    const attempt = await attemptOf(session, partnerId, state);
    if (attempt.status === 'linked') {
      const link = await findLink(db, partnerId, attempt.reference);
      if (link?.mandate_id !== mandateId || link.ref_num !== refNum) throw notPending();
    }
    if (attempt.status !== 'pending') return standing(attempt);
    if (attempt.expires_at <= clock.now()) return settle(attempt, { status: 'pending' });
    const reply = await partners.linkState(attempt.slug, attempt.reference);
    if (reply.outcome !== 'answered') return { status: 'pending' };
    const told = reply.value;
    if (told.status === 'active' && (told.mandateId !== mandateId || told.refNum !== refNum))
      throw notPending();
    // The partner would have confirmed before it sent the member back.
    if (told.status === 'pending') throw notPending();
    return settle(attempt, told);
  };

  const confirm = async (
    session: MemberSession,
    { partnerId, proof, refNum, mandateId }: Answer,
  ): Promise<LinkOutcome> => {
    const partner = await findPartner(db, partnerId);
    if (partner === undefined) throw notPending();
    const authorizationCode = proof?.authorizationCode ?? null;
    const state = proof?.state ?? null;
    if (partner.link_mode === 'authorization' && authorizationCode !== null)
      return byCode(session, partnerId, { authorizationCode, state, email: proof?.email ?? '' });
    if (partner.link_mode === 'mandate' && (mandateId !== null || refNum !== null)) {
      if (mandateId === null || refNum === null) throw notPending();
      return byMandate(session, partnerId, { mandateId, refNum, state });
    }
    if ((await findActiveLink(db, session.memberId, partnerId)) !== undefined) return { status: 'linked' };
    return byAttempt(await attemptOf(session, partnerId, state));
  };

  return {
    /**
     * Confirms the link of an attempt that this very session began. Refusals: 201, with nothing changed, for a state that the
     * session did not get, for proof that the partner says is not of this attempt, and for a link that has ended since; 203, 204,
     * 209, 210, 212, 213 as the attempt ended; 20002 while the partner does not answer. Confirming twice, also at once, gives one
     * link and 200 twice. Where nothing came back, the answer is the link, or how the partner says that the session's newest
     * attempt stands. At most 4.5 s.
     */
    async confirm(session: MemberSession, answer: Answer): Promise<void> {
      const begunAtMs = Date.now();
      demandLinked(await confirm(session, answer));
      if (hasTimeLeft(begunAtMs))
        await balances.refresh({ memberId: session.memberId, partnerId: answer.partnerId });
    },
  };
}
