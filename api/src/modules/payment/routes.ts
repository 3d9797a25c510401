import { checkoutCall } from '@poku/mfe-checkout/calls/checkout';
import { requestCodeCall, validateCodeCall } from '@poku/mfe-checkout/calls/codes';
import { buyCall, buyPackageCall, buyPromotedCall, type Purchase } from '@poku/mfe-checkout/calls/purchase';
import { cancelCall, transactionCall } from '@poku/mfe-checkout/calls/transaction';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../deps';
import { serve } from '../../http/serve';
import { requireMember, requireSession } from '../../http/session-guard';
import { createCheckoutService } from './checkout.service';
import { createPaymentOtpService } from './otp.service';
import type { PurchaseRequest } from './order.repository';
import { createPurchaseService } from './purchase.service';
import { createTransactionService } from './transaction.service';

/** Checkout, one-time codes and purchases ([C] §7). */
export function paymentRoutes(deps: AppDeps): FastifyPluginCallback {
  const checkout = createCheckoutService(deps);
  const purchases = createPurchaseService(deps);
  const otp = createPaymentOtpService(deps);
  const transactions = createTransactionService(deps);
  const tags = ['payment'];
  const buy = (
    asked: PurchaseRequest & { clientId: string; key: string | null },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Purchase> => {
    const memberId = requireMember(request, asked.clientId);
    return purchases.buy(memberId, asked, asked.key, {
      siteOrigin: request.headers.origin,
      sessionId: requireSession(request).id,
      onReplay: () => void reply.header('idempotency-replayed', 'true'),
    });
  };

  return (app, _options, next) => {
    serve(app, checkoutCall, { tags }, (asked, request) => {
      const memberId = requireMember(request, asked.clientId);
      return checkout.read(memberId, asked, requireSession(request).id);
    });
    serve(app, requestCodeCall, { tags }, (asked, request) => {
      const memberId = requireMember(request, asked.clientId);
      return otp.send(memberId, asked, requireSession(request).id);
    });
    serve(app, validateCodeCall, { tags }, (asked, request) =>
      otp.validate(requireMember(request, asked.clientId), asked),
    );
    serve(app, buyCall, { tags }, buy);
    serve(app, buyPackageCall, { tags }, buy);
    serve(app, buyPromotedCall, { tags }, buy);
    serve(app, transactionCall, { tags }, (asked, request) =>
      transactions.read(requireMember(request, asked.clientId), asked),
    );
    serve(app, cancelCall, { tags }, (asked, request) =>
      transactions.cancel(requireMember(request, asked.clientId), asked.number),
    );
    next();
  };
}
