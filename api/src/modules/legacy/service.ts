import { validatePasswordConfirmation } from '@poku/domain/password';
import type { z } from 'zod';
import { mainOrigin } from '../../config/site';
import type { AppDeps } from '../../deps';
import { LoginCode } from '../../http/codes';
import { BusinessError, clientUnknown, HttpError, sessionEnded } from '../../http/errors';
import type { MemberSession } from '../../http/session-guard';
import { createCredentialsService } from '../access/credentials.service';
import { createPasswordService } from '../access/password.service';
import { createRegistrationService } from '../access/registration.service';
import type { Requester } from '../access/requester';
import { createResetService } from '../access/reset.service';
import { startSession } from '../access/session.service';
import { readMember } from '../customer/repository';
import { noteSecurity } from '../security/log';
import { createVerificationService } from '../verification/service';
import { allowedOrigin } from './allowed-origin';
import type { LegacyData } from './answers';
import type * as schema from './schema';
import { legacyLoginWording } from './wording';

/** Who asks for a new password: a session, or the bearer of the authorization header. */
export interface Asker {
  session: MemberSession | null;
  bearer: string | undefined;
}

/** The older calls, over the same rules and limits as the others (D27). */
export function createLegacyService(deps: Pick<AppDeps, 'db' | 'clock' | 'config' | 'partners'>) {
  const { db, clock, config } = deps;
  const credentials = createCredentialsService(deps);
  const passwords = createPasswordService(deps);
  const registration = createRegistrationService(deps);
  const resets = createResetService(deps);
  const verification = createVerificationService(deps);

  return {
    /**
     * Logs in by e-mail and gives an opaque session token for the bearer header. Refusals: a wrong password and an unknown address
     * have the same text; the ten-minute lock has the text of the login by number (D20).
     */
    async login(body: z.output<typeof schema.loginBody>, requester: Requester): Promise<LegacyData> {
      try {
        const member = await credentials.byEmail(body.email, body.password, requester);
        const { accessToken } = await db.transaction(async (tx) => {
          await credentials.complete(tx, member);
          const by = { by: 'password', client: 'older call' };
          await noteSecurity(tx, { what: 'login', memberId: member.id, detail: by }, clock.now());
          return startSession(tx, member.id, clock.now());
        });
        return { token: accessToken, user_id: member.id, email: member.email };
      } catch (error) {
        if (!(error instanceof BusinessError) || error.code !== LoginCode.wrongCredentials) throw error;
        throw new BusinessError(error.code, legacyLoginWording.wrongEmailLogin);
      }
    },

    /** Sends the link of forgot password; `url` decides its origin when that is one of the site's (D16, D27). */
    async forgotPassword(
      { email, url }: z.output<typeof schema.forgotBody>,
      from: Requester,
    ): Promise<LegacyData> {
      await resets.sendLink(email, from, allowedOrigin(url, config.siteOrigins) ?? mainOrigin(config));
      return { email };
    },

    /**
     * Sets a new password for the member with this id, by that member's session or by a reset token as bearer (D27). 401 without
     * either; a session that is not freshly authenticated is refused (D60); another member's id answers like an unknown one (D9).
     * The answer's token is the caller's own, which stays valid, or that of a new session after a reset token; a session by cookie
     * gets none (D10).
     */
    async changePassword(
      id: string,
      asker: Asker,
      body: z.output<typeof schema.changePasswordBody>,
    ): Promise<LegacyData> {
      const { session, bearer } = asker;
      const byToken = session === null && bearer !== undefined;
      const owner = session?.memberId ?? (byToken ? await ownerOf(bearer) : undefined);
      if (owner === undefined) throw sessionEnded();
      if (owner !== id) throw clientUnknown();
      const problem = validatePasswordConfirmation(body.new_password, body.conf_password);
      if (problem !== undefined) throw new HttpError(400, problem, 'conf_password');
      if (session !== null) await passwords.set(session, body.new_password);
      else if (bearer !== undefined) await resets.byLink(bearer, body.new_password);
      const { email } = await readMember(db, id);
      return { token: session === null ? await logIn(id) : bearer, user_id: id, email };
    },

    /**
     * Registers with a verified code and logs in. Refusals are those of `/completeregister`. `reference` has no effect
     * and `url` none either: the verification e-mail leads to the site's own page.
     */
    async register({ email, password, profile }: z.output<typeof schema.registerBody>): Promise<LegacyData> {
      const { name, dob, gender, otpRequestId, otpCode, msisdn } = profile;
      const { memberId } = await registration.complete({
        requestId: otpRequestId,
        code: otpCode ?? null,
        phone: msisdn,
        email,
        password,
        name,
        birthDate: dob,
        gender: gender === '1' ? 'female' : 'male',
        redirectToken: null,
        verifier: null,
        consentVersion: null,
      });
      return { token: await logIn(memberId), user_id: memberId, email };
    },

    /** Verifies an e-mail by its link. Refusals are those of `/validationemail`. */
    async verify(token: string, opener: MemberSession | null): Promise<LegacyData> {
      const { memberId, email } = await verification.confirm(token, opener);
      return { user_id: memberId, email };
    },
  };

  async function logIn(memberId: string): Promise<string> {
    return (await db.transaction((tx) => startSession(tx, memberId, clock.now()))).accessToken;
  }

  /** The member of a reset token; undefined for one that is not valid any more. */
  async function ownerOf(token: string): Promise<string | undefined> {
    try {
      return await resets.ownerOf(token);
    } catch (error) {
      if (error instanceof BusinessError) return undefined;
      throw error;
    }
  }
}
