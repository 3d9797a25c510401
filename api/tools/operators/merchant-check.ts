import { checkMerchant as check, type RuleLine } from '../../src/modules/operators/merchant-check';
import { createClock } from '../../src/ports/clock';
import { withDatabase } from './with-database';

const words = { kept: 'ok      ', broken: 'FAILED  ', 'not seen': '-       ' } as const;

const line = ({ title, state, times }: RuleLine): string =>
  `${words[state]}${title}${times > 0 ? `: ${times} times not so` : ''}`;

/** Prints how a merchant's service kept each rule of its protocol. Sets the exit code 1 when one is broken. */
export const checkMerchant = (merchant: string, { days }: { readonly days: number }): Promise<void> =>
  withDatabase(async (db) => {
    const rules = await check({ db, clock: createClock() }, merchant, days);
    for (const rule of rules) console.log(line(rule));
    const count = (state: RuleLine['state']): number => rules.filter((rule) => rule.state === state).length;
    console.log(`\n${count('kept')} kept, ${count('broken')} broken, ${count('not seen')} not seen`);
    if (count('broken') > 0) process.exitCode = 1;
  });
