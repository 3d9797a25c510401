import { CANARY_CALL, CANARY_OPTIONS, promoteAs } from '../canary/command';
import { openStore } from '../channel';
import { ALLOW, CHANNEL, checkReleasable } from './options';
import { defineVerb } from './verb';

/** Version of the present sources. What knows them loads webpack, which a promotion by version does without. */
const sourceVersion = async (name: string): Promise<string> => (await import('../build')).sourceVersion(name);

export const promoteVerb = defineVerb({
  call: `promote <name> [--version <version>] [--channel <name>] [--allow <code>]
          ${CANARY_CALL}`,
  does: 'make a published release live (default: that of the present sources); by a strategy it is watched, and taken back when it is worse',
  words: 1,
  options: { version: { type: 'string' }, ...CANARY_OPTIONS, ...ALLOW, ...CHANNEL },
  run: async ([name = ''], { version, ...values }, say) => {
    await checkReleasable(await openStore(), name, values.channel);
    return promoteAs(name, version ?? (await sourceVersion(name)), values, say);
  },
});
