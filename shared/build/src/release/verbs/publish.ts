import { publish } from '../channel';
import { unitNames } from '../remotes';
import { ALLOW } from './options';
import { defineVerb, UsageError } from './verb';

export const publishVerb = defineVerb({
  call: 'publish <name> [--version <version>] [--allow <code>]',
  does: 'judge the present sources as check does, build, sign and copy into the store; nothing live changes',
  words: 1,
  options: { version: { type: 'string' }, ...ALLOW },
  run: async ([name = ''], options, say) => {
    const known = await unitNames();
    if (!known.includes(name))
      throw new UsageError(`There is no "${name}" to build here; there are ${known.join(', ')}.`);
    const { version, isNew } = await publish(name, options);
    say(
      `${name} ${version} ${isNew ? 'is published' : 'was published before'}. Make it live: npm run release -- promote ${name}`,
    );
  },
});
