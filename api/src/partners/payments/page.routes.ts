import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { BrandDeps } from '../deps';
import { beforeAnswer } from '../events/before-answer';
import { formToken, isOwnForm } from '../http/forms';
import { sendPage } from '../pages/layout';
import { createPayPageService, type PayOutcome, type PayProblem } from './page.service';
import { payBody, payOverBody } from './views';

const texts: Readonly<Record<PayProblem, string>> = {
  'sends-used-up': 'Kode sudah dikirim lima kali. Mulai lagi dari Poku ya.',
  'code-wrong': 'Kode salah. Periksa SMS kamu, lalu coba lagi.',
  'code-over': 'Kode sudah tidak berlaku. Minta kode baru ya.',
  'payment-over': '',
};
const expired = 'Halaman ini dibuka di tempat lain. Coba sekali lagi ya.';
const title = 'Pembayaran';

const query = z.object({
  payment: z.string().max(128).default(''),
  reference: z.string().max(128).default(''),
});
const body = z.object({
  paymentCode: z.string().max(128),
  /** Poku's form carries it; it must be the payment's. */
  reference: z.string().max(128).default(''),
  token: z.string().max(128).default(''),
  /** Without one the form comes from Poku and only opens the page. */
  step: z.enum(['open', 'send', 'pay', 'cancel']).default('open'),
  otp: z.string().max(16).default(''),
});

/** `/pay` of the e-wallet: Poku's form posts `paymentCode` and `reference` to it. */
export function payPageRoutes(deps: BrandDeps): FastifyPluginCallbackZod {
  const { brand, key } = deps;
  const payments = createPayPageService(deps);
  const told = beforeAnswer(deps);
  const action = `/${brand.slug}/pay`;
  const pageOf = (code: string, reference = ''): string =>
    `${action}?${new URLSearchParams({ payment: code, ...(reference !== '' && { reference }) }).toString()}`;

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { code, reference }: { code: string; reference?: string },
    problem?: string,
  ): Promise<FastifyReply> => {
    const view = await payments.view(code, reference);
    if (view.step === 'over') {
      const status = view.reason === 'unknown' ? 404 : 410;
      return sendPage(reply, brand, { title, body: payOverBody(view), status });
    }
    const keys = { action, request: code, token: formToken(request, reply, key, code) };
    return sendPage(reply, brand, {
      title,
      body: payBody(view, keys, problem),
      status: problem === undefined ? 200 : 422,
      formOrigins: [new URL(view.payment.redirect_url).origin],
    });
  };

  const take = (step: 'send' | 'pay' | 'cancel', code: string, otp: string): Promise<PayOutcome> => {
    switch (step) {
      case 'send':
        return payments.send(code);
      case 'pay':
        return payments.confirm(code, otp.replace(/\D/g, ''));
      case 'cancel':
        return payments.cancel(code);
    }
  };

  return (app, _options, next) => {
    app.get('/pay', { schema: { querystring: query } }, (request, reply) =>
      show(request, reply, { code: request.query.payment, reference: request.query.reference }),
    );
    app.post('/pay', { schema: { body } }, async (request, reply) => {
      const { paymentCode: code, reference, token, step, otp } = request.body;
      if (step === 'open') return reply.redirect(pageOf(code, reference), 303);
      if (!isOwnForm(request, key, code, token)) return show(request, reply, { code }, expired);
      const outcome = await told(await take(step, code, otp));
      if (outcome === undefined) return reply.redirect(pageOf(code), 303);
      if ('goTo' in outcome) return reply.redirect(outcome.goTo, 303);
      return show(request, reply, { code }, texts[outcome.problem]);
    });
    next();
  };
}
