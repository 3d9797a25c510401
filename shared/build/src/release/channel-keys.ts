/** Keys of a channel's objects. `timestamp` is for who serves the channel without a key that may say what is live. */
export const channelKeys = (channel: string) => ({
  pointer: `channels/${channel}/live.json`,
  timestamp: `channels/${channel}/timestamp.json`,
  revisions: `channels/${channel}/revisions/`,
  /** Who watches the canary of a remote. */
  watch: (remote: string): string => `channels/${channel}/watch/${remote}.json`,
  entry: (remote: string, digest: string): string =>
    `channels/${channel}/entries/${remote}-${digest.slice(0, 16)}.json`,
  revision: (revision: number, digest: string, extension: 'json' | 'html'): string =>
    `channels/${channel}/revisions/${String(revision).padStart(8, '0')}-${digest.slice(0, 16)}.${extension}`,
});
