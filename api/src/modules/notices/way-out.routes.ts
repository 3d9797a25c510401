import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mainOrigin } from '../../config/site';
import type { AppDeps } from '../../deps';
import { answersNothing, done } from '../../http/envelope';
import { HttpError } from '../../http/errors';
import { wayOutPath } from '../../http/policy';
import { createWayOutService } from './way-out.service';

const longestToken = 256;
const params = z.object({ token: z.string().max(longestToken) });
const tags = ['notices'];

/**
 * The way out of an e-mail (RFC 8058). A mail provider posts to it, without a session and from wherever it is; whoever opens it in a
 * browser, or a scanner that opens all links of an e-mail, changes nothing and comes to the page that asks. The token stands behind
 * the # there, which no server is told.
 */
export function wayOutRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const ways = createWayOutService(deps);
  return (app, _options, next) => {
    // What is posted is the same for every e-mail, as a form of either kind; the address says all.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, read) => read(null));
    app.post(
      `${wayOutPath}/:token`,
      { schema: { tags, params, response: answersNothing } },
      async (request) => {
        // Mail providers read the status.
        if ((await ways.leave(request.params.token)) === undefined)
          throw new HttpError(404, 'Link tidak dikenal');
        return done();
      },
    );
    app.get(`${wayOutPath}/:token`, { schema: { tags, params } }, ({ params: { token } }, reply) =>
      reply.redirect(`${mainOrigin(deps.config)}/berhenti-email#${encodeURIComponent(token)}`, 303),
    );
    next();
  };
}
