import type { wire } from '@poku/shared/contract';
import type { AppDeps } from '../../deps';
import { createBalanceService } from './balance.service';
import { listPartners, type PartnerRow } from './repository';

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
  partnerAddresses: row.addresses,
});

const loyalty = 1;
const ewallet = 2;

/** What a member sees of partners and e-wallets. */
export function createLinkageService(deps: Pick<AppDeps, 'db' | 'clock' | 'partners'>) {
  const { db } = deps;
  const balances = createBalanceService(deps);
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

    /** The member's balances as `createBalanceService` reads them. */
    balances: (memberId: string): Promise<wire.WirePartnerPoint[]> => balances.all(memberId),
  };
}
