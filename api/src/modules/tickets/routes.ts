import { reportCall } from '@poku/mfe-help/calls/report';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { scarce } from '../../http/scarce';
import { serve } from '../../http/serve';
import { requireMember } from '../../http/session-guard';
import { createTicketService } from './service';

/** 'Kirim Laporan' ([C] §7). */
export function ticketRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const tickets = createTicketService(deps);
  return (app, _options, next) => {
    serve(
      app,
      reportCall,
      { tags: ['help'], config: scarce(deps.config) },
      ({ clientId, message }, request) => tickets.send(requireMember(request, clientId), message),
    );
    next();
  };
}
