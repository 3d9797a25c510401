import { LinkCode } from '@poku/flows/linking/calls/link-code';
import type { AppDeps } from '../../deps';
import { findAttempt } from '../linkage/attempt.repository';
import { consentScope, createAttemptService } from '../linkage/attempt.service';
import { createBalanceService } from '../linkage/balance.service';
import { createInquiryService } from '../linkage/inquiry.service';
import type { LinkOutcome } from '../linkage/outcome';
import type { RedirectToken } from './token.repository';

/** An attempt that the partner is to be told of. */
export interface BegunVisitorLink {
  token: Pick<RedirectToken, 'subject' | 'msisdn'>;
  reference: string;
}

/** Tells partners that users whom they sent in agreed to link. */
export function createVisitorCalls(deps: Pick<AppDeps, 'db' | 'clock' | 'partners'>) {
  const { db, partners } = deps;
  const attempts = createAttemptService(deps);
  const inquiries = createInquiryService(deps);
  const balances = createBalanceService(deps);

  return {
    /**
     * Tells the partner of an attempt and settles it by the answer, within 6 s (D6). Silence is asked for at once and, while
     * nobody knows, by the worker, so that no half link stays (D30). Telling the same again makes no second link.
     */
    async tell({ token: { subject, msisdn }, reference }: BegunVisitorLink): Promise<LinkOutcome> {
      const attempt = await findAttempt(db, reference);
      if (attempt === undefined) return { status: 'failed', code: LinkCode.notPending };
      const order = { reference, subject, msisdn, scope: [...consentScope] };
      const reply = await partners.linkVisitor(attempt.slug, order);
      if (reply.outcome === 'silent' && reply.isSent) return inquiries.inquire(attempt);
      const told = reply.outcome === 'answered' ? reply.value : ({ status: 'unknown' } as const);
      const outcome = await db.transaction((tx) => attempts.settle(tx, reference, told));
      if (outcome?.status === 'linked')
        await balances.refresh({ memberId: attempt.member_id, partnerId: attempt.partner_id });
      return outcome ?? { status: 'pending' };
    },
  };
}
