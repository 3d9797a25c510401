import {
  burnFileCall,
  burnPageCall,
  burnTotalCall,
  earnFileCall,
  earnPageCall,
  earnTotalCall,
} from '@poku/mfe-history/calls/history';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { scarce } from '../../http/scarce';
import { serve } from '../../http/serve';
import { requireMember } from '../../http/session-guard';
import { createHistoryFileService } from './file.service';
import { checkFilter } from './filter';
import { createHistoryService } from './service';

/** 'Riwayat' ([C] §7). */
export function historyRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const history = createHistoryService(deps);
  const files = createHistoryFileService(deps);
  const tags = ['history'];

  return (app, _options, next) => {
    serve(app, earnPageCall, { tags }, ({ clientId, ...query }, request) => {
      checkFilter(query);
      return history.earns(requireMember(request, clientId), query);
    });
    serve(app, burnPageCall, { tags }, ({ clientId, ...query }, request) => {
      checkFilter(query);
      return history.burns(requireMember(request, clientId), query);
    });
    const filed = { tags, config: scarce(deps.config) };
    serve(app, earnFileCall, filed, ({ clientId, ...filter }, request) => {
      checkFilter(filter);
      return files.earns(requireMember(request, clientId), filter);
    });
    serve(app, burnFileCall, filed, ({ clientId, ...filter }, request) => {
      checkFilter(filter);
      return files.burns(requireMember(request, clientId), filter);
    });
    serve(app, earnTotalCall, { tags }, ({ clientId }, request) =>
      history.earnTotal(requireMember(request, clientId)),
    );
    serve(app, burnTotalCall, { tags }, ({ clientId }, request) =>
      history.burnTotal(requireMember(request, clientId)),
    );
    next();
  };
}
