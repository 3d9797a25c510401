import { rollback } from '../channel';
import type { ChangePart } from '../change-parts';
import { findingsText } from '../check/finding';
import { missedAfter } from '../check/withdrawal';
import { isUnit, type RegistryDocument } from '../registry-document';
import { ALLOW, CHANNEL, checkOnce, checkReleasable, openChannel, reasonOf } from './options';
import { defineVerb, UsageError } from './verb';

/** @throws UsageError */
const checkNames = (
  names: readonly string[],
  together: boolean,
  { to, expect }: { readonly to?: string | undefined; readonly expect?: string | undefined },
): void => {
  checkOnce(names);
  if (names.length > 1 && !together)
    throw new UsageError(
      'A rollback of several takes --together, which takes all of them back in one swap, or none.',
    );
  if (together && names.length < 2) throw new UsageError('--together takes two names or more.');
  if (together && (to ?? expect) !== undefined)
    throw new UsageError('--to and --expect are for one name; together each goes to what was live before.');
};

const outcomeText = (
  { action, name, version, to }: ChangePart,
  channel: string,
  registry: RegistryDocument,
): string => {
  if (action === 'withdraw')
    return `${name} ${version} is withdrawn from ${channel}: nothing of it was live before.`;
  const live = isUnit(name) ? registry[name]?.live : registry.remotes[name]?.live?.version;
  return to === undefined
    ? `The canary ${name} ${version} is gone from ${channel}; live is ${live ?? 'nothing'}.`
    : `${name} ${to} is live again in ${channel}; ${version} is taken back.`;
};

export const rollbackVerb = defineVerb({
  call: `rollback <name> … --reason "<why>" [--together] [--to <version>] [--expect <version>] [--channel <name>] [--allow <code>]`,
  does: `take the canary away, or make the last release live again that was live and was not taken back, or that of --to;
      with --expect only when that release is the one that goes; several with --together in one swap`,
  words: Infinity,
  least: 1,
  options: {
    reason: { type: 'string' },
    together: { type: 'boolean' },
    to: { type: 'string' },
    expect: { type: 'string' },
    ...ALLOW,
    ...CHANNEL,
  },
  run: async (names, { channel, reason: given, together = false, ...options }, say) => {
    checkNames(names, together, options);
    const reason = reasonOf('A rollback', given);
    const store = await openChannel(channel);
    for (const name of names) await checkReleasable(store, name, channel);
    const before = await store.registry(channel);
    const { parts, registry } = await rollback(names, channel, reason, options);
    for (const part of parts) say(outcomeText(part, channel, registry));
    for (const { action, name } of parts) {
      if (action !== 'withdraw') continue;
      const gone = before.remotes[name]?.live;
      const missed = gone ? await missedAfter(store, name, [gone], registry) : [];
      if (missed.length > 0) say(findingsText(missed));
    }
  },
});
