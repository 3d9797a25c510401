import type { BegunLink } from '@poku/mfe-linkage/calls/link';
import { LinkCode, linkCodeWording } from '@poku/flows/linking/calls/link-code';
import type { LinkStatus } from '@poku/flows/linking/calls/link-status';
import type { AppDeps } from '../../deps';
import type { MemberSession } from '../../http/session-guard';
import { findByState } from './attempt.repository';
import { createAttemptService } from './attempt.service';
import { createBalanceService } from './balance.service';
import { createBeginLinkService, type LinkRequest } from './begin-link.service';
import { createInquiryService } from './inquiry.service';
import { createOrderLinkService, hasTimeLeft } from './order-link.service';
import { linkRefusal, outcomeOf, type LinkOutcome } from './outcome';
import { returnAddress } from './return-address';

const codeNeeded: BegunLink = {
  isDirect: true,
  bindingUrl: '',
  authCode: '',
  needsCode: true,
  status: 'pending',
};

function answer(outcome: LinkOutcome, state: string, bindingUrl = ''): BegunLink {
  if (outcome.status === 'failed') throw linkRefusal(outcome.code);
  const page = outcome.status === 'pending' ? bindingUrl : '';
  return {
    isDirect: page === '',
    bindingUrl: page,
    authCode: state,
    needsCode: false,
    status: outcome.status,
  };
}

/** Linking from a member's first wish to the partner's page or a link ([A] §4, D30). */
export function createLinkService(deps: Pick<AppDeps, 'db' | 'clock' | 'config' | 'partners'>) {
  const { db, config } = deps;
  const beginnings = createBeginLinkService(deps);
  const orders = createOrderLinkService(deps);
  const attempts = createAttemptService(deps);
  const inquiries = createInquiryService(deps);
  const balances = createBalanceService(deps);

  return {
    /**
     * Begins to link ([A] §7): linked at once, a page of the partner, or pending. `origin` is the asking page's. A partner with a
     * code of ours needs one that was verified, and begins nothing without. Refusals: LinkCode; 504 when the partner does not
     * answer, and a 400 for a consent to another text. A direct link with an unknown outcome is pending; `status` and the worker
     * ask the partner about it. The answer comes within 6 s (D6).
     */
    async initiate(
      session: MemberSession,
      wish: LinkRequest & { readonly returnPath: string },
      origin: string | undefined,
    ): Promise<BegunLink> {
      const begunAtMs = Date.now();
      const back = returnAddress(config, origin, wish.returnPath);
      const begun = await beginnings.begin(session, wish, back);
      if (begun.status === 'code-needed') return codeNeeded;
      if (begun.status === 'known') return answer(begun.outcome, begun.state);
      const { told, bindingUrl } = await orders.order(begun, back, begunAtMs);
      const outcome = await db.transaction((tx) => attempts.settle(tx, begun.reference, told));
      if (outcome?.status === 'linked' && hasTimeLeft(begunAtMs))
        await balances.refresh({ memberId: session.memberId, partnerId: wish.partnerId });
      return answer(outcome ?? { status: 'failed', code: LinkCode.silent }, begun.state, bindingUrl);
    },

    /**
     * How an attempt of this session stands ([A] §7); for a pending one the partner is asked. 201 for a state that this session
     * did not get.
     */
    async status(session: MemberSession, authCode: string): Promise<LinkStatus> {
      const attempt = await findByState(db, session.id, authCode);
      if (attempt === undefined) throw linkRefusal(LinkCode.notPending);
      const outcome = attempt.status === 'pending' ? await inquiries.inquire(attempt) : outcomeOf(attempt);
      if (attempt.status === 'pending' && outcome.status === 'linked')
        await balances.refresh({ memberId: attempt.member_id, partnerId: attempt.partner_id });
      return {
        status: outcome.status,
        partnerId: attempt.partner_id,
        partnerName: attempt.partner_name,
        message: outcome.status === 'failed' ? (linkCodeWording[outcome.code] ?? '') : '',
      };
    },
  };
}
