import type { PartnerEvent } from '@poku/partner-protocol';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { createPartnerPurchaseService } from '../earning/partner-purchase.service';
import type { PurchaseEvent } from '../earning/report';
import { lockAttempt } from '../linkage/attempt.repository';
import { createAttemptService } from '../linkage/attempt.service';
import { withdrawConsent } from '../linkage/consent.repository';
import {
  endLink,
  findLink,
  findPartnerBySlug,
  storeEventBalance,
  type LinkPartner,
} from '../linkage/link.repository';
import { planEnding } from '../linkage/task.repository';
import { noteSecurity } from '../security/log';
import { recordMemberEvent } from '../live/repository';
import { tellMember } from '../notices/tell';
import { createSagaService } from '../payment/saga/saga.service';
import { takeEvent } from './repository';

const isPurchase = (event: PartnerEvent): event is PurchaseEvent => event.type.startsWith('purchase.');

type Event<T extends PartnerEvent['type']> = Extract<PartnerEvent, { type: T }>;

/** Events that partners send (D57). */
export function createPartnerEventService(deps: Pick<AppDeps, 'db' | 'clock' | 'partners'>) {
  const { db, clock } = deps;
  const attempts = createAttemptService(deps);
  const saga = createSagaService(deps);
  const purchases = createPartnerPurchaseService(deps);

  /** Completes a pending attempt. A link that is not active here is ended at the partner. */
  const complete = async (tx: Tx, partner: LinkPartner, event: Event<'link.completed'>): Promise<void> => {
    const { reference } = event;
    const attempt = await lockAttempt(tx, reference);
    if (attempt?.partner_id === partner.id && attempt.status !== 'linked') {
      await attempts.settle(tx, reference, { ...event, status: 'active' });
      return;
    }
    const link = await findLink(tx, partner.id, reference);
    if (link?.state === 'active') return;
    const memberId = link?.member_id ?? null;
    await planEnding(tx, { partnerId: partner.id, reference, memberId }, clock.now());
  };

  /** Ends this very link; a newer one has another reference. An attempt that was pending can no longer be completed. */
  const end = async (tx: Tx, partner: LinkPartner, { reference }: Event<'link.ended'>): Promise<void> => {
    const now = clock.now();
    const attempt = await lockAttempt(tx, reference);
    if (attempt?.partner_id === partner.id && attempt.status === 'pending')
      await attempts.settle(tx, reference, { status: 'ended' });
    const link = await endLink(tx, { partnerId: partner.id, reference }, 'revoked', now);
    if (link === undefined) return;
    await withdrawConsent(tx, reference, now);
    const detail = { partner: partner.id, by: 'partner' };
    await noteSecurity(tx, { what: 'link.ended', memberId: link.member_id, detail }, now);
    await recordMemberEvent(tx, link.member_id, 'partner.unlinked', { partnerId: partner.id }, now);
    await recordMemberEvent(tx, link.member_id, 'points.changed', {}, now);
    const told = { memberId: link.member_id, object: reference, data: { partner: partner.name } };
    await tellMember(tx, { kind: 'link-ended', ...told }, now);
  };

  const changeBalance = async (
    tx: Tx,
    partner: LinkPartner,
    { subject, balanceUnits, expiresAt, at }: Event<'balance.changed'>,
  ): Promise<void> => {
    const balance = {
      subject,
      units: balanceUnits,
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
      // At most the present time: a later one would make the partner's next events look older and be ignored.
      at: new Date(Math.min(Date.parse(at), Date.now())),
    };
    const now = clock.now();
    const memberId = await storeEventBalance(tx, partner.id, balance, now);
    if (memberId !== undefined) await recordMemberEvent(tx, memberId, 'points.changed', {}, now);
  };

  return {
    /**
     * Takes an event of a partner once, whatever order they come in: 'known' for one that was taken before; undefined for
     * a partner that is not among ours.
     */
    take: (slug: string, event: PartnerEvent): Promise<'taken' | 'known' | undefined> =>
      db.transaction(async (tx) => {
        const partner = await findPartnerBySlug(tx, slug);
        if (partner === undefined) return undefined;
        if (!(await takeEvent(tx, partner.id, event.eventId, clock.now()))) return 'known';
        if (event.type === 'link.completed') await complete(tx, partner, event);
        else if (event.type === 'link.ended') await end(tx, partner, event);
        else if (event.type === 'balance.changed') await changeBalance(tx, partner, event);
        else if (isPurchase(event)) await purchases.take(tx, partner.id, event);
        else await saga.nudge(tx, partner.id, event.reference);
        return 'taken';
      }),
  };
}
