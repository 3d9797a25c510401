import type { PageArgs } from '@poku/contract';
import type { LegalText, termsCall } from '@poku/flows/legal';
import { refusalCode } from '@poku/platform';

const NOT_STORED = 404;

/** The text that a call gives, or `null` before one was stored; any other failure stays one. */
export async function readText(
  { platform, request }: PageArgs,
  call: Omit<typeof termsCall, 'path'> & { readonly path: string },
): Promise<LegalText | null> {
  try {
    return await platform.call(call, {}, { signal: request.signal });
  } catch (error) {
    if (refusalCode(error) === NOT_STORED) return null;
    throw error;
  }
}
