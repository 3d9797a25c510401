import { type BegunLink, linkCall } from '@poku/mfe-linkage/calls/link';
import { sql } from 'drizzle-orm';
import type { PartnerFaults } from '@poku/partner-protocol';
import { createEndingService } from '../modules/linkage/ending.service';
import { createInquiryService } from '../modules/linkage/inquiry.service';
import { answerTo, startTestApi, type Answer, type TestApi } from './api';
import { startTestPartners, type TestPartners } from './sandbox-partners';

/** A fixture member with a session. */
export interface Guest {
  id: string;
  phone: string;
  token: string;
  /** The partner at whose application they logged in, by slug; default Poku's own. */
  at?: string;
}

/** The API and the sandbox partners, talking to each other. */
export interface Linking {
  api: TestApi;
  partners: TestPartners;
  /** Puts the fixtures back on both sides. */
  reset(): Promise<void>;
  /** Logs a fixture member in. */
  enter(phone: string): Promise<Guest>;
  /** Asks for a link. */
  initiate(guest: Guest, partnerId: string, more?: object): Promise<Answer>;
  /** Confirms what came back with the browser. */
  confirm(guest: Guest, partnerId: string, more: object): Promise<Answer>;
  unlink(guest: Guest, partnerId: string | string[]): Promise<Answer>;
  status(guest: Guest, authCode: string): Promise<Answer>;
  /** Sets the faults of a partner; what is left out is as usual. */
  fault(slug: string, faults: Partial<PartnerFaults>): Promise<void>;
  /** Does what the worker would, until nothing is due. */
  work(): Promise<void>;
  /** Active links as `slug reference subject`, ours and the partners'; equal when there is no half link. */
  links(): Promise<{ ours: string[]; theirs: string[] }>;
  close(): Promise<void>;
}

const list = async (side: { rows: TestApi['deps']['db']['rows'] }, statement: ReturnType<typeof sql>) =>
  (await side.rows<{ link: string }>(statement)).map(({ link }) => link).sort();

/** Starts both sides. */
export async function startLinking(): Promise<Linking> {
  const partners = await startTestPartners();
  const api = await startTestApi({ partners: partners.addresses, billers: {} });
  partners.pokuUrl = api.origin;
  const { db } = api.deps;
  const inquiries = createInquiryService(api.deps);
  const endings = createEndingService(api.deps);
  const post = (guest: Guest, url: string, body: object) =>
    api.call('POST', url, {
      token: guest.token,
      at: guest.at,
      body: { clientId: guest.id, ...body },
    });

  return {
    api,
    partners,
    async reset() {
      await partners.reset();
      await api.reset();
    },
    async enter(phone) {
      const [row] = await db.rows<{ id: string }>(sql`
        select id from member where msisdn = ${`+62${phone.slice(1)}`}`);
      return { id: row?.id ?? '', phone, token: await api.login(phone) };
    },
    initiate: (guest, partnerId, more = {}) =>
      post(guest, '/initiatelink', { partnerId, urlRedirect: '/partner-linkage', ...more }),
    confirm: (guest, partnerId, more) => post(guest, '/partnerlink', { partnerId, ...more }),
    unlink: (guest, partnerId) => post(guest, '/partnerunlink', { partnerId }),
    status: (guest, authCode) => post(guest, '/initiatelink/checkstatus', { authCode }),
    async fault(slug, faults) {
      const answer = await api.call('PUT', `/sandbox/partners/${slug}/faults`, { body: faults });
      if (answer.responseCode !== 200) throw new Error(`No faults were set: ${answer.message}`);
    },
    async work() {
      while (await inquiries.next());
      while (await endings.next());
    },
    async links() {
      const ours = await list(
        db,
        sql`select p.slug || ' ' || l.reference || ' ' || l.subject as link
            from partner_link l join partner p on p.id = l.partner_id where l.state = 'active'`,
      );
      const theirs = await list(
        partners.db,
        sql`select partner || ' ' || reference || ' ' || subject as link from link where status = 'active'`,
      );
      return { ours, theirs };
    },
    async close() {
      await api.close();
      await partners.close();
    },
  };
}

/** What `/initiatelink` answered. */
export const startOf = (answer: Answer): BegunLink => answerTo(linkCall, answer);

/** Waits until a condition holds. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 10));
}
