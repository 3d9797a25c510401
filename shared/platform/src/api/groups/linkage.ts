import type { LinkageApi, LinkageItem } from '@poku/contract';
import type { Transport } from '../transport';
import { flag, optionalText, readList, text, texts, type WireRecord } from '../wire-record';

/** Partners with the member's state ([A] §7), which several remotes read. */
export type OwnLinkageApi = Pick<LinkageApi, 'partners'>;

const PARTNERS = '/partnercoalition/{clientId}';

/** Reads a partner or an e-wallet with the member's state. */
export const readLinkageItem = (record: WireRecord): LinkageItem => ({
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

export function createLinkageApi({ get }: Transport): OwnLinkageApi {
  return {
    partners: async (options) => readList(PARTNERS, await get(PARTNERS, options), readLinkageItem),
  };
}
