import type { wire } from '@poku/contract';
import { z } from 'zod';

/** A success with data (D5). */
export function ok<T>(data: T, message = 'Success'): wire.WireEnvelope<T> {
  return { responseCode: 200, message, data };
}

/** A success without data (D5). */
export const done = (message = 'Success'): wire.WireEnvelope => ({ responseCode: 200, message });

/** Schema of an answer with data, for the OpenAPI page and for the writer, which sends nothing that is not listed. */
export const answers = <T extends z.ZodType>(data: T) => ({
  200: z.object({ responseCode: z.number(), message: z.string(), data: data.optional() }),
});

/** Schema of an answer without data. */
export const answersNothing = { 200: z.object({ responseCode: z.number(), message: z.string() }) };

/** What a refusal tells that stands for a while: seconds until another may be asked for. */
export const wait = z.object({ resendIn: z.number() }) satisfies z.ZodType<wire.WireOtpWait>;

/** What the refusal of a wrong code tells: how many tries are left. */
export const tries = z.object({ triesLeft: z.number() }) satisfies z.ZodType<wire.WireOtpTries>;
