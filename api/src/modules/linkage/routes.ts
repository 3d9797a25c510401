import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppDeps } from '../../deps';
import { answers, ok } from '../../http/envelope';
import { clientParams } from '../../http/client-params';
import { requireMember, requireSession } from '../../http/session-guard';
import { linkageItem, partnerEwalletData } from './schema';
import { createLinkageService } from './service';

/** Partners and e-wallets as a member sees them ([A] §7). */
export function linkageRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const linkage = createLinkageService(deps);
  const tags = ['linkage'];
  const list = { schema: { tags, params: clientParams, response: answers(z.array(linkageItem)) } };

  return (app, _options, next) => {
    app.get('/partnercoalition/:clientId', list, async (request) =>
      ok(await linkage.partners(requireMember(request, request.params.clientId))),
    );
    app.get('/ewalletcoalition/:clientId', list, async (request) =>
      ok(await linkage.ewallets(requireMember(request, request.params.clientId))),
    );
    app.get('/partnerewallet', { schema: { tags, response: answers(partnerEwalletData) } }, async (request) =>
      ok(await linkage.all(requireSession(request).memberId)),
    );
    next();
  };
}
