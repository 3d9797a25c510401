import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '../../http/cookies';
import { sameText } from '../../security/random';

const cookieName = 'partner_page';

/** Reads posted forms; of a field with several values the last one counts. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
}

/** Parses JSON bodies, for calls without a signature over the bytes. */
export function takeJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
}

const tokenFrom = (key: string, page: string, browser: string): string =>
  createHmac('sha256', key).update(`form\n${page}\n${browser}`).digest('base64url');

/** A token that binds the forms of a page to this browser, by a cookie that no other site's request carries. */
export function formToken(request: FastifyRequest, reply: FastifyReply, key: string, page: string): string {
  const known = readCookie(request, cookieName);
  const browser = known ?? randomBytes(24).toString('base64url');
  if (known === undefined)
    void reply.header('set-cookie', `${cookieName}=${browser}; Path=/; HttpOnly; SameSite=Lax`);
  return tokenFrom(key, page, browser);
}

/** Whether a form was made for this page and this browser. */
export function isOwnForm(request: FastifyRequest, key: string, page: string, token: string): boolean {
  const browser = readCookie(request, cookieName);
  return browser !== undefined && sameText(token, tokenFrom(key, page, browser));
}

/** False for a request that a page of another origin sent. For the sandbox's forms, which have no token. */
export const isFromHere = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
};
