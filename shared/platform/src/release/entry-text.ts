import type { ChannelEntry, RemoteEntry } from '@poku/contract';

/** What a page carries of a remote: the releases that may be run at once. */
export const pageEntry = ({ live, canary, since }: ChannelEntry): ChannelEntry => ({
  ...(live && { live }),
  ...(canary && { canary }),
  ...(since !== undefined && { since }),
});

/** The text that is signed for what a page carries of a remote. The same for the page's entry and for the whole one. */
export const pageEntryText = (channel: string, remote: string, entry: ChannelEntry): string =>
  JSON.stringify({ channel, remote, entry: pageEntry(entry) } satisfies RemoteEntry);
