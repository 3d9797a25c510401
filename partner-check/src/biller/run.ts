import { PARTNER_INQUIRY_TIMEOUT_MS, PARTNER_PAYMENT_TIMEOUT_MS } from '@poku/partner-protocol';
import { newReference, type CheckResult } from '../check';
import { signedRequestChecks } from '../signature-checks';
import { runEach } from '../watched';
import { fenceChecks } from './fence-checks';
import { type BillerTarget } from './target';
import { pathOf, type BillerCheck } from './topup';

/** All of the biller protocol for which no package is sent. */
export const billerChecks: readonly BillerCheck[] = [
  ...signedRequestChecks(() => pathOf(newReference()), 'an unknown reference'),
  ...fenceChecks,
];

const patience = {
  limitMs: (method: string): number =>
    method === 'POST' ? PARTNER_PAYMENT_TIMEOUT_MS : PARTNER_INQUIRY_TIMEOUT_MS,
  title: 'every answer comes in time: 3 s for orders and for what is called off, 1.5 s for inquiries',
};

/**
 * Runs the checks of a biller one after the other, also after a failure, and last whether all answers came in time and signed.
 * @param say hears each result as soon as it is there
 */
export const runBillerChecks = (
  target: BillerTarget,
  say: (result: CheckResult) => void,
  checks: readonly BillerCheck[] = billerChecks,
): Promise<readonly CheckResult[]> => runEach(target, say, checks, patience);
