import type { EntryApi } from '@poku/contract';
import type { OwnEntryApi } from '../groups/entry';
import type { Transport } from '../transport';
import { readRecord } from '../wire-record';
import { readSharing } from './linkage';

const SHARING = '/datashareloyalty';

/** Linking of partners' users ([A] §4, D28). */
export function createEntryApi({ clientId, get, post }: Transport): Omit<EntryApi, keyof OwnEntryApi> {
  return {
    async link({ partnerId, redirectToken, verifier }, consentVersion) {
      const body = {
        clientId: clientId(),
        partnerId,
        linktype: 'partnerlogin',
        data: { redirectToken, codeVerifier: verifier },
        consentVersion,
      };
      await post('/partnerlink', { body });
    },
    dataSharing: async (options) => readSharing(readRecord(SHARING, await get(SHARING, options))),
  };
}
