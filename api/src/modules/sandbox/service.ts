import type { wire } from '@poku/shared/contract';
import { normalizeEmail, normalizePhone } from '@poku/shared/domain';
import type { AppDeps } from '../../deps';
import { createQuotaService } from '../access/quota.service';
import { listMessages } from '../outbox/repository';
import { readFixtures } from './fixtures/files';
import { composeTables } from './fixtures/tables';
import { emptyTables, fillTables, isEmpty, listMembers } from './repository';

const outboxLimit = 100;
/** Tables of texts that belong to nobody. */
const textTables: ReadonlySet<string> = new Set(['legal_text']);

/** What the sandbox adds for a person and for tests (D56). */
export function createSandboxService(deps: Pick<AppDeps, 'db' | 'clock' | 'config' | 'partners' | 'turns'>) {
  const { db, clock, config, partners, turns } = deps;
  const quota = createQuotaService(deps);
  const fixtureTables = () => {
    const sitePort = new URL(config.siteOrigins[0] ?? 'http://localhost:3000').port;
    return composeTables(readFixtures(), clock.now(), sitePort);
  };
  const load = async (): Promise<void> => {
    const tables = fixtureTables();
    await db.transaction(async (tx) => {
      await emptyTables(tx, tables);
      await fillTables(tx, tables);
      await quota.restart(tx, config.registrationQuota ?? null);
    });
  };

  return {
    /**
     * The fixtures again: clock, database, quota of registrations and the partners' accounts (D58). Ends every session.
     * Waits for a job that runs, so that none works on rows of before with the time of before. Answers whether the
     * partners were reached; without them the rest is reset all the same.
     */
    async reset(): Promise<boolean> {
      const [, reached] = await Promise.all([
        turns.take(() => {
          clock.reset();
          return load();
        }),
        partners.reset().then(
          () => true,
          () => false,
        ),
      ]);
      return reached;
    },

    /**
     * Loads the fixtures into a database that has no member yet, and returns whether it did. Another database keeps what
     * it has and gets the texts of which a newer version brought the table.
     */
    async fillWhenEmpty(): Promise<boolean> {
      if (await isEmpty(db, 'member')) {
        await load();
        return true;
      }
      await db.transaction(async (tx) => {
        for (const [name, rows] of fixtureTables()) {
          if (textTables.has(name) && (await isEmpty(tx, name))) await fillTables(tx, [[name, rows]]);
        }
      });
      return false;
    },

    /** Lets so many more members register from now on; null for no end (D23). */
    limitRegistrations: (places: number | null): Promise<void> => quota.restart(db, places),

    /** Moves the API's clock forward by milliseconds and gives the new time. */
    advance(ms: number): Date {
      clock.advance(ms);
      return clock.now();
    },

    /** The newest 100 messages, to one phone number (in any form) or e-mail address or to everybody (D56). */
    async outbox(to: string | undefined): Promise<wire.WireOutboxMessage[]> {
      const recipient = to === undefined ? null : (normalizePhone(to) ?? normalizeEmail(to));
      const messages = await listMessages(db, recipient, outboxLimit);
      return messages.map((message) => ({
        channel: message.channel,
        to: message.recipient,
        text: message.body,
        ...(message.otp === null ? {} : { otp: message.otp }),
        ...(message.link === null ? {} : { link: message.link }),
        sentAt: message.created_at.toISOString(),
      }));
    },

    /** The members, for the page. */
    members: () => listMembers(db),
  };
}
