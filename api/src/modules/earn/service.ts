import { type EarnPartner, earnPartnerWording } from '@poku/mfe-history/calls/earn';
import type { AppDeps } from '../../deps';
import { notFound } from '../../http/errors';
import { rewardOf } from './reward';
import { insertVisit, listEarnPartners, type EarnPartnerRow } from './repository';

const toEarnPartner = ({ id, name, address, image, url, ...row }: EarnPartnerRow): EarnPartner => ({
  id,
  name,
  address,
  image,
  url,
  interim: row.interim && {
    title: row.interim.title,
    image: row.interim.image,
    html: row.interim.description,
    url: row.interim.redirectUrl,
  },
  reward: row.earn_terms && rewardOf(row.earn_terms, row.campaigns),
  texts: { descriptionHtml: row.description_html, howHtml: row.how_html, termsHtml: row.terms_html },
});

/** Partners at which points are earned. */
export function createEarnService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /** All of them, in their order. */
    partners: async (): Promise<EarnPartner[]> =>
      (await listEarnPartners(db, clock.now())).map(toEarnPartner),

    /** Notes that the member went on to a partner, at most once a minute; 404 for one where no points are earned. */
    async report(memberId: string, partnerId: string): Promise<void> {
      const isKnown = await insertVisit(db, { memberId, partnerId }, clock.now());
      if (!isKnown) throw notFound(earnPartnerWording.unknownPartner);
    },
  };
}
