import { postKey } from '@poku/contract';
import { responsesByKey } from '@poku/platform/api';

/** An answer is of use for so long after it was asked for, in milliseconds. */
export const USEFUL_MS = 10_000;
/** So many answers may be asked for in one visit that nobody took. */
export const UNUSED_ANSWERS_MAX = 20;

const TOO_MANY_REQUESTS = 429;

interface Asked {
  readonly at: number;
  readonly answer: Promise<Response>;
  readonly abort: () => void;
}

/**
 * Answers that were asked for before a page needs them. Only good ones are given; with every other one the page asks by itself, and
 * meets what it would have met.
 * @param now default `performance.now`, in milliseconds
 */
export const createShelf = (now: () => number = () => performance.now()) => {
  const asked = new Map<string, Asked>();
  let unused = 0;
  let isOver = false;

  const isFresh = (one: Asked | undefined): one is Asked => one !== undefined && now() - one.at <= USEFUL_MS;

  const read = async (answer: Response): Promise<Response> => {
    // The API has enough to do with what members really open.
    if (answer.status === TOO_MANY_REQUESTS) isOver = true;
    if (!answer.ok) throw new Error(`answered ${String(answer.status)}`);
    // Read at once: an answer that nobody takes would hold its connection.
    return new Response(await answer.arrayBuffer(), answer);
  };

  return {
    /**
     * Asks for an answer that is not on its way yet. Never rejects: what fails is forgotten.
     * @param body of a call by POST that only reads, as JSON. Default the call is a GET
     */
    ask: (url: string, headers: Readonly<Record<string, string>>, body?: string): void => {
      const key = body === undefined ? url : postKey(url, body);
      if (isOver || unused >= UNUSED_ANSWERS_MAX || isFresh(asked.get(key))) return;
      unused += 1;
      const cancel = new AbortController();
      const posted =
        body === undefined
          ? { headers }
          : { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body };
      const answer = fetch(url, { ...posted, credentials: 'same-origin', signal: cancel.signal }).then(read);
      asked.set(key, { at: now(), answer, abort: () => cancel.abort() });
      answer.catch(() => {
        if (asked.get(key)?.answer === answer) asked.delete(key);
      });
    },
    /** Gives a fresh answer, once. */
    take: responsesByKey(asked, (key) => {
      const one = asked.get(key);
      asked.delete(key);
      if (!isFresh(one)) return undefined;
      unused -= 1;
      return one.answer;
    }),
    /** Forgets everything: it may be no more so. */
    drop: (): void => {
      for (const { abort } of asked.values()) abort();
      asked.clear();
    },
  };
};
