import { parseArgs } from 'node:util';
import { type CheckResult } from '../partner-check/check';
import { startListener } from '../partner-check/listen';
import { purchaseChecks } from '../partner-check/purchase-checks';
import { allChecks, runChecks } from '../partner-check/run';
import { readTarget } from '../partner-check/target';

/**
 * `npm run partner:check -- <base url> --poku-key <key> --partner-key <key> --subject <account>
 * --msisdn <phone> --email <e-mail>`: whether a partner's service keeps `docs/partner-protocol.md`. The account must not be linked. With `--debit <units>` it
 * also takes units from the account and gives them back. With `--listen <port>` it also takes
 * the events that the service sends, for `--wait <seconds>` (default 60) after the checks. For a sandbox partner on this
 * machine the address alone is enough. Leaves with code 1 when a rule is broken.
 */
const DEFAULT_WAIT_S = 60;

const say = ({ title, problem }: CheckResult): void => {
  console.log(`${problem === undefined ? 'ok    ' : 'FAILED'}  ${title}`);
  if (problem !== undefined) console.log(`        ${problem}`);
};

try {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'poku-key': text,
      'partner-key': text,
      subject: text,
      msisdn: text,
      email: text,
      listen: text,
      wait: text,
      debit: text,
    },
  });
  const { listen, wait, debit, ...options } = values;
  const target = readTarget(positionals[0], options);
  const listener = listen === undefined ? undefined : await startListener(target, Number(listen), say);
  const units = debit === undefined ? undefined : Number(debit);
  if (units !== undefined && !(Number.isSafeInteger(units) && units > 0))
    throw new Error('--debit takes a whole number of units.');
  const purchases = units === undefined ? [] : await purchaseChecks(target, units);
  const results = [...(await runChecks(target, say, [...allChecks, ...purchases]))];
  if (listener) {
    const seconds = Number(wait ?? DEFAULT_WAIT_S);
    console.log(
      `\nTaking events on port ${listener.port} for ${seconds} s: link, change a balance, end a link.`,
    );
    const events = await listener.wait(Number.POSITIVE_INFINITY, seconds * 1_000);
    await listener.close();
    const none = { title: 'events', problem: 'expected at least one event, got none' };
    results.push(...(events.length === 0 ? [none] : events));
    if (events.length === 0) say(none);
  }
  const failed = results.filter(({ problem }) => problem !== undefined).length;
  console.log(`\n${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
