import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { BrandDeps } from '../deps';
import { beforeAnswer } from '../events/before-answer';
import { formToken, isOwnForm } from '../http/forms';
import { sendPage } from '../pages/layout';
import { createConsentService, type ConsentOutcome, type ConsentProblem } from './service';
import { consentBody, overBody } from './views';

const texts: Readonly<Record<ConsentProblem, string>> = {
  'unknown-account': 'Kami tidak menemukan akun ini. Periksa lagi, ya.',
  'sends-used-up': 'Kode sudah dikirim lima kali. Mulai lagi dari Poku ya.',
  'code-wrong': 'Kode salah. Periksa SMS kamu, lalu coba lagi.',
  'code-over': 'Kode sudah tidak berlaku. Minta kode baru ya.',
  'not-agreed': 'Centang persetujuan dulu untuk melanjutkan.',
  'link-over': '',
};
const expired = 'Halaman ini dibuka di tempat lain. Coba sekali lagi ya.';

const query = z.object({ request: z.string().max(128).default('') });
const body = z.object({
  request: z.string().max(128),
  token: z.string().max(128).default(''),
  step: z.enum(['send', 'check', 'agree', 'cancel']),
  email: z.string().max(254).default(''),
  otp: z.string().max(16).default(''),
  agree: z.string().max(8).default(''),
});

/** The page for a person: `/authorize` of the bank, `/bind` of the e-wallet. */
export function consentRoutes(deps: BrandDeps, path: 'authorize' | 'bind'): FastifyPluginCallbackZod {
  const { brand, key } = deps;
  const consent = createConsentService(deps);
  const told = beforeAnswer(deps);

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: string,
    problem?: string,
    email?: string,
  ): Promise<FastifyReply> => {
    const view = await consent.view(page);
    if (view.step === 'over') {
      const isUnknown = view.reason === 'unknown';
      const status = isUnknown ? 404 : 410;
      return sendPage(reply, brand, {
        title: 'Tidak bisa dilanjutkan',
        body: overBody(view.reason, view.cancelUrl),
        status,
      });
    }
    const token = formToken(request, reply, key, page);
    const keys = { action: `/${brand.slug}/${path}`, request: page, token };
    return sendPage(reply, brand, {
      title: 'Hubungkan ke Poku',
      body: consentBody(brand, view, keys, email ?? view.link.email ?? '', problem),
      status: problem === undefined ? 200 : 422,
      formOrigins: [new URL(view.cancelUrl).origin],
    });
  };

  const take = ({ request, step, email, otp, agree }: z.output<typeof body>): Promise<ConsentOutcome> => {
    switch (step) {
      case 'send':
        return consent.send(request, email);
      case 'check':
        return consent.check(request, otp.replace(/\D/g, ''));
      case 'agree':
        return consent.agree(request, agree === 'yes');
      case 'cancel':
        return consent.cancel(request);
    }
  };

  return (app, _options, next) => {
    app.get(`/${path}`, { schema: { querystring: query } }, (request, reply) =>
      show(request, reply, request.query.request),
    );
    app.post(`/${path}`, { schema: { body } }, async (request, reply) => {
      const given = request.body;
      if (!isOwnForm(request, key, given.request, given.token))
        return show(request, reply, given.request, expired);
      const outcome = await told(await take(given));
      if (outcome === undefined)
        return reply.redirect(`/${brand.slug}/${path}?request=${encodeURIComponent(given.request)}`, 303);
      if ('goTo' in outcome) return reply.redirect(outcome.goTo, 303);
      return show(request, reply, given.request, texts[outcome.problem], given.email || undefined);
    });
    next();
  };
}
