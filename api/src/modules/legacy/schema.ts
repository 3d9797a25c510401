import type { wire } from '@poku/contract';
import { z } from 'zod';
import { optional, textOrNumber } from '../../http/optional';
import { otpCheckBody } from '../access/registration.schema';
import { shortText } from '../access/schema';

const longText = z.string().max(1024);

export const loginBody = z.object({
  email: longText,
  password: longText,
}) satisfies z.ZodType<wire.WireLegacyLogin>;

export const forgotBody = z.object({
  email: longText,
  url: longText,
}) satisfies z.ZodType<wire.WireLegacyForgot>;

export const changePasswordParams = z.object({ id: shortText });
export const changePasswordBody = z.object({
  new_password: longText,
  conf_password: longText,
}) satisfies z.ZodType<wire.WireLegacyChangePassword>;

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
}) satisfies z.ZodType<wire.WireLegacyRegister>;

/** A registration as it is asked for. */
export type RegisterBody = z.output<typeof registerBody>;

export const verificationParams = z.object({ token: shortText });

export const legacyAnswer = {
  200: z.object({
    status: z.enum(['ok', 'error']),
    message: z.string().optional(),
    data: z
      .object({ token: z.string(), secret: z.string(), user_id: z.string(), email: z.string() })
      .optional(),
  }) satisfies z.ZodType<wire.WireLegacyAnswer>,
};
