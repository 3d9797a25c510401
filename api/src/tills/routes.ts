import { randomUUID } from 'node:crypto';
import {
  offlineRedemptionOrder,
  readTillToken,
  redemptionReference,
  TILL_TOKEN_CHARS,
  type RedemptionState,
} from '@poku/partner-protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { formToken, isOwnForm } from '../partners/http/forms';
import type { TillsDeps } from './deps';
import { hasCamera, useBody, type UseForm } from './form.views';
import { sendTillPage } from './layout';
import type { Merchant } from './merchants';
import { standingScriptPath, tillScriptPath } from './scripts';
import { createTillService } from './service';
import { tillTexts, whatBecame, whyNotVoided, whyRefused } from './texts';
import { notVoidedBody, standingBody } from './views';

const query = z.object({ store: z.string().max(60).default('') });
const token = z.string().max(128).default('');
const useForm = z.object({
  token,
  reference: redemptionReference,
  store: z.string().max(60),
  code: z.string().max(TILL_TOKEN_CHARS),
});
const offlineForm = offlineRedemptionOrder.extend({ token, coupon: offlineRedemptionOrder.shape.token });
const voidForm = z.object({ token, reference: redemptionReference, code: z.string().max(128).default('') });
/** Of the token of both forms. */
const page = 'till';

/** A code as Poku has it: of a token, or of a code that was typed or read out, without gaps and in upper case. */
const plainCode = (typed: string): string =>
  readTillToken(typed.trim())?.claims.c ?? typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();

/**
 * The till of a merchant. Nothing is kept here between two pages: the reference of a use is in the form from the start, so that the form
 * sent again is the same use. Throws an error for a merchant without keys.
 */
export function tillRoutes(deps: TillsDeps, merchant: Merchant): FastifyPluginCallbackZod {
  const keys = deps.keysOf(merchant.slug);
  const [key] = keys?.partner ?? [];
  if (keys === undefined || key === undefined) throw new Error(`The merchant ${merchant.slug} has no keys`);
  const till = createTillService(deps, merchant, keys);
  const sign = { name: merchant.name, claim: merchant.channel === 'till' ? 'Kasir' : 'Toko online' };
  const isOwn = (request: FastifyRequest, given: string) => isOwnForm(request, key, page, given);

  const showForm = (
    request: FastifyRequest,
    reply: FastifyReply,
    { reference = randomUUID(), store = '', code = '', problem, isSent = false }: Partial<UseForm> = {},
  ): FastifyReply => {
    const known = merchant.stores.includes(store) ? store : (merchant.stores[0] ?? '');
    const drawn = {
      token: formToken(request, reply, key, page),
      reference,
      store: known,
      code,
      problem,
      isSent,
    };
    return sendTillPage(reply, sign, {
      title: sign.claim,
      body: useBody(merchant, drawn),
      status: isSent ? 504 : problem === undefined ? 200 : 422,
      ...(hasCamera(merchant, drawn) && { cameraScript: tillScriptPath }),
    });
  };

  const showStanding = (
    request: FastifyRequest,
    reply: FastifyReply,
    code: string,
    use: RedemptionState,
  ): FastifyReply =>
    sendTillPage(reply, sign, {
      title: use.status === 'used' ? 'Kupon terpakai' : 'Pemakaian dibatalkan',
      body: standingBody(merchant, { token: formToken(request, reply, key, page), code }, use),
      ...(merchant.channel === 'till' && { script: standingScriptPath }),
    });

  return (app, _options, next) => {
    app.get('/', { schema: { querystring: query } }, (request, reply) =>
      showForm(request, reply, { store: request.query.store }),
    );
    app.post('/', { schema: { body: useForm } }, async (request, reply) => {
      const { token: given, reference, store, code: typed } = request.body;
      if (!isOwn(request, given)) return showForm(request, reply, { problem: tillTexts.foreign });
      const code = plainCode(typed);
      if (!merchant.stores.includes(store))
        return showForm(request, reply, { code, problem: tillTexts.store });
      if (code === '') return showForm(request, reply, { store, problem: tillTexts.empty });
      const answer = await till.use({ reference, store, code });
      if (answer === undefined)
        return showForm(request, reply, { reference, store, code, problem: tillTexts.silent, isSent: true });
      if (answer.status === 'refused')
        return showForm(request, reply, { store, code, problem: whyRefused(answer.reason, merchant) });
      return showStanding(request, reply, code, answer);
    });
    app.post('/void', { schema: { body: voidForm } }, async (request, reply) => {
      const { token: given, reference, code } = request.body;
      if (!isOwn(request, given)) return showForm(request, reply, { problem: tillTexts.foreign });
      const answer = await till.takeBack(reference);
      if (answer !== undefined && answer.status !== 'refused')
        return showStanding(request, reply, code, answer);
      const title = 'Belum dibatalkan';
      if (answer !== undefined)
        return sendTillPage(reply, sign, {
          title,
          body: notVoidedBody(merchant, whyNotVoided(answer.reason, merchant)),
          status: 422,
        });
      const again = { token: formToken(request, reply, key, page), reference, code };
      return sendTillPage(reply, sign, {
        title,
        body: notVoidedBody(merchant, tillTexts.voidSilent, again),
        status: 504,
      });
    });
    // The page asks for both with its script, which goes on without a network.
    app.get('/keys', async (_request, reply) => (await till.keys()) ?? reply.code(504).send({}));
    app.post('/offline', { schema: { body: offlineForm } }, async (request, reply) => {
      const { token: given, coupon, ...use } = request.body;
      if (!isOwn(request, given)) return reply.code(403).send({});
      const answer = await till.tell({ ...use, token: coupon });
      return answer === undefined ? reply.code(504).send({}) : whatBecame(answer, merchant);
    });
    next();
  };
}
