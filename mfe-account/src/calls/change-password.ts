import { asker, call, text } from '@poku/contract/calls';
import { accessWording } from '@poku/domain/wording/access';
import type { CodeWording } from '@poku/domain/wording/code-wording';

/** 'Ubah Password'; other sessions of the member end ([A] §8, D24). Codes `ChangePasswordCode`; `invalid` names a bad new one. */
export const changePasswordCall = call({
  method: 'PUT',
  path: '/changepassword',
  body: {
    clientId: asker(),
    oldPassword: text('oldPassword', { maxChars: 1_024 }),
    newPassword: text('newPassword', { maxChars: 1_024 }),
  },
});

/** Codes of a change that is refused ([A] §8). */
export const ChangePasswordCode = {
  unchanged: 203,
  oldMalformed: 204,
  oldWrong: 205,
  locked: 207,
} as const;

/** What a member reads for each code. */
export const changePasswordCodeWording: CodeWording = {
  [ChangePasswordCode.unchanged]: accessWording.passwordUnchanged,
  [ChangePasswordCode.oldMalformed]: accessWording.oldPasswordTooShort,
  [ChangePasswordCode.oldWrong]: 'Password lama salah',
  [ChangePasswordCode.locked]: 'Password lama salah 5 kali. Tunggu 10 menit untuk coba lagi.',
};
