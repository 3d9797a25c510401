import { readFile } from 'node:fs/promises';
import { readApiConfig } from '../../src/config/env';
import type { Database } from '../../src/db/database';
import { apiFolder, apiMigrations, openDatabase } from '../../src/db/open';
import { importPartners } from '../../src/modules/brands/import';
import { importCoupons } from '../../src/modules/catalogue/import';
import { importCampaigns } from '../../src/modules/earning/campaign-import';
import { importMissions } from '../../src/modules/missions/import';
import { importSynonyms } from '../../src/modules/catalogue/synonyms';
import { importEarnPartners } from '../../src/modules/earn/partner-import';
import { importTerms } from '../../src/modules/earning/terms-import';
import { importMerchants } from '../../src/modules/redemptions/merchant-import';
import { importBillers } from '../../src/modules/topups/biller-import';
import { runAsOperator } from '../../src/modules/security/command';
import { createClock } from '../../src/ports/clock';

/** What is there to import with. */
interface ImportDeps {
  readonly db: Database;
  readonly clock: ReturnType<typeof createClock>;
}

/** How many rows of a file did what. */
interface Counts {
  readonly added: number;
  readonly changed?: number;
  readonly unchanged?: number;
}

const countsText = (rows: string, { added, changed, unchanged }: Counts): string =>
  [
    `${added} ${rows} added`,
    ...(changed === undefined ? [] : [`${changed} changed`]),
    ...(unchanged === undefined ? [] : [`${unchanged} unchanged`]),
  ].join(', ');

/**
 * Puts what a file of JSON has into the database, all of it or nothing; migrates a database that is older.
 * @param what is imported, as the command is called
 * @param rows what the rows are called. Default as `what`
 */
const importFile = async (
  what: string,
  file: string,
  put: (deps: ImportDeps, content: unknown) => Promise<Counts>,
  rows = what,
): Promise<void> => {
  const content: unknown = JSON.parse(await readFile(file, 'utf8'));
  const { databaseUrl, home, cache } = readApiConfig(process.env);
  const db = await openDatabase({
    url: databaseUrl,
    home,
    cache,
    folder: apiFolder,
    migrations: apiMigrations(),
  });
  try {
    const deps = { db, clock: createClock() };
    console.log(countsText(rows, await runAsOperator(deps, `${what} import`, () => put(deps, content))));
  } finally {
    await db.close();
  }
};

/** Puts the coupons of a file into the catalogue, all of them or none. */
export const importCouponFile = (file: string): Promise<void> =>
  importFile('coupons', file, ({ db }, content) => importCoupons(db, content));

/** Puts the synonyms of a file in place of all that searches knew. */
export const importSynonymFile = (file: string): Promise<void> =>
  importFile('synonyms', file, ({ db }, content) => importSynonyms(db, content));

/** Puts the partners of a file in, with their looks, all of them or none. */
export const importPartnerFile = (file: string): Promise<void> =>
  importFile('partners', file, importPartners);

/** Puts the merchants of a file in, with their brands, all of them or none. */
export const importMerchantFile = (file: string): Promise<void> =>
  importFile('merchants', file, ({ db }, content) => importMerchants(db, content));

/** Puts the billers of a file in, with their operators, all of them or none. */
export const importBillerFile = (file: string): Promise<void> =>
  importFile('billers', file, ({ db }, content) => importBillers(db, content));

/** Puts new versions of partners' terms of a file in, all of them or none. */
export const importTermsFile = (file: string): Promise<void> =>
  importFile('terms', file, importTerms, 'versions of terms');

/** Puts in what a file has of earning at partners, all of it or nothing. */
export const importEarnPartnerFile = (file: string): Promise<void> =>
  importFile('earn partners', file, ({ db }, content) => importEarnPartners(db, content), 'partners');

/** Puts the campaigns of a file in, known ones as a new version, all of them or none. */
export const importCampaignFile = (file: string): Promise<void> =>
  importFile('campaigns', file, ({ db }, content) => importCampaigns(db, content));

/** Puts the missions of a file in, known ones as the file has them, all of them or none. */
export const importMissionFile = (file: string): Promise<void> =>
  importFile('missions', file, ({ db }, content) => importMissions(db, content));
