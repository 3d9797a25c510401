import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { partnerFaults } from '@poku/partner-protocol';
import type { BrandDeps } from '../deps';
import { createPartnerSandbox } from './service';

/** What Poku's sandbox asks of a sandbox partner (D56); signed. No part of the protocol for real partners. */
export function signedSandboxRoutes(deps: BrandDeps): FastifyPluginCallbackZod {
  const sandbox = createPartnerSandbox(deps);
  return (app, _options, next) => {
    app.put('/sandbox/faults', { schema: { body: partnerFaults } }, async (request, reply) => {
      await sandbox.setFaults(request.body);
      return reply.code(204).send();
    });
    app.post('/sandbox/events/release', async () => ({ released: await sandbox.release() }));
    app.post('/sandbox/reset', async (_request, reply) => {
      await sandbox.reset();
      return reply.code(204).send();
    });
    next();
  };
}
