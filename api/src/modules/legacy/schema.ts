import { z } from 'zod';
import { optional, textOrNumber } from '../../http/optional';
import { otpCheckBody } from '../access/registration.schema';
import { shortText } from '../access/schema';

const longText = z.string().max(1024);

export const loginBody = z.object({
  email: longText,
  password: longText,
});

export const forgotBody = z.object({
  email: longText,
  url: longText,
});

export const changePasswordParams = z.object({ id: shortText });
export const changePasswordBody = z.object({
  new_password: longText,
  conf_password: longText,
});

export const registerBody = z.object({
  email: longText,
  password: longText,
  profile: z.object({
    name: longText,
    dob: shortText,
    gender: textOrNumber(z.enum(['0', '1'])),
    otpRequestId: otpCheckBody.shape.otpRequestId,
    otpCode: optional(otpCheckBody.shape.otpCode),
    msisdn: shortText,
  }),
  reference: longText,
  url: longText,
});

export const verificationParams = z.object({ token: shortText });

/** `status` 'ok' with data, or 'error' with a message; empty texts where a call has nothing to say. */
export const legacyAnswer = {
  200: z.object({
    status: z.enum(['ok', 'error']),
    message: z.string().optional(),
    data: z
      .object({ token: z.string(), secret: z.string(), user_id: z.string(), email: z.string() })
      .optional(),
  }),
};
export type LegacyAnswer = z.output<(typeof legacyAnswer)[200]>;
