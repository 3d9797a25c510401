import { verifiedWording } from '@poku/mfe-account/calls/verification';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { answers, answersNothing, answersWait, done, ok } from '../../http/envelope';
import { scarce } from '../../http/scarce';
import { requireMember } from '../../http/session-guard';
import * as schema from './schema';
import { createVerificationService } from './service';
import { verificationAnswerWording } from './wording';

const { emailAlreadyVerified, emailValidated } = verifiedWording;

/** Verification of e-mail addresses ([A] §7, D24). */
export function verificationRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const verification = createVerificationService(deps);
  const tags = ['verification'];
  const config = scarce(deps.config);

  return (app, _options, next) => {
    app.post(
      '/verificationemail',
      { config, schema: { tags, body: schema.clientBody, response: answersWait } },
      async (request) => {
        const isSent = await verification.sendAgain(requireMember(request, request.body.clientId));
        return done(isSent ? verificationAnswerWording.sent : emailAlreadyVerified);
      },
    );
    app.post(
      '/validationemail',
      { config, schema: { tags, body: schema.verifyCodeBody, response: answers(schema.emailVerified) } },
      async (request) => {
        const { wasVerified } = await verification.confirm(request.body.verifyCode, request.session);
        return ok({ wasVerified }, wasVerified ? emailAlreadyVerified : emailValidated);
      },
    );
    app.post(
      '/generalverificationemail',
      { config, schema: { tags, body: schema.msisdnBody, response: answersNothing } },
      async (request) => {
        await verification.sendByPhone(request.body.msisdn);
        return done();
      },
    );
    next();
  };
}
