import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createAccountService } from '../accounts/service';
import type { BrandDeps } from '../deps';
import { formToken, isOwnForm } from '../http/forms';
import { sendPage } from '../pages/layout';
import { createVisitService } from './service';
import { appBody } from './views';

const body = z.object({ token: z.string().max(128).default(''), subject: z.string().max(254) });
const page = 'app';
const texts = {
  unknown: 'Pengguna ini tidak ditemukan.',
  silent: 'Poku sedang tidak menjawab. Coba lagi sebentar lagi ya.',
  expired: 'Halaman ini dibuka di tempat lain. Coba sekali lagi ya.',
};

/** The partner's own app: its users enter Poku from it, and come back to it after a logout ([A] §2). */
export function visitRoutes(deps: BrandDeps): FastifyPluginCallbackZod {
  const { brand, key, sitePort } = deps;
  const accounts = createAccountService(deps);
  const visits = createVisitService(deps);

  const show = async (request: FastifyRequest, reply: FastifyReply, problem?: string) => {
    const token = formToken(request, reply, key, page);
    return sendPage(reply, brand, {
      title: 'Aplikasi',
      body: appBody(brand, await accounts.list(), token, problem),
      status: problem === undefined ? 200 : 422,
      formOrigins: [`http://${brand.slug}.localhost:${sitePort}`],
    });
  };

  return (app, _options, next) => {
    for (const path of ['/app', '/app/', '/app/dashboard'])
      app.get(path, (request, reply) => show(request, reply));
    app.post('/app/visits', { schema: { body } }, async (request, reply) => {
      const { token, subject } = request.body;
      if (!isOwnForm(request, key, page, token)) return show(request, reply, texts.expired);
      const visit = await visits.begin(subject);
      if (typeof visit === 'string') return show(request, reply, texts[visit]);
      return reply.redirect(visit.url, 303);
    });
    next();
  };
}
