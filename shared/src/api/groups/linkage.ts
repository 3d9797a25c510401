import type { LinkageApi, LinkageItem } from '../../contract';
import type { Transport } from '../transport';
import { flag, optionalText, readList, text, type WireRecord } from '../wire-record';

const PARTNERS = '/partnercoalition/{clientId}';
const EWALLETS = '/ewalletcoalition/{clientId}';

const readLinkageItem = (record: WireRecord): LinkageItem => ({
  partnerId: text(record, 'partnerId'),
  name: text(record, 'partnerName'),
  image: optionalText(record, 'partnerImage') ?? '',
  url: optionalText(record, 'partnerUrl') ?? '',
  description: optionalText(record, 'description') ?? '',
  canLink: flag(record, 'linkable'),
  isLinked: flag(record, 'linked'),
  needsVerifiedEmail: flag(record, 'emailVerificationRequired'),
});

/** Lists of partners and e-wallets with the member's state ([A] §7). */
export function createLinkageApi({ get }: Transport): LinkageApi {
  return {
    partners: async (options) => readList(PARTNERS, await get(PARTNERS, options), readLinkageItem),
    ewallets: async (options) => readList(EWALLETS, await get(EWALLETS, options), readLinkageItem),
  };
}
