import type { Schedule } from '@poku/platform';

/** Timers that a test moves by hand. */
export interface ManualSchedule {
  readonly schedule: Schedule;
  /** Runs everything that is due after `ms` more milliseconds, in order of its time. */
  readonly advance: (ms: number) => void;
}

/** Makes timers that run only when the test says so. */
export function createManualSchedule(): ManualSchedule {
  let now = 0;
  const tasks = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    schedule(run, delayMs) {
      const task = { at: now + delayMs, run };
      tasks.add(task);
      return () => {
        tasks.delete(task);
      };
    },
    advance(ms) {
      now += ms;
      const due = [...tasks].filter(({ at }) => at <= now).sort((left, right) => left.at - right.at);
      for (const task of due) {
        if (tasks.delete(task)) task.run();
      }
    },
  };
}
