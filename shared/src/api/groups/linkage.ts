import type { LinkageApi, LinkageItem } from '../../contract';
import type { Transport } from '../transport';
import { flag, optionalText, readList, text, texts, type WireRecord } from '../wire-record';

/** Partners and e-wallets with the member's state ([A] §7), which several remotes read. */
export type OwnLinkageApi = Pick<LinkageApi, 'partners' | 'ewallets'>;

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
  addresses: texts(record, 'partnerAddresses'),
});

/** Makes them. */
export function createLinkageApi({ get }: Transport): OwnLinkageApi {
  return {
    partners: async (options) => readList(PARTNERS, await get(PARTNERS, options), readLinkageItem),
    ewallets: async (options) => readList(EWALLETS, await get(EWALLETS, options), readLinkageItem),
  };
}
