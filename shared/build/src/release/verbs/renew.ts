import { renew } from '../channel';
import { CHANNEL, openChannel } from './options';
import { defineVerb } from './verb';

export const renewVerb = defineVerb({
  call: 'renew [--channel <name>]',
  does: 'sign a channel anew as it is, before the key of its last change ends; needs a key for all names',
  words: 0,
  options: CHANNEL,
  run: async (_, { channel }, say) => {
    await openChannel(channel);
    const { revision } = await renew(channel);
    say(`${channel} is signed anew, as revision ${revision}; what is live has not changed.`);
  },
});
