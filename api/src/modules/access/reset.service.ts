import type { RecordOf } from '@poku/contract/calls';
import { isEmail, normalizeEmail } from '@poku/domain/email';
import { LINK_MAX_SENDS, LINK_WINDOW_MS, RESET_LINK_LIFE_MS } from '@poku/domain/limits/codes';
import { otpValidateCodeWording } from '@poku/domain/wording/access';
import {
  type resetByCodeCall,
  ResetRequestCode,
  resetRequestCodeWording,
} from '@poku/mfe-account/calls/forgot-password';
import { ResetLinkCode, resetLinkCodeWording } from '@poku/mfe-account/calls/reset-link';
import { mainOrigin } from '../../config/site';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { OtpValidateCode } from '../../http/codes';
import { refusal } from '../../http/errors';
import { demandFields } from '../../http/fields';
import { after } from '../../ports/clock';
import { problemOfNewPassword } from '../../security/new-password';
import { hashPassword } from '../../security/passwords';
import { randomToken, sha256 } from '../../security/random';
import { listPartnerNames } from '../brands/repository';
import { linksOfMember } from '../limits/paces';
import { takeTime } from '../limits/repository';
import { createLimitService } from '../limits/service';
import { enqueueMessage } from '../outbox/repository';
import { noteSecurity } from '../security/log';
import { rememberDevice } from './guard.repository';
import { findByEmail, findByMsisdn, lockMember } from './member.repository';
import { replacePassword } from './replace-password.service';
import { deviceFor, isStranger, requesterKey, type Browser, type Requester } from './requester';
import * as repository from './reset.repository';
import { createSpentCodes } from './spent-code.service';
import { resetMailWording } from './wording';

const refuseRequest = (code: number) => refusal(code, resetRequestCodeWording);
const refuseLink = (code: number) => refusal(code, resetLinkCodeWording);

/** Forgotten passwords, by code and by link ([A] §4, D24). */
export function createResetService(deps: Pick<AppDeps, 'db' | 'clock' | 'config'>) {
  const { db, clock, config } = deps;
  const codes = createSpentCodes(deps);
  const limits = createLimitService(deps);

  const demandLive = (link: repository.ResetLink | undefined): repository.ResetLink => {
    if (link === undefined) throw refuseLink(ResetLinkCode.unknown);
    if (link.isUsed) throw refuseLink(ResetLinkCode.used);
    if (link.isReplaced || link.expiresAt <= clock.now()) throw refuseLink(ResetLinkCode.over);
    return link;
  };

  const recordReset = (tx: Tx, memberId: string, by: string): Promise<void> =>
    noteSecurity(tx, { what: 'password.reset', memberId, detail: { by } }, clock.now());
  const recordDevice = async (tx: Tx, memberId: string, browser: Browser): Promise<string> => {
    const now = clock.now();
    const device = await deviceFor(tx, memberId, browser);
    if (await rememberDevice(tx, memberId, sha256(device), now))
      await noteSecurity(tx, { what: 'device.new', memberId }, now);
    return device;
  };

  const enqueueLink = async (
    tx: Tx,
    memberId: string,
    { email, requester, origin }: { email: string; requester: string; origin: string },
  ): Promise<void> => {
    const member = await lockMember(tx, memberId);
    if (member === undefined || normalizeEmail(member.email) !== email)
      throw refuseRequest(ResetRequestCode.emailUnknown);
    if (!member.email_verified) throw refuseRequest(ResetRequestCode.emailUnverified);
    const now = clock.now();
    const sends = await repository.countResets(tx, memberId, requester, after(now, -LINK_WINDOW_MS));
    if (sends >= LINK_MAX_SENDS) throw refuseRequest(ResetRequestCode.sendsUsedUp);
    const together = { kind: 'reset-link', key: memberId, ...linksOfMember };
    if (isStranger(requester) && !(await takeTime(tx, together, now)))
      throw refuseRequest(ResetRequestCode.sendsUsedUp);
    const token = randomToken();
    const link = `${origin}/change-password?verifyCode=${token}`;
    await repository.replaceResets(tx, memberId, now, requester);
    const expiresAt = after(now, RESET_LINK_LIFE_MS);
    await repository.insertReset(tx, { tokenHash: sha256(token), memberId, requester, now, expiresAt });
    const text = resetMailWording.resetText(member.name, link);
    const subject = resetMailWording.resetSubject;
    await enqueueMessage(tx, { channel: 'email', to: email, subject, text, link }, now);
    await noteSecurity(tx, { what: 'password.reset-asked', memberId, email, detail: { by: 'link' } }, now);
  };

  return {
    /**
     * Sends a link of 256 random bits that lives 30 minutes and works once; an older one that the same requester asked for ends.
     * `origin` is where its page stands, by default the site's first origin. Refusals: 201 nobody has the address, 202 empty,
     * 205 no address, 207 after five links in three hours for one requester, 208 the address was never verified, so that a mistyped
     * one gives a stranger no way in ([A] §8). 207 too when strangers together ask for more than `linksOfMember`, and 429 when an
     * address or a network asks for too many (D61).
     */
    async sendLink(address: string, from: Requester, origin = mainOrigin(config)): Promise<void> {
      const email = normalizeEmail(address);
      if (email === '') throw refuseRequest(ResetRequestCode.emailEmpty);
      if (!isEmail(email)) throw refuseRequest(ResetRequestCode.emailInvalid);
      await limits.demandQuestion(from.address);
      const found = await findByEmail(db, email);
      if (found === undefined) throw refuseRequest(ResetRequestCode.emailUnknown);
      const requester = await requesterKey(db, found.msisdn, from);
      const taken = isStranger(requester) ? await limits.takeSend(from.address) : undefined;
      try {
        await db.transaction((tx) => enqueueLink(tx, found.id, { email, requester, origin }));
      } catch (error) {
        await taken?.giveBack();
        throw error;
      }
    },

    /**
     * Sets a new password by a verified code, spends the code and ends every session of the member (D24). Refusals of
     * the code: 201, 204, 205, 207; a 400 names a bad password. The device is a known one from then on: who has the SMS is the
     * owner, whom strangers must not keep from logging in there (D61).
     * @returns what the browser is to be known by
     */
    async byCode(body: RecordOf<(typeof resetByCodeCall)['body']>, browser: Browser): Promise<string> {
      demandFields({ newPassword: problemOfNewPassword(body.newPassword, await listPartnerNames(db)) });
      const msisdn = await codes.prove('forgotpassword', body);
      const passwordHash = await hashPassword(body.newPassword);
      return db.transaction(async (tx) => {
        await codes.spend(tx, 'forgotpassword', body.requestId);
        const found = await findByMsisdn(tx, msisdn);
        const member = found && (await lockMember(tx, found.id));
        if (member === undefined) throw refusal(OtpValidateCode.wrong, otpValidateCodeWording);
        await replacePassword(tx, member, { passwordHash, keepSessionId: null, now: clock.now() });
        const device = await recordDevice(tx, member.id, browser);
        await recordReset(tx, member.id, 'code');
        return device;
      });
    },

    /** The member of a link that works now; looking uses nothing. Refusals as of `byLink`. */
    ownerOf: async (token: string): Promise<string> =>
      demandLive(await repository.findReset(db, sha256(token))).memberId,

    /**
     * Sets a new password by a link and ends every session of the member (D24). Refusals: 201 unknown, 204 over after
     * 30 minutes or replaced by a newer link, 205 used; a 400 names a bad password. The browser, where there is one, is
     * a known device from then on.
     * @returns what the browser is to be known by
     */
    async byLink(token: string, newPassword: string, browser?: Browser): Promise<string | undefined> {
      demandFields({ newPassword: problemOfNewPassword(newPassword, await listPartnerNames(db)) });
      const tokenHash = sha256(token);
      const { memberId } = demandLive(await repository.findReset(db, tokenHash));
      const passwordHash = await hashPassword(newPassword);
      return db.transaction(async (tx) => {
        const member = await lockMember(tx, memberId);
        if (member === undefined) throw refuseLink(ResetLinkCode.unknown);
        if (!(await repository.redeemReset(tx, tokenHash, clock.now())))
          demandLive(await repository.findReset(tx, tokenHash));
        await replacePassword(tx, member, { passwordHash, keepSessionId: null, now: clock.now() });
        const device = browser && (await recordDevice(tx, memberId, browser));
        await recordReset(tx, memberId, 'link');
        return device;
      });
    },
  };
}
