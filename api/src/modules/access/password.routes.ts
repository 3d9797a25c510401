import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { answers, answersNothing, done, ok } from '../../http/envelope';
import { scarce } from '../../http/scarce';
import { requireMember, requireSession } from '../../http/session-guard';
import { otpAnswer } from '../otp/schema';
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
  const { secure } = deps;

  return (app, _options, next) => {
    app.post(
      '/requestotpforgotpassword',
      { config, schema: { tags, body: schema.msisdnBody, response: answers(otpAnswer) } },
      async (request) => ok(await codes.forForgotPassword(request.body, readRequester(request, secure))),
    );
    app.post(
      '/validateotpforgotpassword',
      { config, schema: { tags, body: schema.otpCheckBody, response: answersNothing } },
      async (request) => {
        await codes.check('forgotpassword', request.body, null);
        return done();
      },
    );
    app.post(
      '/updatepassword',
      { config, schema: { tags, body: schema.updatePasswordBody, response: answersNothing } },
      async (request, reply) => {
        const device = await resets.byCode(request.body, readBrowser(request, secure));
        writeDevice(reply, device, secure);
        return done();
      },
    );
    app.post(
      '/requestforgotpasswordemail',
      { config, schema: { tags, body: schema.emailBody, response: answersNothing } },
      async (request) => {
        await resets.sendLink(request.body.email, readRequester(request, secure));
        return done();
      },
    );
    app.post(
      '/checkforgotpasswordemail',
      { config, schema: { tags, body: schema.resetLinkBody, response: answersNothing } },
      async (request) => {
        await resets.ownerOf(request.body.verifyCode);
        return done();
      },
    );
    app.post(
      '/validateforgotpasswordemail',
      { config, schema: { tags, body: schema.resetByLinkBody, response: answersNothing } },
      async (request, reply) => {
        const { verifyCode, password } = request.body;
        const device = await resets.byLink(verifyCode, password, readBrowser(request, secure));
        if (device !== undefined) writeDevice(reply, device, secure);
        return done();
      },
    );
    app.put(
      '/changepassword',
      { config, schema: { tags, body: schema.changePasswordBody, response: answersNothing } },
      async (request) => {
        requireMember(request, request.body.clientId);
        await passwords.change(requireSession(request), request.body);
        return done();
      },
    );
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
