import type { PointSource } from '@poku/domain/calls/partner-points';
import type { AppDeps } from '../../deps';
import { tellGoalReached } from '../goals/reached';
import { recordMemberEvent } from '../live/repository';
import { toPointSource } from './points';
import { listLinks, markSilent, storeBalance, type LinkRow, type ToldBalance } from './repository';

/** Balances at partners, mirrored with the time they were read (D31). The first one of a link is told to the member's open pages. */
export function createBalanceService({ db, clock, partners }: Pick<AppDeps, 'db' | 'clock' | 'partners'>) {
  const ask = async (link: LinkRow): Promise<{ askedAt: Date; balance?: ToldBalance }> => {
    const askedAt = new Date();
    const reply = await partners.balance(link.slug, link.subject);
    return reply.outcome === 'answered' ? { askedAt, balance: { ...reply.value, askedAt } } : { askedAt };
  };

  const read = async (memberId: string, links: readonly LinkRow[]): Promise<void> => {
    const told = await Promise.all(links.map(async (link) => ({ link, ...(await ask(link)) })));
    await db.transaction(async (tx) => {
      const now = clock.now();
      for (const { link, askedAt, balance } of told) {
        const key = { memberId, partnerId: link.partner_id };
        if (balance === undefined) await markSilent(tx, key, askedAt);
        else await storeBalance(tx, key, balance, now);
      }
      // Pages that were told of a link a moment ago have read it without its balance.
      const isFirst = told.some(
        ({ link, balance }) => balance !== undefined && link.balance_read_at === null,
      );
      if (isFirst) await recordMemberEvent(tx, memberId, 'points.changed', {}, now);
      await tellGoalReached(tx, memberId, now);
    });
  };

  return {
    /**
     * The member's balances, read from all partners at once; a partner that does not answer within 1.5 s keeps its
     * last balance and its time and says 'Sedang Berkendala' (D31). Moves no points.
     */
    async all(memberId: string): Promise<PointSource[]> {
      await read(memberId, await listLinks(db, memberId, clock.now()));
      return (await listLinks(db, memberId, clock.now())).map(toPointSource);
    },

    /** Reads one balance, as after linking; within 1.5 s. */
    async refresh({ memberId, partnerId }: { memberId: string; partnerId: string }): Promise<void> {
      const links = await listLinks(db, memberId, clock.now());
      await read(
        memberId,
        links.filter((link) => link.partner_id === partnerId),
      );
    },
  };
}
