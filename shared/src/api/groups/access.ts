import type { AccessApi, wire } from '../../contract';
import { normalizePhone } from '../../domain';
import { createLoginChallenge } from '../login-challenge';
import type { Transport } from '../transport';
import { readRecord, text } from '../wire-record';
import { createPasswordApi } from './passwords';
import { createRegistrationApi } from './registration';

const AUTH = '/loginauth';
const TOKEN = '/logintoken';

/** Access calls ([A] §7). */
export function createAccessApi(transport: Transport): AccessApi {
  const { clientId, post } = transport;
  return {
    ...createRegistrationApi(transport),
    ...createPasswordApi(transport),
    async login({ phone, password }) {
      const { verifier, challenge } = await createLoginChallenge();
      const asking = {
        msisdn: normalizePhone(phone) ?? phone,
        password,
        clientId: clientId(),
        codeChallenge: challenge,
      } satisfies wire.WireLoginAuthRequest;
      const code = text(readRecord(AUTH, await post(AUTH, { body: asking })), 'authorizationCode');
      const exchanging = {
        authorizationCode: code,
        codeVerifier: verifier,
        clientId: asking.clientId,
        grantType: 'authorization_code',
      } satisfies wire.WireLoginTokenRequest;
      // The token in this answer is dropped: the cookie is the session (D10).
      return { clientId: text(readRecord(TOKEN, await post(TOKEN, { body: exchanging })), 'clientId') };
    },
    async signOut() {
      await post('/signout', { body: { clientId: clientId() } satisfies wire.WireSignOutRequest });
    },
  };
}
