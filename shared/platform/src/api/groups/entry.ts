import type { EntryApi, PartnerEntry } from '@poku/contract';
import { checkRedirectCall, type EntryAnswer } from '@poku/domain/calls/check-redirect';
import { REDIRECT_TOKEN_LIFE_MS } from '@poku/domain/limits/linkage';
import { toLocalPhone } from '@poku/domain/phone';
import { createApiError } from '../api-error';
import { challengeOf, createVerifier } from '../login-challenge';
import { createCaller } from '../make-call';
import { exchangeCode, loginAs } from './login';
import type { Transport } from '../transport';

const SECOND_MS = 1_000;

const authorizationCodeOf = ({ kind, grant }: EntryAnswer): string | null => {
  if (kind !== 'linked') return null;
  if (grant !== null) return grant.authorizationCode;
  throw createApiError({ kind: 'malformed', call: checkRedirectCall.path, field: 'data.poku_auth_code' });
};

const toEntry = (answer: EntryAnswer, redirectToken: string, verifier: string): PartnerEntry => ({
  kind: answer.kind,
  redirectToken,
  verifier,
  email: answer.email,
  isEmailVerified: answer.isEmailVerified,
  phone: toLocalPhone(answer.phone),
  name: answer.name,
  identityKey: answer.identityKey,
  authorizationCode: authorizationCodeOf(answer),
  clientId: answer.clientId,
  partnerId: answer.partnerId,
  partnerName: answer.partnerName,
  callbackUrl: answer.callbackUrl,
  lifeMs: answer.lifeS === null ? REDIRECT_TOKEN_LIFE_MS : answer.lifeS * SECOND_MS,
});

/** How a partner's user is known, and becomes a session ([A] §4, D28). */
export type OwnEntryApi = Pick<EntryApi, 'check' | 'enter' | 'login'>;

export function createEntryApi(transport: Transport): OwnEntryApi {
  const call = createCaller(transport);
  return {
    async check(redirectToken, verifier = createVerifier(), options = {}) {
      const asked = { redirectToken, codeChallenge: await challengeOf(verifier) };
      return toEntry(await call(checkRedirectCall, asked, options), redirectToken, verifier);
    },
    enter: ({ authorizationCode, verifier, clientId: partnerClientId }) =>
      exchangeCode(transport, {
        code: authorizationCode ?? '',
        verifier,
        asClientId: partnerClientId,
      }),
    login: ({ clientId: partnerClientId }, credentials) => loginAs(transport, partnerClientId, credentials),
  };
}
