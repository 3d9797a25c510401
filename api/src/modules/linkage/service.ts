import type { wire } from '@poku/shared/contract';
import type { AppDeps } from '../../deps';
import type { PartnerPort } from '../../ports/partners';
import { toPartnerPoint } from './points';
import {
  listLinks,
  listPartners,
  markSilent,
  storeBalance,
  type LinkRow,
  type PartnerRow,
} from './repository';

const flag = (value: boolean): wire.WireFlag => (value ? 1 : 0);

const toSummary = (row: PartnerRow): wire.WirePartnerSummary => ({
  partnerId: row.id,
  partnerName: row.name,
  partnerImage: row.image,
  partnerUrl: row.url,
  description: row.description,
});

const toItem = (row: PartnerRow): wire.WireLinkageItem => ({
  ...toSummary(row),
  linkable: flag(row.linkable),
  linked: flag(row.linked),
  emailVerificationRequired: flag(row.email_verification_required),
  partnerInterim: row.interim,
});

const loyalty = 1;
const ewallet = 2;

/** What a member sees of partners and e-wallets. */
export function createLinkageService({ db, clock, partners }: Pick<AppDeps, 'db' | 'clock' | 'partners'>) {
  return {
    /** Loyalty partners with the member's links, in their order. */
    partners: async (memberId: string) => (await listPartners(db, memberId, loyalty)).map(toItem),

    /** E-wallets with the member's links, in their order. */
    ewallets: async (memberId: string) => (await listPartners(db, memberId, ewallet)).map(toItem),

    /** Partners and e-wallets without anybody's links. */
    async all(memberId: string): Promise<wire.WirePartnerEwalletData> {
      const rows = await listPartners(db, memberId);
      const ofKind = (kind: number) => rows.filter((row) => row.kind === kind).map(toSummary);
      return { partner: ofKind(loyalty), ewallet: ofKind(ewallet) };
    },

    /**
     * The member's balances, read from all partners at once; a partner that does not answer within 1.5 s keeps its
     * last balance and its time and says 'Sedang Berkendala' (D31). Moves no points.
     */
    async balances(memberId: string): Promise<wire.WirePartnerPoint[]> {
      const links = await listLinks(db, memberId, clock.now());
      const answers = await Promise.all(links.map((link) => ask(partners, link)));
      await db.transaction(async (tx) => {
        for (const { link, balance } of answers) {
          const key = { memberId, partnerId: link.partner_id };
          if (balance === undefined) await markSilent(tx, key);
          else await storeBalance(tx, key, balance, clock.now());
        }
      });
      return (await listLinks(db, memberId, clock.now())).map(toPartnerPoint);
    },
  };
}

async function ask(partners: PartnerPort, link: LinkRow) {
  try {
    return { link, balance: await partners.balance(link.slug, link.subject) };
  } catch {
    return { link, balance: undefined };
  }
}
