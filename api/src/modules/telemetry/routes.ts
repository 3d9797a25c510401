import type { IncomingHttpHeaders } from 'node:http';
import { TELEMETRY_REPORT_BYTES } from '@poku/domain/telemetry';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppDeps } from '../../deps';
import { answers, answersNothing, done, ok } from '../../http/envelope';
import { readCookie } from '../../http/cookies';
import { scarce } from '../../http/scarce';
import { sessionCookie } from '../../http/session-guard';
import {
  errorsQuery,
  figures,
  rangeQuery,
  remoteParams,
  report,
  thrownErrors,
  voted,
  votesQuery,
} from './schema';
import { createSiteReleases } from '../../ports/releases';
import { createTelemetryService } from './service';

const bearerOf = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];

/**
 * Collects what pages report of the releases that they run. Reports are JSON, which a page of another origin cannot send without
 * permission by CORS. A session that is sent along decides only how often its member may report, and whose vote about a canary it
 * is.
 */
export function telemetryRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const tags = ['telemetry'];
  return (app, _options, next) => {
    const site = createSiteReleases(deps.config, (error) => {
      if (error === undefined) app.log.info('the registry of the site is read again');
      else app.log.error({ err: error }, 'the registry of the site cannot be read');
    });
    const telemetry = createTelemetryService(deps, deps.releases ?? site);
    app.post(
      '/telemetry',
      {
        config: scarce(deps.config),
        bodyLimit: TELEMETRY_REPORT_BYTES,
        schema: { tags, body: report, response: answersNothing },
      },
      async (request) => {
        const token = readCookie(request, sessionCookie(deps.secure));
        await telemetry.collect(request.body, { address: request.ip, token });
        return done();
      },
    );
    app.get(
      '/telemetry/releases/:remote',
      {
        schema: {
          tags,
          params: remoteParams,
          querystring: rangeQuery,
          response: answers(z.object({ releases: z.array(figures) })),
        },
      },
      async ({ headers, params, query }) => {
        const { channel, from, to } = query;
        return ok({ releases: await telemetry.figures(bearerOf(headers), params.remote, channel, from, to) });
      },
    );
    app.get(
      '/telemetry/votes/:remote',
      {
        schema: {
          tags,
          params: remoteParams,
          querystring: votesQuery,
          response: answers(z.object({ releases: z.array(voted) })),
        },
      },
      async ({ headers, params, query }) => {
        const { channel, since } = query;
        return ok({ releases: await telemetry.votes(bearerOf(headers), params.remote, channel, since) });
      },
    );
    app.get(
      '/telemetry/errors/:remote',
      { schema: { tags, params: remoteParams, querystring: errorsQuery, response: answers(thrownErrors) } },
      async ({ headers, params, query }) =>
        ok(await telemetry.errors(bearerOf(headers), params.remote, query.channel, query)),
    );
    next();
  };
}
