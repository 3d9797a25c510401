import type { App } from '../app';
import { followDev } from './follow-dev';
import { lookAt } from './look-at';
import { createProblemStrip } from './problem-strip';

/** Follows the remote that is in development, until the page ends: its builds take each other's place without a reload. */
export const startDev = ({ platform, registry, remotes, router }: App): void => {
  const running = new Map(Object.entries(registry.remotes).map(([name, { live }]) => [name, live.version]));
  followDev({
    versionOf: (name) => running.get(name),
    onNewRelease: async (build) => {
      const release = await lookAt(build, registry.channel);
      await remotes.replace(build.name, release);
      running.set(build.name, build.version);
      await router.revalidate();
    },
    onProblem: createProblemStrip(platform.config.partner),
  });
};
