import { Readable } from 'node:stream';
import {
  statementCsvCall,
  statementFileName,
  statementMonthsCall,
  statementPdfCall,
} from '@poku/mfe-history/calls/statement';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { scarce } from '../../http/scarce';
import { serve } from '../../http/serve';
import { requireMember } from '../../http/session-guard';
import { statementCsv } from './csv';
import { statementPdf } from './pdf/document';
import { createStatementService } from './service';

/** The monthly statement of a member's own points. */
export function statementRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const statements = createStatementService(deps);
  const tags = ['history'];
  const filed = { tags, config: scarce(deps.config) };

  return (app, _options, next) => {
    serve(app, statementMonthsCall, { tags }, ({ clientId }, request) =>
      statements.months(requireMember(request, clientId)),
    );
    serve(app, statementPdfCall, filed, async ({ clientId, month }, request) => {
      const statement = await statements.statement(requireMember(request, clientId), month);
      const content = statementPdf(statement, deps.clock.now());
      return { name: statementFileName(month, 'pdf'), content };
    });
    serve(app, statementCsvCall, filed, async ({ clientId, month }, request) => {
      const statement = await statements.statement(requireMember(request, clientId), month);
      return { name: statementFileName(month, 'csv'), content: Readable.from([statementCsv(statement)]) };
    });
    next();
  };
}
