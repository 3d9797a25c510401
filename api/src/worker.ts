import type { AppDeps } from './deps';
import { createExpiryService } from './modules/ledger/expiry.service';
import { createOutboxService } from './modules/outbox/service';

const pauseMs = 500;

/**
 * Does the jobs that stand in the database until it is stopped; any number of processes may run it. `report` gets a
 * failure, after which the next round starts as usual. Stopping waits for the round that runs.
 */
export function startWorker(deps: AppDeps, report: (error: unknown) => void): { stop(): Promise<void> } {
  const outbox = createOutboxService(deps);
  const expiry = createExpiryService(deps);
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  const doJobs = async (): Promise<void> => {
    await outbox.drain().catch(report);
    await expiry.run().catch(report);
  };

  const plan = (): void => {
    timer = setTimeout(() => {
      round = deps.turns.take(doJobs).then(() => {
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
