import { BusinessError } from '../http/errors';

/** 200 when the work succeeds, else the code of its refusal. Rejects with every other error. */
export const codeOf = (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 200,
    (error: unknown) => {
      if (error instanceof BusinessError) return error.code;
      throw error;
    },
  );
