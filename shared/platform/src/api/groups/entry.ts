import type { EntryApi, PartnerEntry, VisitorKind, wire } from '@poku/contract';
import { REDIRECT_TOKEN_LIFE_MS } from '@poku/domain/limits/linkage';
import { toLocalPhone } from '@poku/domain/phone';
import { challengeOf, createVerifier } from '../login-challenge';
import { exchangeCode, loginAs } from './login';
import type { Transport } from '../transport';
import {
  flag,
  inner,
  oneOf,
  optionalText,
  optionalWhole,
  readRecord,
  text,
  type WireRecord,
} from '../wire-record';

const CHECK = '/v1/check_redirect';
const SECOND_MS = 1_000;

const KINDS: Readonly<Record<wire.WireCustomerStatus, VisitorKind>> = {
  new: 'new',
  existing: 'existing',
  linkage: 'linked',
};

const readEntry = (record: WireRecord, redirectToken: string, verifier: string): PartnerEntry => {
  const kind = KINDS[oneOf(record, 'customer_status', ['new', 'existing', 'linkage'])];
  return {
    kind,
    redirectToken,
    verifier,
    email: optionalText(record, 'email') ?? '',
    isEmailVerified: flag(record, 'email_verify'),
    phone: toLocalPhone(text(record, 'msisdn')),
    name: optionalText(record, 'name') ?? '',
    identityKey: optionalText(record, 'identity_key') === 'email' ? 'email' : 'phone',
    authorizationCode: kind === 'linked' ? text(inner(record, 'poku_auth_code'), 'authorizationCode') : null,
    clientId: text(record, 'client_id'),
    partnerId: text(record, 'partnerId'),
    partnerName: text(record, 'partnerName'),
    callbackUrl: optionalText(record, 'callback_url') ?? '',
    lifeMs: (optionalWhole(record, 'expires_in') ?? REDIRECT_TOKEN_LIFE_MS / SECOND_MS) * SECOND_MS,
  };
};

/** How a partner's user is known, and becomes a session ([A] §4, D28). */
export type OwnEntryApi = Pick<EntryApi, 'check' | 'enter' | 'login'>;

/** Makes them. */
export function createEntryApi(transport: Transport): OwnEntryApi {
  const { get } = transport;
  return {
    async check(redirectToken, verifier = createVerifier(), options = {}) {
      const query = { redirect_token: redirectToken, code_challenge: await challengeOf(verifier) };
      return readEntry(readRecord(CHECK, await get(CHECK, { ...options, query })), redirectToken, verifier);
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
