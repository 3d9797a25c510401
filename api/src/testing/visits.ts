import { read } from '@poku/contract/calls';
import { checkRedirectCall } from '@poku/domain/calls/check-redirect';
import { z } from 'zod';
import { signedHeaders, visitorAnswer, type VisitorOrder } from '@poku/partner-protocol';
import { randomToken, sha256 } from '../security/random';
import { partnerKeys } from './partners';
import { dataOf, testChallenge, testVerifier, type Answer, type TestApi } from './api';

const grant = z.object({ authorizationCode: z.string() });
const session = z.object({ accessToken: z.string() });

/** What the check of a redirect token answered, with the verifier that it is bound to. */
export interface Visit {
  answer: Answer;
  redirectToken: string;
  verifier: string;
}

/** Sends a user in, signed with the key of `slug`; `headers` and `body` replace what is sent after it was signed. */
export async function sendVisitor(
  api: TestApi,
  slug: string,
  order: VisitorOrder,
  { headers, body }: { headers?: Record<string, string>; body?: string } = {},
): Promise<Response> {
  const path = `/partners/${slug}/visitors`;
  const signed = JSON.stringify(order);
  const { partners } = api.deps.config;
  const keys = (Object.hasOwn(partners, slug) ? partners[slug]?.keys : undefined) ?? partnerKeys(slug);
  return fetch(`${api.origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(headers ?? signedHeaders(keys.partner, { method: 'POST', path, body: signed })),
    },
    body: body ?? signed,
  });
}

/** Mints a redirect token for a user of a partner. */
export async function mintToken(api: TestApi, slug: string, order: VisitorOrder): Promise<string> {
  const answer = await sendVisitor(api, slug, order);
  return visitorAnswer.parse(await answer.json()).redirectToken;
}

/** Checks a token as a page of a brand's origin does, with a new verifier unless one is given. */
export async function checkToken(
  api: TestApi,
  redirectToken: string,
  { slug, verifier = randomToken() }: { slug?: string; verifier?: string } = {},
): Promise<Visit> {
  const query = new URLSearchParams({ redirect_token: redirectToken, code_challenge: sha256(verifier) });
  const answer = await api.call('GET', `/v1/check_redirect?${query.toString()}`, { at: slug });
  return { answer, redirectToken, verifier };
}

/** What tests look at of the data of a check. */
interface VisitorEntry {
  readonly customer_status: string;
  readonly client_id: string;
  readonly partnerId: string;
  readonly msisdn: string;
  readonly email: string;
  readonly poku_auth_code: { readonly authorizationCode: string } | null;
  readonly expires_in: number;
}

/** The data of a check, which is as specified. */
export function entryOf({ answer }: Visit) {
  read(checkRedirectCall.answer, answer.data, 'data');
  return answer.data as VisitorEntry;
}

/** Exchanges the authorization code of a linked user. */
export function exchangeVisit(
  api: TestApi,
  visit: Visit,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { poku_auth_code: code, client_id: clientId } = entryOf(visit);
  return api.call('POST', '/logintoken', {
    headers,
    body: {
      authorizationCode: code?.authorizationCode ?? '',
      codeVerifier: visit.verifier,
      clientId,
      grantType: 'authorization_code',
    },
  });
}

/** Logs a fixture member in at a partner's application and gives the token of that session, for calls with `at`. */
export async function logInAt(api: TestApi, phone: string, slug: string): Promise<string> {
  const clientId = `poku-${slug}`;
  const credentials = { msisdn: phone, password: 'Rahasia123', clientId, codeChallenge: testChallenge };
  const { authorizationCode } = dataOf(await api.call('POST', '/loginauth', { body: credentials }), grant);
  const body = {
    authorizationCode,
    codeVerifier: testVerifier,
    clientId,
    grantType: 'authorization_code',
    password: credentials.password,
  };
  return dataOf(await api.call('POST', '/logintoken', { body }), session).accessToken;
}
