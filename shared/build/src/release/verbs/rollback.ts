import { rollback } from '../channel';
import { isUnit } from '../registry-document';
import { ALLOW, CHANNEL, checkReleasable, openChannel, reasonOf } from './options';
import { defineVerb } from './verb';

export const rollbackVerb = defineVerb({
  call: `rollback <name> --reason "<why>" [--to <version>] [--expect <version>] [--channel <name>] [--allow <code>]`,
  does: `take the canary away, or make the last release live again that was live and was not taken back, or that of --to;
      with --expect only when that release is the one that goes`,
  words: 1,
  options: {
    reason: { type: 'string' },
    to: { type: 'string' },
    expect: { type: 'string' },
    ...ALLOW,
    ...CHANNEL,
  },
  run: async ([name = ''], { channel, reason: given, ...options }, say) => {
    const reason = reasonOf('A rollback', given);
    const store = await openChannel(channel);
    await checkReleasable(store, name, channel);
    const { change, registry } = await rollback(name, channel, reason, options);
    const live = isUnit(name) ? registry[name]?.live : registry.remotes[name]?.live?.version;
    say(
      change.to === undefined
        ? `The canary ${name} ${change.version} is gone from ${channel}; live is ${live ?? 'nothing'}.`
        : `${name} ${change.to} is live again in ${channel}; ${change.version} is taken back.`,
    );
  },
});
