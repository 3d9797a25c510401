import type { AccessApi, wire } from '../../contract';
import type { Transport } from '../transport';
import { optionalText, readRecord } from '../wire-record';
import { loginAs } from './login';
import { createPasswordApi } from './passwords';
import { createRegistrationApi } from './registration';

const SIGN_OUT = '/signout';

/** Access calls ([A] §7). */
export function createAccessApi(transport: Transport): AccessApi {
  const { clientId, post } = transport;
  return {
    ...createRegistrationApi(transport),
    ...createPasswordApi(transport),
    login: (credentials) => loginAs(transport, clientId(), credentials),
    async signOut() {
      const body = { clientId: clientId() } satisfies wire.WireSignOutRequest;
      const data = (await post(SIGN_OUT, { body })) ?? {};
      return { callbackUrl: optionalText(readRecord(SIGN_OUT, data), 'callback_url') ?? '' };
    },
  };
}
