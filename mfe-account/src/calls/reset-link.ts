import { call, text } from '@poku/contract/calls';
import type { CodeWording } from '@poku/domain/wording/code-wording';

const verifyCode = text('verifyCode', { maxChars: 256 });

/** Whether the link of an e-mail works now; looking uses nothing (D24). Codes `ResetLinkCode`. */
export const lookAtLinkCall = call({
  method: 'POST',
  path: '/checkforgotpasswordemail',
  body: { verifyCode },
});

/** Sets a new password by the link of an e-mail (D24). Codes `ResetLinkCode`. */
export const resetByLinkCall = call({
  method: 'POST',
  path: '/validateforgotpasswordemail',
  body: { verifyCode, newPassword: text('password', { maxChars: 1_024 }) },
});

/** Codes of a link that sets no password (D24). */
export const ResetLinkCode = { unknown: 201, over: 204, used: 205 } as const;

/** What a member reads for each code. */
export const resetLinkCodeWording: CodeWording = {
  [ResetLinkCode.unknown]: 'Link ubah password tidak dikenali. Minta link baru ya',
  [ResetLinkCode.over]: 'Link ubah password sudah tidak berlaku. Minta link baru ya',
  [ResetLinkCode.used]: 'Link ubah password sudah digunakan. Minta link baru ya',
};
