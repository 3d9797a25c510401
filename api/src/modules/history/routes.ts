import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { clientParams } from '../../http/client-params';
import { answers, ok } from '../../http/envelope';
import { scarce } from '../../http/scarce';
import { requireMember } from '../../http/session-guard';
import { createHistoryFileService } from './file.service';
import * as schema from './schema';
import { createHistoryService } from './service';

const attachment = (name: string): string => `attachment; filename="${name}"`;

/** 'Riwayat' ([C] §7). */
export function historyRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const history = createHistoryService(deps);
  const files = createHistoryFileService(deps);
  const tags = ['history'];
  const params = clientParams;

  return (app, _options, next) => {
    const paged = { tags, params, querystring: schema.historyQuery };
    app.get(
      '/customerearn/:clientId',
      { schema: { ...paged, response: answers(schema.historyPageOf(schema.earnItem)) } },
      async (request) =>
        ok(await history.earns(requireMember(request, request.params.clientId), request.query)),
    );
    app.get(
      '/customerburn/:clientId',
      { schema: { ...paged, response: answers(schema.historyPageOf(schema.burnItem)) } },
      async (request) =>
        ok(await history.burns(requireMember(request, request.params.clientId), request.query)),
    );
    const filed = {
      config: scarce(deps.config),
      schema: { tags, params, querystring: schema.filterQuery, response: schema.csvAnswer },
    };
    app.get('/customerearncsv/:clientId', filed, async (request, reply) => {
      const memberId = requireMember(request, request.params.clientId);
      const { name, content } = await files.earns(memberId, request.query);
      void reply.header('content-disposition', attachment(name)).type('text/csv; charset=utf-8');
      return reply.send(content);
    });
    app.get('/customerburncsv/:clientId', filed, async (request, reply) => {
      const memberId = requireMember(request, request.params.clientId);
      const { name, content } = await files.burns(memberId, request.query);
      void reply.header('content-disposition', attachment(name)).type('text/csv; charset=utf-8');
      return reply.send(content);
    });
    app.get(
      '/customersummaryearnpoin/:clientId',
      { schema: { tags, params, response: answers(schema.earnSummary) } },
      async (request) => ok(await history.earnTotal(requireMember(request, request.params.clientId))),
    );
    app.get(
      '/customersummaryburnpoin/:clientId',
      { schema: { tags, params, response: answers(schema.burnSummary) } },
      async (request) => ok(await history.burnTotal(requireMember(request, request.params.clientId))),
    );
    next();
  };
}
