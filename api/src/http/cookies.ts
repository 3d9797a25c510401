import type { FastifyReply, FastifyRequest } from 'fastify';

/** Our cookies: never readable by scripts, not sent from other sites, for the whole host (D10). */
export interface CookieSettings {
  /** Life in seconds; 0 removes the cookie. */
  maxAgeS: number;
  secure: boolean;
}

/** The value of a cookie of the request, or undefined. The first one wins when a name stands twice (RFC 6265 §5.4). */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return undefined;
}

/** Sets a cookie whose value needs no quoting (tokens in base64url). */
export function writeCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  settings: CookieSettings,
): void {
  const secure = settings.secure ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `${name}=${value}; Max-Age=${settings.maxAgeS}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  );
}
