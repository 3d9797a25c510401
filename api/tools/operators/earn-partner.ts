import { findEarnPartnerLine, listEarnPartnerLines } from '../../src/modules/earn/partner-import.repository';
import { after, createClock } from '../../src/ports/clock';
import { earnPartnersText, earnPartnerText } from './earn-partner-text';
import { withDatabase } from './with-database';

const monthMs = 30 * 24 * 60 * 60_000;
const lastMonth = (): Date => after(createClock().now(), -monthMs);

/** Prints the partners at which points are earned, in their order, and where 'AKSES' leads. */
export const listEarnPartners = (): Promise<void> =>
  withDatabase(async (db) => console.log(earnPartnersText(await listEarnPartnerLines(db, lastMonth()))));

/** Prints what members read of earning at a partner. @param slug its slug */
export const showEarnPartner = (slug: string): Promise<void> =>
  withDatabase(async (db) => {
    const line = await findEarnPartnerLine(db, slug, lastMonth());
    if (line === undefined) throw new Error(`No points are earned at a partner ${slug}`);
    console.log(earnPartnerText(line));
  });
