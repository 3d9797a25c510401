import type { AppDeps } from './deps';
import { createOutboxService } from './modules/outbox/service';

const pauseMs = 500;

/**
 * Does the jobs that stand in the database until it is stopped; any number of processes may run it. `report` gets a
 * failure, after which the next round starts as usual. Stopping waits for the round that runs.
 */
export function startWorker(deps: AppDeps, report: (error: unknown) => void): { stop(): Promise<void> } {
  const outbox = createOutboxService(deps);
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  const plan = (): void => {
    timer = setTimeout(() => {
      round = outbox
        .drain()
        .then(() => undefined, report)
        .then(() => {
          if (!isStopped) plan();
        });
    }, pauseMs);
  };
  plan();

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
