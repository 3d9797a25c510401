import type { wire } from '@poku/shared/contract';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { clientParams } from '../../http/client-params';
import { CommonCode, UnlinkCode } from '../../http/codes';
import { answers, answersNothing, done, ok } from '../../http/envelope';
import { scarce } from '../../http/scarce';
import { requireMember, requireSession } from '../../http/session-guard';
import { createVisitorLinks } from '../entry/visitor-link.service';
import { createConfirmService } from './confirm.service';
import { createLinkService } from './link.service';
import * as schema from './schema';
import { createSharingService } from './sharing.service';
import { createUnlinkService } from './unlink.service';

/** The first result that is no success speaks for all of them. */
function summary(results: wire.WireUnlinkResult[]): wire.WireEnvelope<wire.WireUnlinkResult[]> {
  const refused = results.find(({ responseCode }) => responseCode !== UnlinkCode.ok);
  const { responseCode, message } = refused ?? { responseCode: CommonCode.ok, message: 'Success' };
  return { responseCode, message, data: results };
}

/** Linking, unlinking and what members agreed to share ([A] §7). */
export function linkRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const links = createLinkService(deps);
  const confirms = createConfirmService(deps);
  const visitors = createVisitorLinks(deps);
  const unlinks = createUnlinkService(deps);
  const sharing = createSharingService(deps);
  const tags = ['linkage'];

  return (app, _options, next) => {
    app.post(
      '/initiatelink',
      {
        schema: { tags, body: schema.initiateBody, response: answers(schema.initiateData) },
        config: scarce(deps.config),
      },
      async (request) => {
        requireMember(request, request.body.clientId);
        return ok(await links.initiate(requireSession(request), request.body, request.headers.origin));
      },
    );
    app.post(
      '/initiatelink/checkstatus',
      { schema: { tags, body: schema.statusBody, response: answers(schema.statusData) } },
      async (request) => {
        requireMember(request, request.body.clientId);
        return ok(await links.status(requireSession(request), request.body.authCode));
      },
    );
    app.post(
      '/partnerlink',
      {
        schema: { tags, body: schema.partnerLinkBody, response: answersNothing },
        config: scarce(deps.config),
      },
      async (request) => {
        const memberId = requireMember(request, request.body.clientId);
        const { linktype, data, partnerId, consentVersion } = request.body;
        const session = requireSession(request);
        if (linktype !== 'partnerlogin') {
          await confirms.confirm(session, request.body);
          return done();
        }
        const { redirectToken, codeVerifier, email } = data ?? {};
        const wish = { redirectToken, codeVerifier, email, partnerId, consentVersion };
        await visitors.linkVisitor({ ...wish, memberId, sessionId: session.id });
        return done();
      },
    );
    app.post(
      '/partnerunlink',
      { schema: { tags, body: schema.unlinkBody, response: answers(schema.unlinkData) } },
      async (request) => {
        const memberId = requireMember(request, request.body.clientId);
        return summary(await unlinks.unlink(memberId, [request.body.partnerId].flat()));
      },
    );
    app.get('/datashareloyalty', { schema: { tags, response: answers(schema.sharingData) } }, () =>
      ok(sharing.text()),
    );
    app.get(
      '/datashareloyalty/:clientId',
      { schema: { tags, params: clientParams, response: answers(schema.memberSharingData) } },
      async (request) => ok(await sharing.ofMember(requireMember(request, request.params.clientId))),
    );
    next();
  };
}
