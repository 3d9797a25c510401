import {
  PARTNER_INQUIRY_TIMEOUT_MS,
  PARTNER_LINK_TIMEOUT_MS,
  PARTNER_PAYMENT_TIMEOUT_MS,
} from '@poku/partner-protocol';
import { accountChecks } from './account-checks';
import { type Target } from './ask';
import { type Check, type CheckResult } from './check';
import { dayChecks } from './day-checks';
import { linkChecks } from './link-checks';
import { signatureChecks } from './signature-checks';
import { visitorChecks } from './visitor-checks';
import { runEach } from './watched';

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

const patience = {
  limitMs: limitOf,
  title:
    'every answer comes in time: 3 s for orders and reversals, 1.5 s for the rest, 10 s for a statement and the purchases of a day',
};

/**
 * Runs the checks of a partner one after the other, also after a failure, and last whether all answers came in time and signed.
 * @param say hears each result as soon as it is there
 * @param checks default all that move no units
 */
export const runChecks = (
  target: Target,
  say: (result: CheckResult) => void,
  checks: readonly Check[] = allChecks,
): Promise<readonly CheckResult[]> => runEach(target, say, checks, patience);
