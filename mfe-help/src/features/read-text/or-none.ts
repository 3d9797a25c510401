import type { LegalText } from '@poku/shared/contract';
import { refusalCode } from '@poku/shared/platform';

const NOT_STORED = 404;

/** The text, or `null` before one was stored; any other failure stays one. */
export async function orNone(reading: Promise<LegalText>): Promise<LegalText | null> {
  try {
    return await reading;
  } catch (error) {
    if (refusalCode(error) === NOT_STORED) return null;
    throw error;
  }
}
