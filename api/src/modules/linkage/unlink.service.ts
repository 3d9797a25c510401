import { UnlinkCode, unlinkCodeWording, type UnlinkResult } from '@poku/mfe-linkage/calls/unlink';
import type { AppDeps } from '../../deps';
import { recordMemberEvent } from '../live/repository';
import { noteSecurity } from '../security/log';
import { lockMember } from '../access/member.repository';
import { withdrawConsent } from './consent.repository';
import { createEndingService } from './ending.service';
import { endLink, findActiveLink, isHeld } from './link.repository';
import { planEnding } from './task.repository';

/** Ends links by the member's wish (D32). */
export function createUnlinkService(deps: Pick<AppDeps, 'db' | 'clock' | 'partners'>) {
  const { db, clock } = deps;
  const endings = createEndingService(deps);

  /** All or nothing: the link, its consent, and the task to end it at the partner. */
  const unlink = (memberId: string, partnerId: string): Promise<number> =>
    db.transaction(async (tx) => {
      await lockMember(tx, memberId);
      const link = await findActiveLink(tx, memberId, partnerId);
      if (link === undefined) return UnlinkCode.notLinked;
      if (await isHeld(tx, memberId, partnerId)) return UnlinkCode.held;
      const now = clock.now();
      const key = { partnerId, reference: link.reference };
      if ((await endLink(tx, key, 'unlinked', now)) === undefined) return UnlinkCode.notLinked;
      await withdrawConsent(tx, link.reference, now);
      const detail = { partner: partnerId, by: 'member' };
      await noteSecurity(tx, { what: 'link.ended', memberId, detail }, now);
      await planEnding(tx, { ...key, memberId }, now);
      await recordMemberEvent(tx, memberId, 'partner.unlinked', { partnerId }, now);
      await recordMemberEvent(tx, memberId, 'points.changed', {}, now);
      return UnlinkCode.ok;
    });

  return {
    /**
     * Unlinks partners, each by itself: 200, 201 not linked, 202 an order holds it. The partners are told at once, and again by a
     * task until they have answered. Moves no points. A partner that is named twice is unlinked once.
     */
    async unlink(memberId: string, partnerIds: readonly string[]): Promise<readonly UnlinkResult[]> {
      const results: UnlinkResult[] = [];
      for (const partnerId of new Set(partnerIds)) {
        const code = await unlink(memberId, partnerId);
        const message = code === UnlinkCode.ok ? 'Success' : (unlinkCodeWording[code] ?? '');
        results.push({ partnerId, code, message });
      }
      const ended = results.filter(({ code }) => code === UnlinkCode.ok);
      await Promise.all(ended.map(({ partnerId }) => endings.finish({ memberId, partnerId })));
      return results;
    },
  };
}
