import type { EventBus, PokuApi } from '@poku/contract';
import { LOGOUT_REDIRECT_DELAY_MS, LOGOUT_STATE_DELAY_MS } from '@poku/domain/limits/access';

/**
 * Runs a task once after a delay.
 * @param delayMs milliseconds
 * @returns a function that cancels it; calling it later is harmless
 */
export type Schedule = (task: () => void, delayMs: number) => () => void;

/** The page's timers. */
export const pageSchedule: Schedule = (task, delayMs) => {
  const timer = setTimeout(task, delayMs);
  return () => clearTimeout(timer);
};

/** A logout that runs. */
export interface Leaving {
  /** Resolves after 2.5 s, when the page may be left. Never rejects. */
  readonly done: Promise<void>;
  /** Stops the timers; `done` then stays open. */
  cancel(): void;
}

/** Name of the logout among `task.started` and `task.ended`. */
export const LOGOUT_TASK = 'logout';
const TASK = { task: LOGOUT_TASK };

/**
 * The steps of a logout ([A] §4, D15): sign-out at once, `session.ended` after 2 s, done after 2.5 s, and the loader
 * all the while. A sign-out that fails does not keep the member.
 */
export function leaveSession(parts: {
  readonly api: PokuApi;
  readonly events: EventBus;
  readonly schedule: Schedule;
  /** Called at the end, before `done` resolves, with the partner's address of the sign-out, empty without one. */
  readonly onLeft: (callbackUrl: string) => void;
}): Leaving {
  const { api, events, schedule, onLeft } = parts;
  let cancelDone = (): void => undefined;
  events.publish('task.started', TASK);
  let partnerAddress = '';
  api.access.signOut().then(
    ({ callbackUrl }) => {
      partnerAddress = callbackUrl;
    },
    () => undefined,
  );
  const cancelState = schedule(
    () => events.publish('session.ended', { reason: 'logout' }),
    LOGOUT_STATE_DELAY_MS,
  );
  const done = new Promise<void>((resolve) => {
    cancelDone = schedule(() => {
      events.publish('task.ended', TASK);
      onLeft(partnerAddress);
      resolve();
    }, LOGOUT_REDIRECT_DELAY_MS);
  });
  return {
    done,
    cancel() {
      cancelState();
      cancelDone();
    },
  };
}
