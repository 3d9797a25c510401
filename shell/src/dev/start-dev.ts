import type { App } from '../app';
import { caught } from '../preview/caught';
import { devWording } from '../wording/dev';
import { followDev } from './follow-dev';
import { lookAt } from './look-at';
import { followThrows } from './follow-throws';
import { createOverlay } from './overlay';
import { refresh } from './refresh';

/** Follows the remote that is in development, until the page ends: its builds take each other's place without a reload. */
export const startDev = ({ platform, registry, remotes, router }: App): void => {
  const running = new Map(Object.entries(registry.remotes).map(([name, { live }]) => [name, live.version]));
  const tell = createOverlay(platform.config.partner);
  followThrows({ router, followCaught: caught.follow }, (problem) =>
    tell('thrown', { title: devWording.threw, problems: [problem] }),
  );
  followDev({
    versionOf: (name) => running.get(name),
    onNewRelease: async (build) => {
      const { name, version } = build;
      // What was thrown is of the build before.
      tell('thrown', null);
      const present = remotes.present(name);
      const isRefreshed = present !== undefined && (await refresh(present, build));
      const newest = lookAt(build, registry.channel);
      // Of a release that was refreshed the shell takes what its pages give now.
      await remotes.replace(name, isRefreshed ? present : await newest);
      running.set(name, version);
      await newest;
      await router.revalidate();
    },
    onProblem: tell,
  });
};
