import {
  verificationByPhoneCall,
  verifiedWording,
  verifyEmailCall,
} from '@poku/mfe-account/calls/verification';
import { verificationEmailCall } from '@poku/flows/verify-email/calls/verification-email';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { scarce } from '../../http/scarce';
import { saying, serve } from '../../http/serve';
import { requireMember } from '../../http/session-guard';
import { createVerificationService } from './service';
import { verificationAnswerWording } from './wording';

const { emailAlreadyVerified, emailValidated } = verifiedWording;

/** Verification of e-mail addresses ([A] §7, D24). */
export function verificationRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const verification = createVerificationService(deps);
  const setting = { tags: ['verification'], config: scarce(deps.config) };

  return (app, _options, next) => {
    serve(app, verificationEmailCall, setting, async ({ clientId }, request) => {
      const isSent = await verification.sendAgain(requireMember(request, clientId));
      return saying(isSent ? verificationAnswerWording.sent : emailAlreadyVerified);
    });
    serve(app, verifyEmailCall, setting, async ({ verifyCode }, { session }) => {
      const { wasVerified } = await verification.confirm(verifyCode, session);
      return saying(wasVerified ? emailAlreadyVerified : emailValidated, { wasVerified });
    });
    serve(app, verificationByPhoneCall, setting, ({ phone }) => verification.sendByPhone(phone));
    next();
  };
}
