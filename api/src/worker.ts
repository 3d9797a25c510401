import type { AppDeps } from './deps';
import { createExpiryService } from './modules/ledger/expiry.service';
import { createOutboxService } from './modules/outbox/service';

const pauseMs = 500;

/**
 * Does the jobs that stand in the database until it is stopped; any number of processes may run it. Each job has rounds
 * of its own, so that a mail server that does not answer holds up no SMS. `report` gets a failure, after which the next
 * round starts as usual. Stopping waits for the rounds that run.
 */
export function startWorker(deps: AppDeps, report: (error: unknown) => void): { stop(): Promise<void> } {
  const outbox = createOutboxService(deps);
  const expiry = createExpiryService(deps);
  const rounds = [
    startRounds(() => outbox.drain('sms'), report),
    startRounds(() => outbox.drain('email'), report),
    startRounds(() => deps.turns.take(() => expiry.run()), report),
  ];
  return {
    async stop() {
      await Promise.all(rounds.map((round) => round.stop()));
    },
  };
}

function startRounds(
  job: () => Promise<unknown>,
  report: (error: unknown) => void,
): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  const plan = (): void => {
    timer = setTimeout(() => {
      round = job()
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
