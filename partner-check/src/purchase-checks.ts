import { createAsk, type Target } from './ask';
import { newReference, type Check } from './check';
import { codeChecks } from './code-checks';
import { debitChecks, debitsOf, outcomeOf } from './debit-checks';
import { whileLinked } from './linked';
import { paymentChecks } from './payment-checks';

/**
 * The checks of purchases that fit the partner: payments of an e-wallet, debits, or debits with codes. Finds out which by a
 * link and, without a mandate, a debit, both ended at once.
 * @param units what a debit takes and gives back
 */
export const purchaseChecks = async (target: Target, units: number): Promise<readonly Check[]> => {
  const ask = createAsk(target);
  let checks: readonly Check[] = [];
  const problem = await whileLinked({ ask, target }, async (link) => {
    if (link.mandateId !== undefined) {
      checks = paymentChecks(units);
      return undefined;
    }
    const { path, orderFor } = debitsOf(units);
    const reference = newReference();
    const outcome = outcomeOf(await ask('POST', path, orderFor(link, reference)));
    await ask('DELETE', `${path}/${reference}`);
    checks = outcome === 'code-missing' ? codeChecks(units) : debitChecks(units);
    return undefined;
  });
  return [
    { title: 'the account can be linked for purchases', run: () => Promise.resolve(problem) },
    ...checks,
  ];
};
