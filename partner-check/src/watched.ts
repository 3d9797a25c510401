import { createAsk, type Ask, type Service } from './ask';
import { type Check, type CheckResult } from './check';

/** How long Poku waits for answers, and how that is told. */
export interface Patience {
  readonly limitMs: (method: string, path: string) => number;
  readonly title: string;
}

/** Statuses whose answers Poku believes only when they are signed. */
const isBelieved = (status: number): boolean => status >= 200 && status < 500 && status !== 401;

/** Requests whose slow answers are remembered, and the unsigned ones to what was sent as Poku sends it. */
const createWatchedAsk = (
  target: Service,
  patience: Patience,
): { readonly ask: Ask; readonly results: () => readonly CheckResult[] } => {
  const slow: string[] = [];
  const unsigned: string[] = [];
  const plain = createAsk(target);
  return {
    ask: async (method, path, body, twist) => {
      const answer = await plain(method, path, body, twist);
      const limitMs = patience.limitMs(method, path);
      if (answer.ms > limitMs)
        slow.push(`${method} ${path} took ${Math.round(answer.ms)} ms of ${limitMs} ms`);
      if (twist === undefined && isBelieved(answer.status) && !answer.isSigned)
        unsigned.push(`${method} ${path} (HTTP ${answer.status})`);
      return answer;
    },
    results: () => [
      {
        title: patience.title,
        problem: slow.length === 0 ? undefined : slow.join('; '),
      },
      {
        title: 'every answer is signed with your key, for the request that it answers',
        problem: unsigned.length === 0 ? undefined : `not so: ${unsigned.join('; ')}`,
      },
    ],
  };
};

/**
 * Runs checks one after the other, also after a failure, and last whether all answers came in time and signed.
 * @param say hears each result as soon as it is there
 */
export const runEach = async <T extends Service>(
  target: T,
  say: (result: CheckResult) => void,
  checks: readonly Check<T>[],
  patience: Patience,
): Promise<readonly CheckResult[]> => {
  const { ask, results: watched } = createWatchedAsk(target, patience);
  const results: CheckResult[] = [];
  const tell = (one: CheckResult): void => {
    results.push(one);
    say(one);
  };
  for (const { title, run } of checks) tell({ title, problem: await run({ target, ask }) });
  for (const result of watched()) tell(result);
  return results;
};
