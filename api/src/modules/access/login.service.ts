import {
  AUTHORIZATION_CODE_LIFE_MS,
  LOGIN_LOCK_MS,
  LOGIN_MAX_FAILURES,
  loginCodeWording,
  normalizePhone,
  SESSION_LIFE_MS,
} from '@poku/shared/domain';
import type { Database, Tx } from '../../db/database';
import { LoginCode } from '../../http/codes';
import { HttpError, refusal, type BusinessError } from '../../http/errors';
import { after, type Clock } from '../../ports/clock';
import { answersChallenge, readChallenge } from '../../security/challenge';
import { checkPassword } from '../../security/passwords';
import { randomReference, randomToken, sha256 } from '../../security/random';
import { insertGrant, lockGrant, useGrant } from './grant.repository';
import { clearWrongLogins, countLoginTry, findLock, isKnownDevice, rememberDevice } from './guard.repository';
import { findCredentials, isKnownClient } from './member.repository';
import { insertSession, revokeSession } from './session.repository';

/** Where a login comes from: the address, and the device cookie when there is one. */
export interface Requester {
  address: string;
  device: string | undefined;
}

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

const refuse = (code: number): BusinessError => refusal(code, loginCodeWording);

/** The two steps of the login (D12, D20). */
export function createLoginService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * Checks number and password and gives an authorization code for 60 s. Refusals: 201, 202, 203, 204, 207
     * ([A] §8); an unknown number takes the same work as a wrong password (D20). A challenge that is no SHA-256 is
     * a 400. Wrong passwords are counted per number and requester and survive a restart.
     */
    async authorize(attempt: LoginAttempt, requester: Requester): Promise<string> {
      const challenge = readChallenge(attempt.codeChallenge);
      if (challenge === undefined)
        throw new HttpError(400, 'Data tidak valid: codeChallenge', 'codeChallenge');
      if (attempt.msisdn.trim() === '') throw refuse(LoginCode.phoneEmpty);
      if (attempt.password === '') throw refuse(LoginCode.passwordEmpty);
      if (!(await isKnownClient(db, attempt.clientId))) throw refuse(LoginCode.clientUnknown);
      const msisdn = normalizePhone(attempt.msisdn) ?? 'none';
      const key = { msisdn, requester: await requesterKey(db, msisdn, requester) };
      const now = clock.now();
      if ((await findLock(db, msisdn, key.requester, now)) !== null) throw refuse(LoginCode.locked);
      const rule = { limit: LOGIN_MAX_FAILURES, now, lockUntil: after(now, LOGIN_LOCK_MS) };
      const tries = await countLoginTry(db, key, rule);
      if (tries > LOGIN_MAX_FAILURES) throw refuse(LoginCode.locked);
      const member = await findCredentials(db, msisdn);
      if (!(await checkPassword(member?.password_hash, attempt.password)) || member === undefined) {
        throw refuse(tries === LOGIN_MAX_FAILURES ? LoginCode.locked : LoginCode.wrongCredentials);
      }
      const code = randomToken();
      await db.transaction(async (tx) => {
        await clearWrongLogins(tx, msisdn, key.requester);
        const expiresAt = after(now, AUTHORIZATION_CODE_LIFE_MS);
        const grant = {
          codeHash: sha256(code),
          memberId: member.id,
          clientId: attempt.clientId,
          challenge,
          expiresAt,
        };
        await insertGrant(tx, grant);
      });
      return code;
    },

    /**
     * Exchanges a code and its verifier for a new session. Refusal 205 when the code is unknown, too old, used, of
     * another client or not answered by the verifier; a second use also ends the session of the first (D12).
     */
    async exchange(exchange: Exchange, device: string): Promise<{ accessToken: string; memberId: string }> {
      const session = await db.transaction((tx) => exchangeCode(tx, exchange, device, clock.now()));
      if (session === undefined) throw refuse(LoginCode.grantRefused);
      return session;
    },
  };
}

/** A known device of the owner counts on its own, so that a stranger's lock does not shut the owner out (D20). */
async function requesterKey(tx: Tx, msisdn: string, { address, device }: Requester): Promise<string> {
  if (device === undefined) return address;
  const deviceHash = sha256(device);
  return (await isKnownDevice(tx, msisdn, deviceHash)) ? `device:${deviceHash}` : address;
}

async function exchangeCode(
  tx: Tx,
  { authorizationCode, codeVerifier, clientId }: Exchange,
  device: string,
  now: Date,
): Promise<{ accessToken: string; memberId: string } | undefined> {
  const grant = await lockGrant(tx, sha256(authorizationCode));
  if (grant === undefined) return undefined;
  if (grant.usedAt !== null) {
    if (grant.sessionId !== null) await revokeSession(tx, grant.sessionId, now);
    return undefined;
  }
  const fits = grant.clientId === clientId && answersChallenge(codeVerifier, grant.challenge);
  if (!fits || grant.expiresAt <= now) {
    await useGrant(tx, grant.codeHash, now, null);
    return undefined;
  }
  const accessToken = randomToken();
  const { memberId } = grant;
  const id = randomReference();
  await insertSession(tx, {
    id,
    tokenHash: sha256(accessToken),
    memberId,
    now,
    absoluteEnd: after(now, SESSION_LIFE_MS),
  });
  await useGrant(tx, grant.codeHash, now, id);
  await rememberDevice(tx, memberId, sha256(device), now);
  return { accessToken, memberId };
}
