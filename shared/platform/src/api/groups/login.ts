import type { wire } from '@poku/contract';
import { normalizePhone } from '@poku/domain/phone';
import { challengeOf, createVerifier } from '../login-challenge';
import type { Transport } from '../transport';
import { readRecord, text } from '../wire-record';

const AUTH = '/loginauth';
const TOKEN = '/logintoken';

/** The second step of a login ([A] §4). The token of the answer is dropped: the cookie is the session (D10). */
export async function exchangeCode(
  { post }: Transport,
  exchange: { readonly code: string; readonly verifier: string; readonly asClientId: string },
): Promise<{ readonly clientId: string }> {
  const body = {
    authorizationCode: exchange.code,
    codeVerifier: exchange.verifier,
    clientId: exchange.asClientId,
    grantType: 'authorization_code',
  } satisfies wire.WireLoginTokenRequest;
  return { clientId: text(readRecord(TOKEN, await post(TOKEN, { body })), 'clientId') };
}

/**
 * The two-step login of [A] §4.
 * @param asClientId the application that asks: Poku's own or a partner's
 */
export async function loginAs(
  transport: Transport,
  asClientId: string,
  { phone, password }: { readonly phone: string; readonly password: string },
): Promise<{ readonly clientId: string }> {
  const verifier = createVerifier();
  const body = {
    msisdn: normalizePhone(phone) ?? phone,
    password,
    clientId: asClientId,
    codeChallenge: await challengeOf(verifier),
  } satisfies wire.WireLoginAuthRequest;
  const code = text(readRecord(AUTH, await transport.post(AUTH, { body })), 'authorizationCode');
  return exchangeCode(transport, { code, verifier, asClientId });
}
