import {
  PARTNER_INQUIRY_TIMEOUT_MS,
  PARTNER_LINK_TIMEOUT_MS,
  PARTNER_PAYMENT_TIMEOUT_MS,
} from '@poku/shared/domain';
import { accountChecks } from './account-checks';
import { type Ask, createAsk, type Target } from './ask';
import { type Check, type CheckResult } from './check';
import { linkChecks } from './link-checks';
import { signatureChecks } from './signature-checks';
import { visitorChecks } from './visitor-checks';

/** All of the protocol that moves no units. */
export const allChecks: readonly Check[] = [
  ...signatureChecks,
  ...accountChecks,
  ...linkChecks,
  ...visitorChecks,
];

const statementLimitMs = 10_000;

/** How long Poku waits for the answer to a request. */
const limitOf = (method: string, path: string): number => {
  if (path.startsWith('/v1/statement')) return statementLimitMs;
  if (/^\/v1\/(codes|debits|payments)/.test(path) && method !== 'GET') return PARTNER_PAYMENT_TIMEOUT_MS;
  return method === 'POST' ? PARTNER_LINK_TIMEOUT_MS : PARTNER_INQUIRY_TIMEOUT_MS;
};

/** Requests whose slow answers are remembered. */
const createTimedAsk = (target: Target): { readonly ask: Ask; readonly result: () => CheckResult } => {
  const slow: string[] = [];
  const plain = createAsk(target);
  return {
    ask: async (method, path, body, twist) => {
      const answer = await plain(method, path, body, twist);
      const limitMs = limitOf(method, path);
      if (answer.ms > limitMs)
        slow.push(`${method} ${path} took ${Math.round(answer.ms)} ms of ${limitMs} ms`);
      return answer;
    },
    result: () => ({
      title:
        'every answer comes in time: 3 s for orders and reversals, 1.5 s for the rest, 10 s for a statement',
      problem: slow.length === 0 ? undefined : slow.join('; '),
    }),
  };
};

/**
 * Runs checks one after the other, also after a failure, and last whether all answers came in time.
 * @param say hears each result as soon as it is there
 * @param checks default all that move no units
 */
export const runChecks = async (
  target: Target,
  say: (result: CheckResult) => void,
  checks: readonly Check[] = allChecks,
): Promise<readonly CheckResult[]> => {
  const { ask, result } = createTimedAsk(target);
  const results: CheckResult[] = [];
  const tell = (one: CheckResult): void => {
    results.push(one);
    say(one);
  };
  for (const { title, run } of checks) tell({ title, problem: await run({ target, ask }) });
  tell(result());
  return results;
};
