import { startListener } from './listen';
import { purchaseChecks } from './purchase-checks';
import { say, sayCount } from './report';
import { allChecks, runChecks } from './run';
import { type KnownAccount, readTarget, type TargetOptions } from './target';

/** What is checked beside the links. */
interface Options extends TargetOptions {
  /** So many units are taken from the account, and given back. */
  readonly debit?: number;
  /** Port on which events are taken. */
  readonly listen?: number;
  /** How long events are taken, in seconds, after the checks. */
  readonly wait: number;
}

/**
 * Checks whether a partner's service keeps `docs/partner-protocol.md`. Sets the exit code 1 when a rule is broken.
 * @param accountOf fills in what the options leave out
 */
export const checkPartner = async (
  baseUrl: string,
  options: Options,
  accountOf: KnownAccount,
): Promise<void> => {
  const { listen, wait, debit } = options;
  const target = readTarget(baseUrl, options, accountOf);
  const listener = listen === undefined ? undefined : await startListener(target, listen, say);
  const purchases = debit === undefined ? [] : await purchaseChecks(target, debit);
  const results = [...(await runChecks(target, say, [...allChecks, ...purchases]))];
  if (listener) {
    console.log(
      `\nTaking events on port ${listener.port} for ${wait} s: link, change a balance, end a link.`,
    );
    const events = await listener.wait(Number.POSITIVE_INFINITY, wait * 1_000);
    await listener.close();
    const none = { title: 'events', problem: 'expected at least one event, got none' };
    results.push(...(events.length === 0 ? [none] : events));
    if (events.length === 0) say(none);
  }
  sayCount(results);
};
