import type { wire } from '@poku/contract';
import { VERIFIER_MAX_CHARS, VERIFIER_MIN_CHARS } from '@poku/domain/limits/access';
import { z } from 'zod';

/** Texts that a service checks further. */
export const shortText = z.string().max(256);

export const loginAuthBody = z.object({
  msisdn: shortText,
  password: shortText,
  clientId: shortText,
  codeChallenge: shortText,
}) satisfies z.ZodType<wire.WireLoginAuthRequest>;

export const loginAuthData = z.object({
  authorizationCode: z.string(),
});

/** `password` is neither read nor kept (D12): a field that is not listed is dropped. */
export const loginTokenBody = z.object({
  authorizationCode: shortText,
  codeVerifier: z.string().min(VERIFIER_MIN_CHARS).max(VERIFIER_MAX_CHARS),
  clientId: shortText,
  grantType: z.literal('authorization_code'),
}) satisfies z.ZodType<wire.WireLoginTokenRequest>;

export const loginTokenData = z.object({
  accessToken: z.string(),
  clientId: z.string(),
});

export const signOutBody = z.object({ clientId: shortText }) satisfies z.ZodType<wire.WireSignOutRequest>;

export const signOutData = z.object({ callback_url: z.string() });
