import { watchSources } from './watch-sources';

/** The program of `watchRemote`: tells the one that started it, and ends when that one says so or is gone. */
const [, , name = ''] = process.argv;

const watching = watchSources(name, (news) => {
  if (process.connected) process.send?.(news);
});
const end = async (): Promise<void> => {
  const stop = await watching;
  await stop();
  process.exit();
};
for (const event of ['SIGTERM', 'disconnect'] as const) process.once(event, () => void end());
// Ctrl-C in a terminal is for all of its programs; the one that started this one ends it.
process.on('SIGINT', () => undefined);
await watching;
