import { publish } from '../channel';
import { isUnit } from '../registry-document';
import { unitNames } from '../remotes';
import { ALLOW } from './options';
import { defineVerb, UsageError } from './verb';
import { RELEASE } from '../../own-call';

export const publishVerb = defineVerb({
  call: 'publish <name> [--from <folder>] [--version <version>] [--allow <code>]',
  does: 'judge the present sources as check does, build them (or take what another bundler built from a folder), sign and copy into the store; nothing live changes',
  words: 1,
  options: { from: { type: 'string' }, version: { type: 'string' }, ...ALLOW },
  run: async ([name = ''], options, say) => {
    const known = await unitNames();
    if (!known.includes(name))
      throw new UsageError(`There is no "${name}" to build here; there are ${known.join(', ')}.`);
    if (options.from !== undefined && isUnit(name))
      throw new UsageError(`--from is for remotes; ${name} is built by Poku's own webpack alone.`);
    const { version, isNew } = await publish(name, options);
    say(
      `${name} ${version} ${isNew ? 'is published' : 'was published before'}. Make it live: ${RELEASE} promote ${name}${options.from === undefined ? '' : ` --version ${version}`}`,
    );
  },
});
