import { accessWording } from '@poku/shared/domain';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { RegistrationLimitCode } from '../../http/codes';
import { answers, answersNothing, done, ok } from '../../http/envelope';
import { scarce } from '../../http/scarce';
import { otpAnswer } from '../otp/schema';
import { createCodeService } from './code.service';
import { createQuotaService } from './quota.service';
import * as schema from './registration.schema';
import { createRegistrationService } from './registration.service';
import { readRequester } from './requester';

const full = { responseCode: RegistrationLimitCode.full, message: accessWording.quotaFull };

/** Registration and the codes that guests ask for ([A] §7, D22). */
export function registrationRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const codes = createCodeService(deps);
  const quota = createQuotaService(deps);
  const registration = createRegistrationService(deps);
  const tags = ['registration'];
  const config = scarce(deps.config);
  const issued = answers(otpAnswer);

  return (app, _options, next) => {
    app.get('/checklimit', { schema: { tags, response: answersNothing } }, async () =>
      (await quota.isOpen()) ? done() : full,
    );
    app.post(
      '/register',
      { config, schema: { tags, body: schema.registerBody, response: issued } },
      async (request) => ok(await codes.forRegistration(request.body, readRequester(request, deps.secure))),
    );
    app.post(
      '/requestotp',
      { config, schema: { tags, body: schema.otpOrderBody, response: issued } },
      async (request) =>
        ok(await codes.order(request.body, request.session, readRequester(request, deps.secure))),
    );
    app.post(
      '/registerotp',
      { config, schema: { tags, body: schema.otpCheckBody, response: answersNothing } },
      async (request) => {
        await codes.check('register', request.body, null);
        return done();
      },
    );
    app.post(
      '/validateotp',
      { config, schema: { tags, body: schema.otpCheckForBody, response: answersNothing } },
      async (request) => {
        await codes.check(request.body.purpose, request.body, request.session);
        return done();
      },
    );
    app.post(
      '/completeregister',
      {
        config,
        schema: {
          tags,
          body: schema.completeRegisterBody,
          response: answers(schema.completeRegisterData),
        },
      },
      async (request) => {
        const { msisdn } = await registration.complete(request.body);
        return ok({ msisdn });
      },
    );
    next();
  };
}
