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
    onPatch: async (patch) => {
      const { name, version } = patch;
      const present = remotes.present(name);
      if (!present || running.get(name) !== patch.from) return;
      tell('thrown', null);
      if (!(await refresh(present, patch))) return;
      // The shell takes what the pages give now.
      await remotes.replace(name, present);
      running.set(name, version);
      await router.revalidate();
    },
    onRunning: async (build) => void (await lookAt(build, registry.channel)),
    onNewRelease: async (build) => {
      const { name, version } = build;
      // What was thrown is of the build before.
      tell('thrown', null);
      await remotes.replace(name, await lookAt(build, registry.channel));
      running.set(name, version);
      await router.revalidate();
    },
    onProblem: tell,
  });
};
