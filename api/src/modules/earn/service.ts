import type { wire } from '@poku/shared/contract';
import { earnPartnerWording } from '@poku/mfe-history/calls/earn';
import type { AppDeps } from '../../deps';
import { notFound } from '../../http/errors';
import { insertVisit, listEarnPartners, type EarnPartnerRow } from './repository';

const toEarnPartner = (row: EarnPartnerRow): wire.WireEarnPartner => ({
  partnerId: row.id,
  partnerName: row.name,
  partnerAddress: row.address,
  partnerImage: row.image,
  partnerUrl: row.url,
  partnerInterim: row.interim,
  partnerEarnDetail: { description: row.description_html, howTo: row.how_html, tc: row.terms_html },
});

/** Partners at which points are earned. */
export function createEarnService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /** All of them, in their order. */
    partners: async (): Promise<wire.WireEarnPartner[]> => (await listEarnPartners(db)).map(toEarnPartner),

    /** Notes that the member went on to a partner, at most once a minute; 404 for one where no points are earned. */
    async report(memberId: string, partnerId: string): Promise<void> {
      const isKnown = await insertVisit(db, { memberId, partnerId }, clock.now());
      if (!isKnown) throw notFound(earnPartnerWording.unknownPartner);
    },
  };
}
