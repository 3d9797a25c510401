import { consentsCall } from '@poku/mfe-linkage/calls/consent';
import { linkCall } from '@poku/mfe-linkage/calls/link';
import { UnlinkCode, unlinkCall, type UnlinkResult } from '@poku/mfe-linkage/calls/unlink';
import { write } from '@poku/contract/calls';
import { sharingCall } from '@poku/flows/entry/calls/sharing';
import { confirmLinkCall, VISITOR_LINK_TYPE } from '@poku/flows/linking/calls/confirm-link';
import { linkStatusCall } from '@poku/flows/linking/calls/link-status';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { BusinessError } from '../../http/errors';
import { scarce } from '../../http/scarce';
import { serve } from '../../http/serve';
import { requireMember, requireSession } from '../../http/session-guard';
import { createVisitorLinks } from '../entry/visitor-link.service';
import { createConfirmService } from './confirm.service';
import { createLinkService } from './link.service';
import { createSharingService } from './sharing.service';
import { createUnlinkService } from './unlink.service';

/** Throws the refusal of the first result that is not a success, with all results as its data. */
function demandUnlinked(results: readonly UnlinkResult[]): void {
  const refused = results.find(({ code }) => code !== UnlinkCode.ok);
  if (refused === undefined) return;
  throw new BusinessError(refused.code, refused.message, write(unlinkCall.answer, results) as object);
}

/** Linking, unlinking and what members agreed to share ([A] §7). */
export function linkRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const links = createLinkService(deps);
  const confirms = createConfirmService(deps);
  const visitors = createVisitorLinks(deps);
  const unlinks = createUnlinkService(deps);
  const sharing = createSharingService(deps);
  const tags = ['linkage'];
  const scarceOne = { tags, config: scarce(deps.config) };

  return (app, _options, next) => {
    serve(app, linkCall, scarceOne, ({ clientId, ...wish }, request) => {
      requireMember(request, clientId);
      return links.initiate(requireSession(request), wish, request.headers.origin);
    });
    serve(app, linkStatusCall, { tags }, ({ clientId, authCode }, request) => {
      requireMember(request, clientId);
      return links.status(requireSession(request), authCode);
    });
    serve(app, confirmLinkCall, scarceOne, async ({ clientId, linkType, ...answer }, request) => {
      const memberId = requireMember(request, clientId);
      const session = requireSession(request);
      if (linkType !== VISITOR_LINK_TYPE) return confirms.confirm(session, answer);
      const { partnerId, proof, consentVersion } = answer;
      const { redirectToken = null, verifier = null, email = null } = proof ?? {};
      const told = { redirectToken, verifier, email, partnerId, consentVersion };
      return visitors.linkVisitor({ ...told, memberId, sessionId: session.id });
    });
    serve(app, unlinkCall, { tags }, async ({ clientId, partnerIds }, request) => {
      const results = await unlinks.unlink(requireMember(request, clientId), partnerIds);
      demandUnlinked(results);
      return results;
    });
    serve(app, sharingCall, { tags }, () => sharing.text());
    serve(app, consentsCall, { tags }, ({ clientId }, request) =>
      sharing.ofMember(requireMember(request, clientId)),
    );
    next();
  };
}
