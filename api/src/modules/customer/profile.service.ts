import { normalizeEmail, validateEmail } from '@poku/domain/email';
import { normalizeName, validateName } from '@poku/domain/name';
import { accessWording } from '@poku/domain/wording/access';
import { validateBirthDate } from '@poku/mfe-account/calls/birth-date';
import { ProfileCode, type ProfileUpdate } from '@poku/mfe-account/calls/profile';
import type { AppDeps } from '../../deps';
import { BusinessError } from '../../http/errors';
import { demandFields } from '../../http/fields';
import type { MemberSession } from '../../http/session-guard';
import { findEmailOwner } from '../access/member.repository';
import { createVerificationService } from '../verification/service';
import { markOnboarded, readMember, saveProfile } from './repository';

/** What members change about themselves. */
export function createProfileService(deps: Pick<AppDeps, 'db' | 'clock' | 'config'>) {
  const { db, clock } = deps;
  const verification = createVerificationService(deps);

  return {
    /**
     * Saves a profile ([A] §7); the rules are those of the form ([A] §5), and a field that breaks one is a 400 with its
     * text. Another e-mail address stays pending until its link is opened, and the old one is told (D25); the present
     * address again calls a pending one off. Refusals: 210 the address is another member's, 207 five links in three
     * hours, 40131 a change of the address needs a fresh authentication (D60). A refusal saves nothing.
     */
    save: (session: MemberSession, update: ProfileUpdate): Promise<void> =>
      db.transaction(async (tx) => {
        const { memberId } = session;
        const member = await readMember(tx, memberId);
        const email = normalizeEmail(update.email);
        const isOwn = email === normalizeEmail(member.email);
        demandFields({
          name: validateName(update.name),
          birthDate: validateBirthDate(update.birthDate, clock.now()),
          email: isOwn ? undefined : validateEmail(email),
        });
        if (!isOwn && (await findEmailOwner(tx, email)) !== undefined)
          throw new BusinessError(ProfileCode.emailTaken, accessWording.emailTaken);
        const { gender, birthDate } = update;
        await saveProfile(tx, memberId, { name: normalizeName(update.name), gender, birthDate });
        await verification.wantEmail(tx, session, email);
      }),

    /** Notes that the member has seen the onboarding ([A] §7); doing it again changes nothing. */
    finishOnboarding: (memberId: string): Promise<void> => markOnboarded(db, memberId),
  };
}
