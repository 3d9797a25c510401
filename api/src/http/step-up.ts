import { stepUpCodeWording } from '@poku/domain/wording/step-up';
import type { FastifyInstance } from 'fastify';
import { CommonCode } from './codes';
import { refusal } from './errors';
import { isPublic } from './policy';
import type { MemberSession } from './session-guard';

/**
 * Calls that change something and that a session of a partner may make as it is: it collects and buys (D59). Every other one needs a
 * step-up. `METHOD path` as registered.
 */
const openToPartners: ReadonlySet<string> = new Set([
  'POST /finishonboarding',
  'POST /favoritvoucher',
  'DELETE /favoritvoucher',
  'PUT /stockalert',
  'DELETE /stockalert',
  'PUT /customergoal',
  'DELETE /customergoal',
  'POST /customermission',
  'POST /updateRedemptionProductList',
  'POST /adstracking',
  'POST /multiplepaymentotp',
  'POST /multiplevalidateotp',
  'POST /buyvoucher',
  'POST /buyproduct',
  'POST /buydiscountproduct',
  'POST /canceltransaction',
  // The service asks for coupons that were bought elsewhere.
  'POST /redeemvoucher',
  'POST /receivevoucher',
  'POST /reportearnpartner',
  'POST /ticket',
  'POST /feedback',
  'POST /readnotice',
  'POST /verificationemail',
  // What a link needs was asked for when it was begun; one with the partner itself is proved by its token.
  'POST /initiatelink/checkstatus',
  'POST /partnerlink',
  // They carry a password of Poku.
  'POST /stepup',
  'PUT /changepassword',
]);

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses with 40131 what only a freshly authenticated session may do (D59, D60); the page asks the member then, and tries again. */
export function demandFresh({ isFresh }: Pick<MemberSession, 'isFresh'>): void {
  if (!isFresh) throw refusal(CommonCode.stepUpNeeded, stepUpCodeWording);
}

/** The same of a session that began at a partner. */
export function demandFreshAtPartner(session: Pick<MemberSession, 'partner' | 'isFresh'>): void {
  if (session.partner !== null) demandFresh(session);
}

/** Whether a session of a partner may make a call of the registered route without a step-up (D59). */
export const isOpenToPartners = (method: string, path: string): boolean =>
  safeMethods.has(method) || isPublic(method, path) || openToPartners.has(`${method} ${path}`);

/** Keeps sessions that began at a partner from what is the owner's alone (D59). */
export function guardPartnerSessions(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, next) => {
    const { session, method, routeOptions } = request;
    if (session !== null && !isOpenToPartners(method, routeOptions.url ?? '')) demandFreshAtPartner(session);
    next();
  });
}
