import { withdraw } from '../channel';
import { findingsText } from '../check/finding';
import { missedAfter } from '../check/withdrawal';
import { goneVersion, isUnit } from '../registry-document';
import { CHANNEL, checkReleasable, openChannel, reasonOf } from './options';
import { defineVerb, UsageError } from './verb';

export const withdrawVerb = defineVerb({
  call: 'withdraw <remote> --reason "<why>" [--expect <version>] [--channel <name>]',
  does: 'take a remote out of a channel with its pages and widgets, and tell what others miss; its releases stay in the store',
  words: 1,
  options: { reason: { type: 'string' }, expect: { type: 'string' }, ...CHANNEL },
  run: async ([name = ''], { channel, expect, ...options }, say) => {
    const reason = reasonOf('A withdrawal', options.reason);
    if (isUnit(name))
      throw new UsageError(`The ${name} cannot be withdrawn; roll it back, or promote another release.`);
    const store = await openChannel(channel);
    await checkReleasable(store, name, channel);
    const before = await store.registry(channel);
    const version = goneVersion(before, name);
    if (version === undefined) throw new Error(`${name} has no live release in channel ${channel}.`);
    if (expect !== undefined && expect !== version)
      throw new Error(`What ${channel} has of ${name} is ${version}, not ${expect}. Nothing was changed.`);
    const registry = await withdraw(name, channel, version, reason);
    const { live, canary } = before.remotes[name] ?? {};
    const gone = [live, canary?.release].filter((release) => release !== undefined);
    const paths = [...new Set(gone.flatMap(({ routes }) => routes.map(({ path }) => path)))];
    say(`${name} ${version} is withdrawn from ${channel}.`);
    if (paths.length > 0) say(`Nobody answers for ${paths.join(', ')} any more.`);
    const missed = await missedAfter(store, name, gone, registry);
    if (missed.length > 0) say(findingsText(missed));
  },
});
