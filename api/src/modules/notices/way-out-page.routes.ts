import {
  lookAtWayOutCall,
  takeWayOutCall,
  type WayOut,
  WayOutCode,
  wayOutCodeWording,
} from '@poku/mfe-account/calls/way-out';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { refusal } from '../../http/errors';
import { serve } from '../../http/serve';
import { createWayOutService } from './way-out.service';

const known = (found: WayOut | undefined): WayOut => {
  if (found === undefined) throw refusal(WayOutCode.unknown, wayOutCodeWording);
  return found;
};

/** What the page of a way out asks, for anybody who has its address: it needs no session. */
export function wayOutPageRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const ways = createWayOutService(deps);
  const tags = ['notices'];
  return (app, _options, next) => {
    serve(app, lookAtWayOutCall, { tags }, async ({ token }) => known(await ways.look(token)));
    serve(app, takeWayOutCall, { tags }, async ({ token }) => known(await ways.leave(token)));
    next();
  };
}
