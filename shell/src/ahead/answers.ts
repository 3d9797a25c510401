import { earlyResponsesFrom, type EarlyResponses } from '@poku/platform/api';

/** Who asks for answers before they are needed. */
export interface AskedAhead {
  /** Gives what was asked for ahead, each at most once. */
  readonly take: EarlyResponses;
  /** A call that changes something begins, or has ended: what was read before says no more how things are. */
  readonly changed: () => void;
}

/**
 * Answers that are there before a page asks: those of the page's own script, and later those that were asked for on intent.
 * It also sends the calls, so that it knows when something changes.
 */
export const createAnswers = (pending: Readonly<Record<string, Promise<Response>>>) => {
  const early = earlyResponsesFrom(pending);
  let ahead: AskedAhead | undefined;
  let writes = 0;

  const write = async (request: Request): Promise<Response> => {
    writes += 1;
    ahead?.changed();
    try {
      return await globalThis.fetch(request);
    } finally {
      writes -= 1;
      ahead?.changed();
    }
  };

  const send: typeof fetch = (input, init) => {
    // As it is: its body can be read once.
    const request = input instanceof Request && !init ? input : new Request(input, init);
    return request.method === 'GET' ? globalThis.fetch(request) : write(request);
  };

  return {
    take: ((...call: Parameters<EarlyResponses>) =>
      early(...call) ?? ahead?.take(...call)) satisfies EarlyResponses,
    /** Sends a call of the API, as the page's fetch does. */
    send,
    /** Whether a call that changes something is under way. */
    isWriting: (): boolean => writes > 0,
    /** Takes answers from somebody else, too. */
    follow: (next: AskedAhead): void => {
      ahead = next;
    },
  };
};
export type Answers = ReturnType<typeof createAnswers>;
