import { AUTHORIZATION_CODE_LIFE_MS } from '@poku/domain/limits/access';
import { loginCodeWording } from '@poku/domain/wording/credentials';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { LoginCode } from '../../http/codes';
import { BusinessError, HttpError, refusal } from '../../http/errors';
import { after } from '../../ports/clock';
import { answersChallenge, readChallenge } from '../../security/challenge';
import { randomToken, sha256 } from '../../security/random';
import { noteSecurity } from '../security/log';
import { outlastLock } from '../entry/outlast-lock';
import { tellEntry } from '../entry/tell-entry';
import { redeemEntry } from '../entry/redeem-entry';
import { createCredentialsService, type ProvenMember } from './credentials.service';
import { insertGrant, lockGrant, redeemGrant } from './grant.repository';
import { rememberDevice } from './guard.repository';
import { isKnownClient } from './member.repository';
import { deviceFor, type Browser, type Requester } from './requester';
import { revokeSession } from './session.repository';
import { startSession } from './session.service';

/** The first step of a login ([A] §4). */
export interface LoginAttempt {
  msisdn: string;
  password: string;
  clientId: string;
  codeChallenge: string;
}

/** The second step of a login ([A] §4). */
export interface Exchange {
  authorizationCode: string;
  codeVerifier: string;
  clientId: string;
}

/** What a login gives. */
interface Entered {
  accessToken: string;
  memberId: string;
  /** What the browser is to be known by. */
  device: string;
}

const refuse = (code: number): BusinessError => refusal(code, loginCodeWording);

/** The two steps of the login (D12, D20). */
export function createLoginService(deps: Pick<AppDeps, 'db' | 'clock' | 'config'>) {
  const { db, clock } = deps;
  const credentials = createCredentialsService(deps);

  const prove = async (attempt: LoginAttempt, requester: Requester): Promise<ProvenMember> => {
    try {
      return await credentials.byPhone(attempt.msisdn, attempt.password, requester);
    } catch (error) {
      if (error instanceof BusinessError && error.code === LoginCode.locked)
        await outlastLock(db, attempt, clock.now());
      throw error;
    }
  };

  return {
    /**
     * Checks number and password and gives an authorization code for 60 s. Refusals: 201, 202, 203, 204, 207
     * ([A] §8); an unknown number takes the same work as a wrong password (D20). A challenge that is no SHA-256 is
     * a 400. Wrong passwords are counted per number and requester and survive a restart. At a
     * partner's client the redirect token of the number outlives the lock.
     */
    async authorize(attempt: LoginAttempt, requester: Requester): Promise<string> {
      const challenge = readChallenge(attempt.codeChallenge);
      if (challenge === undefined)
        throw new HttpError(400, 'Data tidak valid: codeChallenge', 'codeChallenge');
      if (attempt.msisdn.trim() === '') throw refuse(LoginCode.phoneEmpty);
      if (attempt.password === '') throw refuse(LoginCode.passwordEmpty);
      if (!(await isKnownClient(db, attempt.clientId))) throw refuse(LoginCode.clientUnknown);
      const member = await prove(attempt, requester);
      const code = randomToken();
      const now = clock.now();
      await db.transaction(async (tx) => {
        await credentials.complete(tx, member);
        await insertGrant(tx, {
          codeHash: sha256(code),
          memberId: member.id,
          clientId: attempt.clientId,
          challenge,
          expiresAt: after(now, AUTHORIZATION_CODE_LIFE_MS),
          redirectTokenHash: null,
        });
      });
      return code;
    },

    /**
     * Exchanges a code and its verifier for a new session. Refusal 205 when the code is unknown, too old, used, of
     * another client or not answered by the verifier; a second use also ends the session of the first (D12). A code of
     * a redirect token uses the token up, and is refused when that was used by then or the link it stood for ended (D28);
     * the owner is told of the first one on a device (D59). The device is what the browser is to be known by.
     */
    async exchange(exchange: Exchange, browser: Browser): Promise<Entered> {
      const session = await db.transaction((tx) => exchangeCode(tx, exchange, browser, clock.now()));
      if (session === undefined) throw refuse(LoginCode.grantRefused);
      return session;
    },
  };
}

async function exchangeCode(
  tx: Tx,
  { authorizationCode, codeVerifier, clientId }: Exchange,
  browser: Browser,
  now: Date,
): Promise<Entered | undefined> {
  const grant = await lockGrant(tx, sha256(authorizationCode));
  if (grant === undefined) return undefined;
  if (grant.usedAt !== null) {
    if (grant.sessionId !== null) await revokeSession(tx, grant.sessionId, now);
    return undefined;
  }
  const fits = grant.clientId === clientId && answersChallenge(codeVerifier, grant.challenge);
  const { memberId, redirectTokenHash } = grant;
  const isGood = fits && grant.expiresAt > now;
  if (!isGood || !(redirectTokenHash === null || (await redeemEntry(tx, redirectTokenHash, memberId, now)))) {
    await redeemGrant(tx, grant.codeHash, now, null);
    return undefined;
  }
  const { id, accessToken } = await startSession(tx, memberId, now, clientId, redirectTokenHash === null);
  await redeemGrant(tx, grant.codeHash, now, id);
  const device = await deviceFor(tx, memberId, browser);
  const deviceHash = sha256(device);
  if (redirectTokenHash !== null) await tellEntry(tx, { memberId, clientId, deviceHash }, now);
  else if (await rememberDevice(tx, memberId, deviceHash, now))
    await noteSecurity(tx, { what: 'device.new', memberId }, now);
  const by = redirectTokenHash === null ? 'password' : 'redirect token';
  await noteSecurity(tx, { what: 'login', memberId, detail: { by, client: clientId } }, now);
  return { accessToken, memberId, device };
}
