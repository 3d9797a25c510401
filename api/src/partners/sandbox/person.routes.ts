import { normalizePhone } from '@poku/domain/phone';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { partnerFaults } from '@poku/partner-protocol';
import { createAccountService } from '../accounts/service';
import { createCodeService } from '../codes/service';
import type { BrandDeps } from '../deps';
import { isFromHere } from '../http/forms';
import { createLinkService } from '../links/service';
import { createPartnerSandbox } from './service';

const outboxQuery = z.object({ to: z.string().max(64).optional() });
const accountParams = z.object({ subject: z.string().max(254) });
const balanceBody = z.object({ balanceUnits: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) });
const linkParams = z.object({ name: z.string().max(254) });
/** As the form of the front page posts it. */
const switches = z.object({
  latencyMs: z.coerce.number().default(0),
  timeout: z.string().default('none'),
  events: z.string().default('once'),
  refuse: z.string().optional(),
  down: z.string().optional(),
  badSignature: z.string().optional(),
});

/** What a person (and a journey) does on this machine, unsigned (D56). */
export function personRoutes(deps: BrandDeps): FastifyPluginCallbackZod {
  const accounts = createAccountService(deps);
  const codes = createCodeService(deps);
  const links = createLinkService(deps);
  const sandbox = createPartnerSandbox(deps);

  /** A form goes back to the front page, any other caller gets the data. */
  const answer = (reply: FastifyReply, data: object): FastifyReply =>
    reply.request.headers['content-type'] === 'application/x-www-form-urlencoded'
      ? reply.redirect('/', 303)
      : reply.send(data);

  return (app, _options, next) => {
    app.addHook('preHandler', async (request, reply) => {
      if (!isFromHere(request)) return reply.code(403).send({ error: 'only from this service' });
    });
    app.get('/sandbox/outbox', { schema: { querystring: outboxQuery } }, (request) => {
      const { to } = request.query;
      return codes.outbox(to === undefined ? undefined : (normalizePhone(to) ?? to));
    });
    app.post(
      '/sandbox/accounts/:subject',
      { schema: { params: accountParams, body: balanceBody } },
      async (request, reply) => {
        const balance = await accounts.change(request.params.subject, request.body.balanceUnits);
        return balance === undefined
          ? reply.code(404).send({ error: 'unknown account' })
          : answer(reply, balance);
      },
    );
    app.post('/sandbox/links/:name/end', { schema: { params: linkParams } }, async (request, reply) =>
      (await links.endByUser(request.params.name))
        ? answer(reply, { status: 'ended' })
        : reply.code(404).send({ error: 'no active link' }),
    );
    app.post('/sandbox/switches', { schema: { body: switches } }, async (request, reply) => {
      const { refuse, down, badSignature, ...rest } = request.body;
      const faults = partnerFaults.safeParse({
        ...rest,
        refuse: refuse !== undefined,
        down: down !== undefined,
        badSignature: badSignature !== undefined,
      });
      if (!faults.success) return reply.code(400).send({ error: 'malformed' });
      await sandbox.setFaults(faults.data);
      return answer(reply, faults.data);
    });
    next();
  };
}
