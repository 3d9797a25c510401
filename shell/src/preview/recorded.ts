import type { LiveRelease } from '@poku/contract';
import type { ExposedModule } from '../remotes/exposed-module';
import type { Federation } from '../remotes/federation';
import type { Recorder } from './recorder';

/** Name of the remote that a release belongs to. */
const remoteOf = ({ base }: LiveRelease): string => base.split('/')[2] ?? '';

/**
 * Writes down every load.
 * @param seen what becomes of a module that was loaded
 */
export const recorded = (
  federation: Federation,
  recorder: Recorder,
  seen: (module: ExposedModule, remote: string, expose: string) => ExposedModule,
): Federation => ({
  ...federation,
  load: async (release, expose) => {
    const [remote, startedAt] = [remoteOf(release), performance.now()];
    const tell = (isGood: boolean) =>
      recorder.load({
        remote,
        version: release.version,
        expose,
        ms: Math.round(performance.now() - startedAt),
        isGood,
      });
    try {
      const module = await federation.load(release, expose);
      tell(true);
      return seen(module, remote, expose);
    } catch (error) {
      tell(false);
      recorder.problem(error);
      throw error;
    }
  },
});
