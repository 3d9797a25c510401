import { keepTrying } from '@poku/kit/hooks';
import { type PlatformHandle, sessionProblem } from '@poku/platform';

/** The whole page waits for it. */
const FIRST_PAUSE_MS = 2_000;

/** Asks again for a member who could not be read, for as long as that is so: the session may be good. */
export const healSession = ({ platform, keeper }: Pick<PlatformHandle, 'platform' | 'keeper'>): void => {
  let stop: (() => void) | undefined;
  platform.session$.subscribe((session) => {
    if (sessionProblem(session)) stop ??= keepTrying(() => keeper.lookAgain(), FIRST_PAUSE_MS);
    else {
      stop?.();
      stop = undefined;
    }
  });
};
