import type { EntryApi, wire } from '../../contract';
import type { OwnEntryApi } from '../groups/entry';
import { exchangeCode, loginAs } from '../groups/login';
import type { Transport } from '../transport';
import { readRecord } from '../wire-record';
import { readSharing } from './linkage';

const SHARING = '/datashareloyalty';

/** Entry of partners' users ([A] §4, D28). */
export function createEntryApi(transport: Transport): Omit<EntryApi, keyof OwnEntryApi> {
  const { clientId, get, post } = transport;
  return {
    enter: ({ authorizationCode, verifier, clientId: partnerClientId }) =>
      exchangeCode(transport, {
        code: authorizationCode ?? '',
        verifier,
        asClientId: partnerClientId,
      }),
    login: ({ clientId: partnerClientId }, credentials) => loginAs(transport, partnerClientId, credentials),
    async link({ partnerId, redirectToken, verifier }, consentVersion) {
      const body = {
        clientId: clientId(),
        partnerId,
        linktype: 'partnerlogin',
        data: { redirectToken, codeVerifier: verifier },
        consentVersion,
      } satisfies wire.WirePartnerLinkRequest;
      await post('/partnerlink', { body });
    },
    dataSharing: async (options) => readSharing(readRecord(SHARING, await get(SHARING, options))),
  };
}
