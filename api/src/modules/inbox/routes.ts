import { inboxCall, readNoticesCall } from '@poku/mfe-account/calls/inbox';
import { pushKeyCall, subscribePushCall, unsubscribePushCall } from '@poku/mfe-account/calls/push';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { serve } from '../../http/serve';
import { requireMember, requireSession } from '../../http/session-guard';
import { createPushService } from './push.service';
import { createInboxService } from './service';

/** 'Kotak Masuk', and the browsers that take notices (D66). */
export function inboxRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const inbox = createInboxService(deps);
  const push = createPushService(deps);
  const tags = ['notices'];

  return (app, _options, next) => {
    serve(app, inboxCall, { tags }, ({ clientId, ...query }, request) =>
      inbox.list(requireMember(request, clientId), query),
    );
    serve(app, readNoticesCall, { tags }, ({ clientId, upTo }, request) =>
      inbox.read(requireMember(request, clientId), upTo),
    );
    serve(app, pushKeyCall, { tags }, () => push.key());
    serve(app, subscribePushCall, { tags }, ({ clientId, ...browser }, request) => {
      requireMember(request, clientId);
      return push.subscribe(requireSession(request), browser);
    });
    serve(app, unsubscribePushCall, { tags }, ({ clientId, endpoint }, request) =>
      push.unsubscribe(requireMember(request, clientId), endpoint),
    );
    next();
  };
}
