import { openStore, rollback } from '../channel';
import { isUnit } from '../registry-document';
import { CHANNEL, checkChannel, checkReleasable } from './options';
import { defineVerb, UsageError } from './verb';

export const rollbackVerb = defineVerb({
  call: 'rollback <name> --reason "<why>" [--channel <name>]',
  does: 'take the canary away, or make the release before the live one live again',
  words: 1,
  options: { reason: { type: 'string' }, ...CHANNEL },
  run: async ([name = ''], { channel, ...options }, say) => {
    const reason = options.reason?.trim() ?? '';
    if (reason === '') throw new UsageError('A rollback needs --reason "<why>"; the history keeps it.');
    const store = await openStore();
    await checkChannel(store, channel);
    await checkReleasable(store, name, channel);
    const canary = (await store.registry(channel)).remotes[name]?.canary;
    const registry = await rollback(name, channel, reason);
    const live = isUnit(name) ? registry[name]?.live : registry.remotes[name]?.live?.version;
    say(
      canary
        ? `The canary ${name} ${canary.release.version} is gone from ${channel}; live is ${live ?? 'nothing'}.`
        : `${name} ${live} is live again in ${channel}.`,
    );
  },
});
