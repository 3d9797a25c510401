import {
  PARTNER_INQUIRY_TIMEOUT_MS,
  PARTNER_LINK_TIMEOUT_MS,
  PARTNER_PAYMENT_TIMEOUT_MS,
} from '@poku/partner-protocol';
import { accountChecks } from './account-checks';
import { type Ask, createAsk, type Target } from './ask';
import { type Check, type CheckResult } from './check';
import { dayChecks } from './day-checks';
import { linkChecks } from './link-checks';
import { signatureChecks } from './signature-checks';
import { visitorChecks } from './visitor-checks';

/** All of the protocol that moves no units. */
export const allChecks: readonly Check[] = [
  ...signatureChecks,
  ...accountChecks,
  ...linkChecks,
  ...visitorChecks,
  ...dayChecks,
];

const statementLimitMs = 10_000;

/** How long Poku waits for the answer to a request. */
const limitOf = (method: string, path: string): number => {
  if (/^\/v1\/(statement|purchases)/.test(path)) return statementLimitMs;
  if (/^\/v1\/(codes|debits|payments)/.test(path) && method !== 'GET') return PARTNER_PAYMENT_TIMEOUT_MS;
  return method === 'POST' ? PARTNER_LINK_TIMEOUT_MS : PARTNER_INQUIRY_TIMEOUT_MS;
};

/** Statuses whose answers Poku believes only when they are signed. */
const isBelieved = (status: number): boolean => status >= 200 && status < 500 && status !== 401;

/** Requests whose slow answers are remembered, and the unsigned ones to what was sent as Poku sends it. */
const createWatchedAsk = (
  target: Target,
): { readonly ask: Ask; readonly results: () => readonly CheckResult[] } => {
  const slow: string[] = [];
  const unsigned: string[] = [];
  const plain = createAsk(target);
  return {
    ask: async (method, path, body, twist) => {
      const answer = await plain(method, path, body, twist);
      const limitMs = limitOf(method, path);
      if (answer.ms > limitMs)
        slow.push(`${method} ${path} took ${Math.round(answer.ms)} ms of ${limitMs} ms`);
      if (twist === undefined && isBelieved(answer.status) && !answer.isSigned)
        unsigned.push(`${method} ${path} (HTTP ${answer.status})`);
      return answer;
    },
    results: () => [
      {
        title:
          'every answer comes in time: 3 s for orders and reversals, 1.5 s for the rest, 10 s for a statement and the purchases of a day',
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
 * @param checks default all that move no units
 */
export const runChecks = async (
  target: Target,
  say: (result: CheckResult) => void,
  checks: readonly Check[] = allChecks,
): Promise<readonly CheckResult[]> => {
  const { ask, results: watched } = createWatchedAsk(target);
  const results: CheckResult[] = [];
  const tell = (one: CheckResult): void => {
    results.push(one);
    say(one);
  };
  for (const { title, run } of checks) tell({ title, problem: await run({ target, ask }) });
  for (const result of watched()) tell(result);
  return results;
};
