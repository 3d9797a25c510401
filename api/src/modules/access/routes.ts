import { AvailabilityCode, checkEmailCall, checkPhoneCall } from '@poku/mfe-account/calls/availability';
import { writeFields } from '@poku/contract/calls';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { askingBrand } from '../../http/asking-brand';
import { answers, ok } from '../../http/envelope';
import { writeCookie } from '../../http/cookies';
import { BusinessError } from '../../http/errors';
import { scarce } from '../../http/scarce';
import { saying, serve } from '../../http/serve';
import { sessionCookie } from '../../http/session-guard';
import { createEntryService } from '../entry/entry.service';
import { type Availability, createAvailabilityService } from './availability.service';
import { createLoginService } from './login.service';
import { readBrowser, readRequester, writeDevice } from './requester';
import * as schema from './schema';
import { createSessionService } from './session.service';

const sessionCookieAgeS = 30 * 24 * 60 * 60;

/** What is taken is answered, and everything else refused with the same data (D19). */
const tell = ({ code, ...known }: Availability) => {
  if (code === AvailabilityCode.taken) return saying(known.message, known);
  throw new BusinessError(code, known.message, writeFields(checkPhoneCall.answer.fields, known));
};

/** Login, logout and the checks that the access screens make ([A] §7). */
export function accessRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const login = createLoginService(deps);
  const sessions = createSessionService(deps);
  const availability = createAvailabilityService(deps);
  const entry = createEntryService(deps);
  const tags = ['access'];
  const config = scarce(deps.config);
  const { secure } = deps;

  const setCookies = (reply: FastifyReply, token: string, device: string): void => {
    writeCookie(reply, sessionCookie(secure), token, { maxAgeS: sessionCookieAgeS, secure });
    writeDevice(reply, device, secure);
  };

  return (app, _options, next) => {
    app.post(
      '/loginauth',
      { schema: { tags, body: schema.loginAuthBody, response: answers(schema.loginAuthData) } },
      async (request) => {
        return ok({ authorizationCode: await login.authorize(request.body, readRequester(request, secure)) });
      },
    );
    app.post(
      '/logintoken',
      { schema: { tags, body: schema.loginTokenBody, response: answers(schema.loginTokenData) } },
      async (request, reply) => {
        const browser = readBrowser(request, secure);
        const { accessToken, memberId, device } = await login.exchange(request.body, browser);
        if (request.session !== null) await sessions.end(request.session);
        setCookies(reply, accessToken, device);
        return ok({ accessToken, clientId: memberId });
      },
    );
    app.post(
      '/signout',
      { schema: { tags, body: schema.signOutBody, response: answers(schema.signOutData) } },
      async (request, reply) => {
        if (request.session !== null) await sessions.end(request.session);
        writeCookie(reply, sessionCookie(secure), '', { maxAgeS: 0, secure });
        return ok({ callback_url: await entry.logoutAddress(askingBrand(deps.config, request)) });
      },
    );
    serve(app, checkPhoneCall, { tags, config }, async ({ phone }, request) =>
      tell(await availability.checkPhone(phone, request.ip)),
    );
    serve(app, checkEmailCall, { tags, config }, async ({ email }, request) =>
      tell(await availability.checkEmail(email, request.session?.memberId, request.ip)),
    );
    next();
  };
}
