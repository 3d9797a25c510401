import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { answers, ok } from '../../http/envelope';
import { scarce } from '../../http/scarce';
import { requireMember } from '../../http/session-guard';
import { ticketData, ticketRequest } from './schema';
import { createTicketService } from './service';

/** 'Kirim Laporan' ([C] §7). */
export function ticketRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const tickets = createTicketService(deps);
  return (app, _options, next) => {
    app.post(
      '/ticket',
      {
        config: scarce(deps.config),
        schema: { tags: ['help'], body: ticketRequest, response: answers(ticketData) },
      },
      async (request) => {
        const memberId = requireMember(request, request.body.clientId);
        return ok(await tickets.send(memberId, request.body.message));
      },
    );
    next();
  };
}
