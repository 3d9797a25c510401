import type { AnswerOf, RecordOf } from '@poku/contract/calls';
import type { PointSource } from '@poku/domain/calls/partner-points';
import type { everyPartnerCall } from '@poku/flows/linking/calls/every-partner';
import type { partnerFields, partnersCall } from '@poku/flows/linking/calls/partners';
import type { AppDeps } from '../../deps';
import { createBalanceService } from './balance.service';
import { listPartners, type PartnerRow } from './repository';

type LinkageItem = AnswerOf<typeof partnersCall>[number];
type PartnerSummary = RecordOf<typeof partnerFields>;

const toSummary = ({ id, name, image, url, description }: PartnerRow): PartnerSummary => ({
  partnerId: id,
  name,
  image,
  url,
  description,
});

const toItem = (row: PartnerRow): LinkageItem => ({
  ...toSummary(row),
  addresses: row.addresses,
  canLink: row.linkable,
  isLinked: row.linked,
  exchangeRate: row.numerator === null ? '' : `${row.denominator}:${row.numerator}`,
  needsVerifiedEmail: row.email_verification_required,
  interim: row.interim && {
    title: row.interim.title,
    image: row.interim.image,
    html: row.interim.description,
    url: row.interim.redirectUrl,
  },
});

const loyalty = 1;
const ewallet = 2;

/** What a member sees of partners and e-wallets. */
export function createLinkageService(deps: Pick<AppDeps, 'db' | 'clock' | 'partners'>) {
  const { db, clock } = deps;
  const balances = createBalanceService(deps);
  return {
    /** Loyalty partners with the member's links, in their order. */
    partners: async (memberId: string) =>
      (await listPartners(db, memberId, clock.now(), loyalty)).map(toItem),

    /** E-wallets with the member's links, in their order. */
    ewallets: async (memberId: string) =>
      (await listPartners(db, memberId, clock.now(), ewallet)).map(toItem),

    /** Partners and e-wallets without anybody's links. */
    async all(memberId: string): Promise<AnswerOf<typeof everyPartnerCall>> {
      const rows = await listPartners(db, memberId, clock.now());
      const ofKind = (kind: number) => rows.filter((row) => row.kind === kind).map(toSummary);
      return { partners: ofKind(loyalty), ewallets: ofKind(ewallet) };
    },

    /** The member's balances as `createBalanceService` reads them. */
    balances: (memberId: string): Promise<PointSource[]> => balances.all(memberId),
  };
}
