import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { partnerFaults } from '@poku/partner-protocol';
import type { AppDeps } from '../../deps';
import { answers, answersNothing, done, ok } from '../../http/envelope';
import { sandboxPage } from './page';
import * as schema from './schema';
import { createSandboxService } from './service';
import { readTrail } from './trail.service';

const partnersSilent = 'Success; the sandbox partners did not answer and keep their balances';

/** Registered only in the sandbox (D56). */
export function sandboxRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const sandbox = createSandboxService(deps);
  const tags = ['sandbox'];

  return (app, _options, next) => {
    app.get(
      '/sandbox/outbox',
      { schema: { tags, querystring: schema.outboxQuery, response: answers(z.array(schema.outboxMessage)) } },
      async (request) => ok(await sandbox.outbox(request.query.to)),
    );
    app.get(
      '/sandbox/trail',
      { schema: { tags, querystring: schema.trailQuery, response: answers(schema.trail) } },
      async (request) => ok(await readTrail(deps, request.query.of)),
    );
    app.post('/sandbox/reset', { schema: { tags, response: answers(schema.resetData) } }, async () => {
      const partnersReset = await sandbox.reset();
      return ok({ partnersReset }, partnersReset ? undefined : partnersSilent);
    });
    app.post(
      '/sandbox/clock',
      { schema: { tags, body: schema.clockBody, response: answers(schema.clockData) } },
      (request) => ok({ now: sandbox.advance(request.body.advanceMs).toISOString() }),
    );
    app.put(
      '/sandbox/quota',
      { schema: { tags, body: schema.quotaBody, response: answersNothing } },
      async (request) => {
        await sandbox.limitRegistrations(request.body.places);
        return done();
      },
    );
    app.put(
      '/sandbox/partners/:slug/faults',
      {
        schema: { tags, params: schema.partnerParams, body: partnerFaults, response: answersNothing },
      },
      async (request) => {
        await sandbox.setFaults(request.params.slug, request.body);
        return done();
      },
    );
    app.post(
      '/sandbox/partners/:slug/events',
      { schema: { tags, params: schema.partnerParams, response: answersNothing } },
      async (request) => {
        await sandbox.releaseEvents(request.params.slug);
        return done();
      },
    );
    app.get('/sandbox', { schema: { hide: true } }, async (_request, reply) => {
      const page = sandboxPage({
        now: deps.clock.now(),
        members: await sandbox.members(),
        partners: await sandbox.partnerPages(),
        tillsUrl: deps.config.tillsUrl,
        billersUrl: deps.config.billersUrl,
        messages: await sandbox.outbox(undefined),
      });
      return reply.type('text/html; charset=utf-8').send(page);
    });
    next();
  };
}
