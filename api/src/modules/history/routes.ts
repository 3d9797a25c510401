import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { clientParams } from '../../http/client-params';
import { answers, ok } from '../../http/envelope';
import { pageOf, pageQuery } from '../../http/paging';
import { requireMember } from '../../http/session-guard';
import * as schema from './schema';
import { createHistoryService } from './service';

/** 'Riwayat' ([C] §7). */
export function historyRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const history = createHistoryService(deps);
  const tags = ['history'];
  const params = clientParams;

  return (app, _options, next) => {
    app.get(
      '/customerearn/:clientId',
      { schema: { tags, params, querystring: pageQuery, response: answers(pageOf(schema.earnItem)) } },
      async (request) =>
        ok(await history.earns(requireMember(request, request.params.clientId), request.query)),
    );
    app.get(
      '/customerburn/:clientId',
      { schema: { tags, params, querystring: pageQuery, response: answers(pageOf(schema.burnItem)) } },
      async (request) =>
        ok(await history.burns(requireMember(request, request.params.clientId), request.query)),
    );
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
