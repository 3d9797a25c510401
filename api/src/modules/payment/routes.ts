import type { wire } from '@poku/shared/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { clientParams } from '../../http/client-params';
import { answers, ok } from '../../http/envelope';
import { HttpError } from '../../http/errors';
import { requireMember, requireSession } from '../../http/session-guard';
import { otpAnswer } from '../otp/schema';
import { createCheckoutService } from './checkout.service';
import { createPaymentOtpService } from './otp.service';
import { createPurchaseService } from './purchase.service';
import * as schema from './schema';
import type { BuyBody } from './schema';
import { createTransactionService } from './transaction.service';

const idempotencyKeyMaxChars = 128;

const idempotencyKey = (request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > idempotencyKeyMaxChars) {
    throw new HttpError(400, 'Data tidak valid: Idempotency-Key', 'Idempotency-Key');
  }
  return key;
};

/** Checkout, one-time codes and purchases ([C] §7). */
export function paymentRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const checkout = createCheckoutService(deps);
  const purchases = createPurchaseService(deps);
  const otp = createPaymentOtpService(deps);
  const transactions = createTransactionService(deps);
  const tags = ['payment'];
  const buy = async (
    request: FastifyRequest,
    reply: FastifyReply,
    body: BuyBody,
  ): Promise<wire.WireEnvelope<wire.WireBuyVoucherData>> => {
    const memberId = requireMember(request, body.clientId);
    const buyer = {
      siteOrigin: request.headers.origin,
      sessionId: requireSession(request).id,
      onReplay: () => void reply.header('idempotency-replayed', 'true'),
    };
    return ok(await purchases.buy(memberId, body, idempotencyKey(request), buyer));
  };
  const buying = { tags, response: answers(schema.buyData) };

  return (app, _options, next) => {
    app.get(
      '/checkoutvoucher/:clientId',
      {
        schema: {
          tags,
          params: clientParams,
          querystring: schema.checkoutQuery,
          response: answers(schema.checkoutData),
        },
      },
      async (request) => {
        const memberId = requireMember(request, request.params.clientId);
        return ok(await checkout.read(memberId, request.query, requireSession(request).id));
      },
    );
    app.post(
      '/multiplepaymentotp',
      { schema: { tags, body: schema.otpBody, response: answers(otpAnswer) } },
      async (request) => {
        const memberId = requireMember(request, request.body.clientId);
        return ok(await otp.send(memberId, request.body, requireSession(request).id));
      },
    );
    app.post(
      '/multiplevalidateotp',
      { schema: { tags, body: schema.otpValidateBody, response: answers(schema.otpValidated) } },
      async (request) => {
        const memberId = requireMember(request, request.body.clientId);
        return ok(await otp.validate(memberId, request.body));
      },
    );
    app.post('/buyvoucher', { schema: { ...buying, body: schema.buyBody } }, (request, reply) =>
      buy(request, reply, request.body),
    );
    app.post('/buyproduct', { schema: { ...buying, body: schema.buyPackageBody } }, (request, reply) =>
      buy(request, reply, request.body),
    );
    app.post('/buydiscountproduct', { schema: { ...buying, body: schema.buyAdsBody } }, (request, reply) =>
      buy(request, reply, request.body),
    );
    app.get(
      '/transaction/:clientId',
      {
        schema: {
          tags,
          params: clientParams,
          querystring: schema.transactionQuery,
          response: answers(schema.transaction),
        },
      },
      async (request) =>
        ok(await transactions.read(requireMember(request, request.params.clientId), request.query)),
    );
    app.post(
      '/canceltransaction',
      { schema: { tags, body: schema.cancelBody, response: answers(schema.transaction) } },
      async (request) => {
        const memberId = requireMember(request, request.body.clientId);
        return ok(await transactions.cancel(memberId, request.body.number));
      },
    );
    next();
  };
}
