import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '@poku/tooling';
import { judgeSources } from './check/sources';
import { ownFile } from '../own-file';
import { planOf } from './build';
import { recordFinder } from './build-once';
import {
  DEFAULT_CHANNEL,
  promoteTogether,
  publish,
  type Published,
  renewPage,
  welcomeOwnKey,
} from './channel';
import { remoteNames, unitNames } from './remotes';

const run = promisify(execFile);

/** So many at once; what has to be built is built in a process of its own. */
const LANES = 2;

const publishApart = async (name: string): Promise<Published> => {
  const script = ownFile('release/publish-one.ts');
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script, name], {
    cwd: ROOT,
    maxBuffer: 16 * 1024 * 1024,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Published;
};

/** Whether the present sources were built before, so that there is nothing to build. */
const isBuilt = async (name: string): Promise<boolean> =>
  (await (await recordFinder(await planOf(name)))()) !== undefined;

/**
 * Builds what changed, publishes the shell, all remotes and the embed, and promotes them in the default channel, in one swap. The page
 * is that of the present settings afterwards, also when no release is new.
 * @param onPublished hears of each one as it is done
 */
export const publishAll = async (onPublished: (published: Published) => void): Promise<void> => {
  await welcomeOwnKey();
  // Once for all remotes; each finds its own verdict then.
  await judgeSources(await remoteNames());
  const waiting = await unitNames();
  const done: Published[] = [];
  const lane = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const published = await ((await isBuilt(name)) ? publish(name) : publishApart(name));
      done.push(published);
      onPublished(published);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  // The order of the registry is that of the workspaces, whichever build came first.
  const names = await unitNames();
  const inOrder = done.toSorted((left, right) => names.indexOf(left.name) - names.indexOf(right.name));
  await promoteTogether(Object.fromEntries(inOrder.map(({ name, version }) => [name, version])));
  await renewPage(DEFAULT_CHANNEL);
};
