import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCookie } from './cookies';
import { clientUnknown, HttpError, sessionEnded } from './errors';
import type { Origins } from './origins';
import { isPublic, isWithoutSession } from './policy';

/** Who is asking (D9): the session decides, never the Client_id header. */
export interface MemberSession {
  id: string;
  memberId: string;
  /** The slug of the partner at whose origin it began; null for one of our own (D59). */
  partner: string | null;
  /** Whether the member proved who they are within the last ten minutes (D60). */
  isFresh: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The member's session, or null for a guest. */
    session: MemberSession | null;
  }
}

/** Finds the live session of a token and marks it as seen; undefined when there is none. */
export type SessionFinder = (token: string) => Promise<MemberSession | undefined>;

/** Name of the session cookie; the prefix needs https (D10). */
export const sessionCookie = (secure: boolean): string => (secure ? '__Host-poku_session' : 'poku_session');

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Reads the session of every request before anything else of it, and applies the policy, the cookie rule (D10) and the origin of a partner's session (D59). */
export function guardSessions(
  app: FastifyInstance,
  options: {
    find: SessionFinder;
    siteOrigins: readonly string[];
    origins: Origins;
    /** The slug of the partner whose origin a request comes from. */
    brandOf: (request: FastifyRequest) => string | undefined;
    secure: boolean;
  },
): void {
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    if (request.is404 || isWithoutSession(request.routeOptions.url ?? '')) return;
    const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    // A browser sends the cookie to a partner's page too, whose calls have no right to it (D4).
    const isPartners = options.origins.kindOf(request) === 'partner';
    const cookie = isPartners ? undefined : readCookie(request, sessionCookie(options.secure));
    const token = bearer ?? cookie;
    if (token !== undefined) {
      if (bearer === undefined && !safeMethods.has(request.method))
        checkCookieCall(request, options.siteOrigins);
      const { databaseCall } = request;
      const address = databaseCall.owner;
      // Many members may have one address; it holds nobody up to find out who asks.
      databaseCall.owner = undefined;
      const found = await options.find(token);
      // Bound to its partner's origin, it is none anywhere else (D59).
      const isHere =
        found !== undefined && (found.partner === null || found.partner === options.brandOf(request));
      request.session = isHere ? found : null;
      if (found !== undefined && !isHere) request.refusedFor = { why: 'origin', memberId: found.memberId };
      databaseCall.owner = request.session === null ? address : `member ${request.session.memberId}`;
    }
    const path = request.routeOptions.url ?? '';
    if (request.session === null && !isPublic(request.method, path)) throw sessionEnded();
  });
}

/** What a state-changing call with the cookie must have, since a browser sends the cookie by itself (D10). */
function checkCookieCall(request: FastifyRequest, siteOrigins: readonly string[]): void {
  const { origin } = request.headers;
  if (origin === undefined || !siteOrigins.includes(origin))
    throw new HttpError(400, 'Asal permintaan ditolak', 'Origin');
  if (readClientId(request) === undefined) throw new HttpError(400, 'Client_id wajib diisi', 'Client_id');
  if (!(request.headers['content-type'] ?? '').startsWith('application/json')) {
    throw new HttpError(400, 'Data harus berupa JSON', 'Content-Type');
  }
}

/** The Client_id header in either spelling (D7). Throws 40003 when the two disagree. */
export function readClientId(request: FastifyRequest): string | undefined {
  const spellings = [request.headers['client_id'], request.headers['client-id']].flat();
  const values = new Set(spellings.filter((value) => value !== undefined && value !== ''));
  if (values.size > 1) throw new HttpError(400, 'Client_id tidak sama', 'Client_id', 40003);
  return [...values][0];
}

/**
 * The member a call is about: the session's, when the path or body names no other (D9) or nobody, as some calls may (D62).
 * Throws the answer of an unknown client id when it does.
 */
export function requireMember(request: FastifyRequest, clientId: string | null | undefined): string {
  const { memberId } = requireSession(request);
  if (clientId !== undefined && clientId !== null && clientId !== memberId) {
    request.refusedFor = { why: 'member', memberId };
    throw clientUnknown();
  }
  return memberId;
}

/** The session of a call that no guest may make. Throws 401 for a guest. */
export function requireSession(request: FastifyRequest): MemberSession {
  if (request.session === null) throw sessionEnded();
  return request.session;
}
