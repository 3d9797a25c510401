import { CANARY_CALL, CANARY_OPTIONS, promoteAs } from '../canary/command';
import { openStore, promoteTogether } from '../channel';
import type { Together } from '../check/context';
import { setText } from '../check/gate-together';
import { ALLOW, CHANNEL, checkReleasable, namedRelease, sourceVersion } from './options';
import { checkPromotion, setFrom } from './promote-together';
import { defineVerb } from './verb';

/** Versions by name, as they are asked for. @throws UsageError for a name that nobody knows */
const versionsOf = async (
  wanted: readonly string[],
  version: string | undefined,
  channel: string,
): Promise<Together> => {
  const store = await openStore();
  const named = wanted.map(namedRelease);
  for (const { name } of named) await checkReleasable(store, name, channel);
  const set: Record<string, string> = {};
  for (const one of named) set[one.name] = version ?? (one.version || (await sourceVersion(one.name)));
  return set;
};

export const promoteVerb = defineVerb({
  call: `promote <name>[@<version>] … [--together] [--from <channel>] [--version <version>] [--channel <name>] [--allow <code>]
          ${CANARY_CALL}`,
  does: `make a published release live (default: that of the present sources); by a strategy it is watched, and taken back when it is
      worse; several with --together in one swap, with --from those that are live in another channel and differ`,
  words: Infinity,
  options: {
    version: { type: 'string' },
    together: { type: 'boolean' },
    from: { type: 'string' },
    ...CANARY_OPTIONS,
    ...ALLOW,
    ...CHANNEL,
  },
  run: async (wanted, { version, together, from, ...values }, say) => {
    checkPromotion(promoteVerb.call, { wanted, version, together, from, ...values });
    const { channel, allow = [] } = values;
    const set =
      from === undefined
        ? await versionsOf(wanted, version, channel)
        : await setFrom(await openStore(), from, channel, say);
    const [[name, only] = [], ...more] = Object.entries(set);
    if (name === undefined || only === undefined) return 0;
    if (more.length === 0) return promoteAs(name, only, values, say);
    await promoteTogether(set, channel, { allow });
    say(`${setText(set)} are live in ${channel}.`);
    return 0;
  },
});
