import { openLiveChannel } from '@poku/build/site';
import { DEFAULT_CHANNEL, openStore, ownSigner, paymentOrigins } from '@poku/build/store';

/** What the site of this checkout has live. @param seenFile see `openLiveChannel`; one that is not there yet */
export const ownLive = async (seenFile: string): ReturnType<typeof openLiveChannel> =>
  openLiveChannel({
    store: await openStore(),
    channel: DEFAULT_CHANNEL,
    paymentOrigins: paymentOrigins(),
    seenFile,
    signer: await ownSigner(),
  });
