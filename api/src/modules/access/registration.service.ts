import type { registerCall } from '@poku/mfe-account/calls/registration';
import type { RecordOf } from '@poku/contract/calls';
import { normalizeEmail, validateEmail } from '@poku/domain/email';
import { normalizeName, validateName } from '@poku/domain/name';
import { normalizePhone } from '@poku/domain/phone';
import { otpRequestCodeWording } from '@poku/domain/wording/access';
import { validateBirthDate } from '@poku/mfe-account/calls/birth-date';
import type { AppDeps } from '../../deps';
import { OtpRequestCode } from '../../http/codes';
import { refusal } from '../../http/errors';
import { demandFields } from '../../http/fields';
import { problemOfNewPassword } from '../../security/new-password';
import { hashPassword } from '../../security/passwords';
import { randomReference } from '../../security/random';
import { listPartnerNames } from '../brands/repository';
import { createVisitors, type Visitor } from '../entry/newcomer.service';
import { createVerificationService } from '../verification/service';
import { createSpentCodes } from './spent-code.service';
import { findByEmail, insertMember, isMsisdnTaken, type NewMember } from './member.repository';
import { createQuotaService } from './quota.service';

/** What makes a member. */
export type Registration = RecordOf<(typeof registerCall)['body']>;

const purpose = 'register';
const refuse = (code: number) => refusal(code, otpRequestCodeWording);

/** The last step of a registration ([A] §4). */
export function createRegistrationService(deps: Pick<AppDeps, 'db' | 'clock' | 'config' | 'partners'>) {
  const { db, clock } = deps;
  const codes = createSpentCodes(deps);
  const quota = createQuotaService(deps);
  const verification = createVerificationService(deps);
  const visitors = createVisitors(deps);

  const demandValid = async (body: Registration): Promise<void> => {
    const isPhoneWrong = body.phone !== null && normalizePhone(body.phone) === undefined;
    demandFields({
      phone: isPhoneWrong ? otpRequestCodeWording[OtpRequestCode.phoneInvalid] : undefined,
      email: validateEmail(body.email.trim()),
      password: problemOfNewPassword(body.password, await listPartnerNames(db)),
      name: validateName(body.name),
      birthDate: validateBirthDate(body.birthDate, clock.now()),
    });
  };

  /** The number that the code proves. A code that was spent because its number has registered already says so: 208. */
  const proveFree = async (body: Registration): Promise<string> => {
    try {
      return await codes.prove(purpose, body);
    } catch (error) {
      const msisdn = await codes.numberOf(purpose, body.requestId);
      if (msisdn === undefined || !(await isMsisdnTaken(db, msisdn))) throw error;
      throw refuse(OtpRequestCode.phoneTaken);
    }
  };

  /** All or nothing: the place, the member, the spent code, the verification e-mail and the used redirect token. */
  const make = (member: NewMember, { requestId }: Registration, visitor: Visitor) =>
    db.transaction(async (tx) => {
      await quota.take(tx);
      if (!(await insertMember(tx, member))) {
        const isPhone = await isMsisdnTaken(tx, member.msisdn);
        throw refuse(isPhone ? OtpRequestCode.phoneTaken : OtpRequestCode.emailTaken);
      }
      await codes.spend(tx, purpose, requestId);
      await verification.send(tx, { memberId: member.id, email: member.email });
      return visitor.use(tx, member.id);
    });

  return {
    /**
     * Makes the member of a verified code and spends it (D21, D26), takes a place of the quota, and sends the
     * verification e-mail. A code that is given must be the right one; it may be left out within 15 minutes after it
     * was verified. Refusals: 201, 204, 205, 207 of the code, 208 the number is taken, 209, 210 the address is taken;
     * a 400 names a wrong field. Of two registrations of one number or address one wins. A refusal makes nothing.
     * A redirect token is used up together with the making of the member, who has the number (and the address, where the
     * partner knows its users by it) that the partner vouched for: otherwise a 400 names the field. A bad one is 40106, before
     * the code is spent. The link to the partner follows; when the partner does not answer, the member is one all the
     * same and the attempt goes on (D28, D30).
     */
    async complete(body: Registration): Promise<{ memberId: string; msisdn: string }> {
      await demandValid(body);
      const msisdn = await proveFree(body);
      const email = normalizeEmail(body.email);
      const visitor = await visitors.admit(body, { msisdn, email });
      await quota.demandOpen();
      if ((await findByEmail(db, email)) !== undefined) throw refuse(OtpRequestCode.emailTaken);
      const memberId = `m-${randomReference()}`;
      const member: NewMember = {
        id: memberId,
        msisdn,
        email,
        name: normalizeName(body.name),
        gender: body.gender === 'male' ? 0 : 1,
        birthDate: body.birthDate,
        passwordHash: await hashPassword(body.password),
        now: clock.now(),
      };
      await visitor.link(await make(member, body, visitor));
      return { memberId, msisdn };
    },
  };
}
