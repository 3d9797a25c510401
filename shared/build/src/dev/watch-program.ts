import { type WatchNews, watchSources } from './watch-sources';

/** The program of `watchRemote`: tells the one that started it, and ends when that one is gone or lets it go. */
const [, , name = ''] = process.argv;

// Ctrl-C in a terminal is for all of its programs; the one that started this one ends it.
process.on('SIGINT', () => undefined);
const stop = await watchSources(name, (news: WatchNews) => {
  if (process.connected) process.send?.(news);
});
if (process.connected) process.once('disconnect', () => void stop());
else await stop();
