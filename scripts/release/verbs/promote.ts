import { openStore, promote } from '../channel';
import { ALLOW, CHANNEL, checkReleasable } from './options';
import { defineVerb } from './verb';

/** Version of the present sources. What knows them loads webpack, which a promotion by version does without. */
const sourceVersion = async (name: string): Promise<string> =>
  (await import('../build-remote')).sourceVersion(name);

export const promoteVerb = defineVerb({
  call: 'promote <name> [--version <version>] [--channel <name>] [--allow <code>]',
  does: 'make a published release live (default: that of the present sources)',
  words: 1,
  options: { version: { type: 'string' }, ...ALLOW, ...CHANNEL },
  run: async ([name = ''], { version: given, channel, allow }, say) => {
    await checkReleasable(await openStore(), name, channel);
    const version = given ?? (await sourceVersion(name));
    await promote(name, version, channel, { ...(allow && { allow }) });
    say(`${name} ${version} is live in ${channel}.`);
  },
});
