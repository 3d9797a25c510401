import { asker, call, coded, type GivenOf, text } from '@poku/contract/calls';

const fields = {
  gender: coded({ male: '0', female: '1' }),
  name: text('name', { maxChars: 256 }),
  /** `YYYY-MM-DD`; the rule is `validateBirthDate`. */
  birthDate: text('dob', { maxChars: 256 }),
  email: text('email', { maxChars: 256 }),
};

/** What 'Pengaturan Profil' saves ([A] §7). */
export type ProfileUpdate = GivenOf<typeof fields>;

/** Saves the profile; another e-mail stays pending (D25). Codes `ProfileCode`; `invalid` names a field. */
export const saveProfileCall = call({
  method: 'PUT',
  path: '/customer',
  body: { clientId: asker(), ...fields },
});

/** Codes of a save that is refused ([A] §8, D25). */
export const ProfileCode = {
  /** Five changes of the address within three hours. */
  sendsUsedUp: 207,
  emailTaken: 210,
} as const;

/** Notes that the guide was seen ([A] §7). Repeating it changes nothing. */
export const finishOnboardingCall = call({
  method: 'POST',
  path: '/finishonboarding',
  body: { clientId: asker() },
});

/** What a saved profile says ([A] §8). */
export const profileWording = { saved: 'Profil kamu berhasil diperbarui!' } as const;
