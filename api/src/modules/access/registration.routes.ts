import { registerCall, registrationCodeCall } from '@poku/mfe-account/calls/registration';
import { accessWording } from '@poku/domain/wording/access';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { RegistrationLimitCode } from '../../http/codes';
import { answers, answersNothing, done, ok, tries } from '../../http/envelope';
import { scarce } from '../../http/scarce';
import { serve } from '../../http/serve';
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
  const checked = answers(tries);

  return (app, _options, next) => {
    app.get('/checklimit', { schema: { tags, response: answersNothing } }, async () =>
      (await quota.isOpen()) ? done() : full,
    );
    serve(app, registrationCodeCall, { tags, config }, (asked, request) =>
      codes.forRegistration(asked, readRequester(request, deps.secure)),
    );
    app.post(
      '/requestotp',
      { config, schema: { tags, body: schema.otpOrderBody, response: issued } },
      async (request) =>
        ok(await codes.order(request.body, request.session, readRequester(request, deps.secure))),
    );
    app.post(
      '/registerotp',
      { config, schema: { tags, body: schema.otpCheckBody, response: checked } },
      async (request) => {
        await codes.check('register', request.body, null);
        return done();
      },
    );
    app.post(
      '/validateotp',
      { config, schema: { tags, body: schema.otpCheckForBody, response: checked } },
      async (request) => {
        await codes.check(request.body.purpose, request.body, request.session);
        return done();
      },
    );
    serve(app, registerCall, { tags, config }, async (asked) => {
      const { msisdn } = await registration.complete(asked);
      return { phone: msisdn };
    });
    next();
  };
}
