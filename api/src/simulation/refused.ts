import { BusinessError } from '../http/errors';

/** What a call gave, or the code of its refusal. Rejects with anything but a refusal. */
export async function unlessRefused<T>(work: Promise<T>): Promise<{ value: T } | { code: number }> {
  try {
    return { value: await work };
  } catch (error) {
    if (error instanceof BusinessError) return { code: error.code };
    throw error;
  }
}
