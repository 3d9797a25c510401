import { openLiveChannel } from '../../site/live-channel';
import { seenFile } from '../home';
import { ownSigner } from '../keys/key-home';
import { paymentOrigins } from '../payment-origins';
import { channelKeys } from '../revision';
import { mayTimestamp } from '../timestamp';
import { CHANNEL, openChannel } from './options';
import { defineVerb } from './verb';

export const timestampVerb = defineVerb({
  call: 'timestamp [--channel <name>]',
  does: 'verify a channel as the site does and say for a day what is live in it; needs a key for timestamp',
  words: 0,
  options: CHANNEL,
  run: async (_, { channel }, say) => {
    const store = await openChannel(channel);
    const signer = await ownSigner();
    if (!mayTimestamp(signer, channel))
      throw new Error(`The key "${signer.certificate.id}" may not say what is live in ${channel}.`);
    const options = { store, channel, signer, paymentOrigins: paymentOrigins(), seenFile: seenFile(channel) };
    const { state, problem } = await (await openLiveChannel(options))();
    if (!state) throw new Error(problem ?? `Nothing is live in ${channel}.`);
    await store.objects.write(channelKeys(channel).timestamp, state.timestamp);
    say(`${channel} is said to be at revision ${state.revision} for a day.`);
  },
});
