import { changePasswordCall } from '@poku/mfe-account/calls/change-password';
import { forgotCodeCall, resetByCodeCall, resetLinkCall } from '@poku/mfe-account/calls/forgot-password';
import { lookAtLinkCall, resetByLinkCall } from '@poku/mfe-account/calls/reset-link';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { answers, answersNothing, done, tries } from '../../http/envelope';
import { scarce } from '../../http/scarce';
import { serve } from '../../http/serve';
import { requireMember, requireSession } from '../../http/session-guard';
import { createCodeService } from './code.service';
import { createPasswordService } from './password.service';
import * as schema from './registration.schema';
import { readBrowser, readRequester, writeDevice } from './requester';
import { createResetService } from './reset.service';
import { createStepUpService } from './step-up.service';

/** Forgotten and changed passwords ([A] §7), and giving one's own once more (D60). */
export function passwordRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const codes = createCodeService(deps);
  const resets = createResetService(deps);
  const passwords = createPasswordService(deps);
  const stepUp = createStepUpService(deps);
  const tags = ['passwords'];
  const config = scarce(deps.config);
  const setting = { tags, config };
  const { secure } = deps;
  const checked = answers(tries);

  return (app, _options, next) => {
    serve(app, forgotCodeCall, setting, ({ phone }, request) =>
      codes.forForgotPassword(phone, readRequester(request, secure)),
    );
    app.post(
      '/validateotpforgotpassword',
      { config, schema: { tags, body: schema.otpCheckBody, response: checked } },
      async (request) => {
        await codes.check('forgotpassword', request.body, null);
        return done();
      },
    );
    serve(app, resetByCodeCall, setting, async (asked, request, reply) => {
      writeDevice(reply, await resets.byCode(asked, readBrowser(request, secure)), secure);
    });
    serve(app, resetLinkCall, setting, ({ email }, request) =>
      resets.sendLink(email, readRequester(request, secure)),
    );
    serve(app, lookAtLinkCall, setting, async ({ verifyCode }) => {
      await resets.ownerOf(verifyCode);
    });
    serve(app, resetByLinkCall, setting, async ({ verifyCode, newPassword }, request, reply) => {
      const device = await resets.byLink(verifyCode, newPassword, readBrowser(request, secure));
      if (device !== undefined) writeDevice(reply, device, secure);
    });
    serve(app, changePasswordCall, setting, ({ clientId, ...asked }, request) => {
      requireMember(request, clientId);
      return passwords.change(requireSession(request), asked);
    });
    app.post(
      '/stepup',
      { config, schema: { tags, body: schema.stepUpBody, response: answersNothing } },
      async (request) => {
        requireMember(request, request.body.clientId);
        await stepUp.byPassword(requireSession(request), request.body.password);
        return done();
      },
    );
    next();
  };
}
