import { normalizeEmail } from '@poku/domain/email';
import { normalizePhone } from '@poku/domain/phone';
import { LinkCode, linkCodeWording } from '@poku/flows/linking/calls/link-code';
import type { PartnerFaults } from '@poku/partner-protocol';
import { mainOrigin } from '../../config/site';
import type { AppDeps } from '../../deps';
import { notFound, refusal } from '../../http/errors';
import type { PartnerReply } from '../../ports/partner-http';
import { createQuotaService } from '../access/quota.service';
import { listMessages } from '../outbox/repository';
import { readFixtures, type Fixtures } from './fixtures/files';
import type { TableRows } from './fixtures/table-rows';
import { composeTables, linkingColumns } from './fixtures/tables';
import {
  becomeOwner,
  emptyTables,
  fillTables,
  isEmpty,
  listMembers,
  listPages,
  updateBillers,
  updateChannels,
  updateLinking,
  updateShops,
} from './repository';
import type { OutboxMessage } from './schema';
import { createStandingTables } from './standing-tables';

const outboxLimit = 100;
/** Tables without rows of members, which may be empty in an older database. */
const laterTables: ReadonlySet<string> = new Set([
  'operator',
  'operator_prefix',
  'interest_category',
  'earn_partner',
  'earn_terms',
  'earn_campaign',
  'mission',
  'partner_look',
  'feedback_question',
  'merchant',
  'merchant_brand',
  'biller',
]);
/** Tables of the same kind to which newer versions bring more rows. */
const grownTables: ReadonlySet<string> = new Set(['legal_text']);

/**
 * Loads within one such span use the same rows, with the same times and random codes, so that unchanged books need not be filled
 * again. Midnight is always between two spans.
 */
const sameTablesMs = 30_000;

let read: Promise<Fixtures> | undefined;
/** The fixtures, read once. */
const fixtures = (): Promise<Fixtures> => (read ??= readFixtures());

/** What is known of the tables of each database, shared by all services of this process. */
const standing = new WeakMap<AppDeps['db'], ReturnType<typeof createStandingTables>>();
const standingIn = (db: AppDeps['db']): ReturnType<typeof createStandingTables> => {
  const known = standing.get(db) ?? createStandingTables();
  standing.set(db, known);
  return known;
};

/** What the sandbox adds for a person and for tests (D56). */
export function createSandboxService(
  deps: Pick<AppDeps, 'db' | 'clock' | 'config' | 'partners' | 'billers' | 'turns'>,
) {
  const { db, clock, config, partners, billers, turns } = deps;
  const quota = createQuotaService(deps);
  const sitePort = new URL(config.siteOrigins[0] ?? 'http://localhost:3000').port;
  let last: { readonly span: number; readonly tables: TableRows } | undefined;
  const fixtureTables = async (): Promise<TableRows> => {
    const now = clock.now();
    const span = Math.floor(now.getTime() / sameTablesMs);
    if (last?.span !== span)
      last = { span, tables: composeTables(await fixtures(), now, { sitePort, services: config.partners }) };
    return last.tables;
  };
  const compareTables = standingIn(db);
  const load = async (): Promise<void> => {
    const tables = await fixtureTables();
    const remember = await db.transaction(async (tx) => {
      await becomeOwner(tx);
      const { changed, wereChecked, listingStands, look } = await compareTables(tx, tables);
      await emptyTables(tx, changed, listingStands);
      await fillTables(tx, changed, { wereChecked, keepsListing: listingStands });
      await quota.restart(tx, config.registrationQuota ?? null);
      return look();
    });
    remember();
  };

  const demandReached = (slug: string, { outcome }: PartnerReply<unknown>): void => {
    if (!Object.hasOwn(config.partners, slug)) throw notFound('Partner tidak dikenal');
    if (outcome !== 'answered') throw refusal(LinkCode.silent, linkCodeWording);
  };

  return {
    /**
     * Puts the fixtures back: clock, database, quota of registrations, the partners' accounts and the billers' books (D58). Ends
     * every session. Waits for a job that runs, so that no job works on old rows with the old time. Answers whether partners and
     * billers were reached; when they were not, the rest is reset all the same.
     */
    async reset(): Promise<boolean> {
      const [, partnersReached, billersReached] = await Promise.all([
        turns.alone(() => {
          clock.reset();
          return load();
        }),
        partners.reset(),
        billers.reset(),
      ]);
      return partnersReached && billersReached;
    },

    /**
     * Loads the fixtures into a database that has no member yet, and returns whether it did. Any other database keeps its rows. It
     * gets the rows of tables that a newer version added, where the coupons of the fixtures are used, who sends packages, and where
     * partners sell and how they link now, since their pages move with the configured ports.
     */
    async fillWhenEmpty(): Promise<boolean> {
      if (await isEmpty(db, 'member')) {
        await load();
        return true;
      }
      const tables = await fixtureTables();
      const { partners: linked } = await fixtures();
      await db.transaction(async (tx) => {
        for (const [name, rows] of tables) {
          if (laterTables.has(name) && (await isEmpty(tx, name))) await fillTables(tx, [[name, rows]]);
          if (grownTables.has(name)) await fillTables(tx, [[name, rows]], { known: 'kept' });
          if (name === 'operator') await updateBillers(tx, rows);
          if (name === 'voucher') await updateChannels(tx, rows);
          if (name === 'earn_partner') await updateShops(tx, rows);
        }
        for (const partner of linked)
          await updateLinking(tx, partner.id, linkingColumns(partner, config.partners));
      });
      return false;
    },

    /** Lets so many more members register from now on; null for no limit (D23). */
    limitRegistrations: (places: number | null): Promise<void> => quota.restart(db, places),

    /** Moves the API's clock forward by milliseconds and gives the new time. */
    advance(ms: number): Date {
      clock.advance(ms);
      return clock.now();
    },

    /** The newest 100 messages, to one phone number (in any form) or e-mail address or to everybody (D56). */
    async outbox(to: string | undefined): Promise<OutboxMessage[]> {
      const recipient = to === undefined ? null : (normalizePhone(to) ?? normalizeEmail(to));
      const messages = await listMessages(db, recipient, outboxLimit);
      return messages.map((message) => ({
        channel: message.channel,
        to: message.recipient,
        text: message.channel === 'push' ? `${message.subject}: ${message.body}` : message.body,
        ...(message.otp === null ? {} : { otp: message.otp }),
        ...(message.link === null ? {} : { link: new URL(message.link, mainOrigin(config)).href }),
        ...(message.unsubscribe === null ? {} : { unsubscribe: message.unsubscribe }),
        sentAt: message.created_at.toISOString(),
      }));
    },

    /** The members, for the page. */
    members: () => listMembers(db),

    /** The partners with the page that shows a service, for the page. */
    async partnerPages() {
      const rows = await listPages(db);
      return rows.flatMap(({ slug, name }) => {
        const service = config.partners[slug];
        return service === undefined ? [] : [{ name, url: `${new URL(service.url).origin}/` }];
      });
    },

    /** Sets all fault switches of a sandbox partner (D56): 404 for an unknown one, 504 when its service does not answer. */
    setFaults: async (slug: string, faults: PartnerFaults): Promise<void> =>
      demandReached(slug, await partners.setFaults(slug, faults)),

    /** Lets a sandbox partner send the events that it held (D56). Refusals as of `setFaults`. */
    releaseEvents: async (slug: string): Promise<void> =>
      demandReached(slug, await partners.releaseEvents(slug)),
  };
}
