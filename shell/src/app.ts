import type { Platform, Registry } from '@poku/contract';
import type { createBrowserRouter } from '@poku/kit/router';
import type { PlatformHandle, SessionKeeper } from '@poku/platform';
import type { Answers } from './ahead/answers';
import type { FarRemotes } from './remotes/far-remotes';
import type { Recorder } from './remotes/recorder';
import type { RemoteLoader } from './remotes/remote-loader';

/** The running shell: its platform and its router. */
export interface App {
  readonly platform: Platform;
  readonly keeper: SessionKeeper;
  readonly tap: PlatformHandle['tap'];
  readonly registry: Registry;
  readonly recorder: Recorder;
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly remotes: RemoteLoader;
  readonly far: FarRemotes;
  readonly answers: Answers;
}
