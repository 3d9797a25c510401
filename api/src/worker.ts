import { CHECKOUT_LIFE_MS, ORDER_RECOVERY_INTERVAL_MS } from '@poku/shared/domain';
import type { AppDeps } from './deps';
import { createEndingService } from './modules/linkage/ending.service';
import { createInquiryService } from './modules/linkage/inquiry.service';
import { tokensKeptMs } from './modules/entry/token';
import { forgetTokens } from './modules/entry/token.repository';
import { createExpiryService } from './modules/ledger/expiry.service';
import { eventsKeptMs } from './modules/live/hub';
import { forgetEvents } from './modules/live/repository';
import { createOutboxService } from './modules/outbox/service';
import { forgetPartnerRequests } from './modules/partner-calls/repository';
import { forgetCheckouts } from './modules/payment/checkout-attempt.repository';
import { createSagaService } from './modules/payment/saga/saga.service';
import { forgetCounts } from './modules/telemetry/repository';
import { countsKeptMs } from './modules/telemetry/service';
import { after } from './ports/clock';
import { forgetOld } from './retention';

const roundPauseMs = 500;
const minuteMs = 60_000;

/**
 * Does the jobs that stand in the database until it is stopped; any number of processes may run it. Each job has rounds
 * of its own, so that a mail server that does not answer holds up no SMS. `report` gets a failure, after which the next
 * round starts as usual. Stopping waits for the rounds that run.
 */
export function startWorker(deps: AppDeps, report: (error: unknown) => void): { stop(): Promise<void> } {
  const outbox = createOutboxService(deps);
  const expiry = createExpiryService(deps);
  const inquiries = createInquiryService(deps);
  const endings = createEndingService(deps);
  const saga = createSagaService(deps);
  const rounds = [
    startRounds(() => outbox.drain('sms'), report),
    startRounds(() => outbox.drain('email'), report),
    startRounds(() => deps.turns.take(() => expiry.run()), report),
    startRounds(() => exhaust(deps, () => inquiries.next()), report),
    startRounds(() => exhaust(deps, () => endings.next()), report),
    startRounds(() => exhaust(deps, () => saga.next()), report),
    startRounds(() => deps.turns.take(() => saga.recover()), report, ORDER_RECOVERY_INTERVAL_MS, 0),
    startRounds(() => forgetPartnerRequests(deps.db, new Date()), report, minuteMs),
    startRounds(() => forgetEvents(deps.db, after(deps.clock.now(), -eventsKeptMs)), report, minuteMs),
    startRounds(() => forgetCounts(deps.db, after(deps.clock.now(), -countsKeptMs)), report, minuteMs),
    startRounds(() => forgetCheckouts(deps.db, after(deps.clock.now(), -CHECKOUT_LIFE_MS)), report, minuteMs),
    startRounds(() => forgetTokens(deps.db, after(deps.clock.now(), -tokensKeptMs)), report, minuteMs),
    startRounds(() => forgetOld(deps), report, minuteMs, 0),
  ];
  return {
    async stop() {
      await Promise.all(rounds.map((round) => round.stop()));
    },
  };
}

/** Does one piece after the other until none is left, each in a turn of its own, so that a reset waits for one at most. */
async function exhaust({ turns }: AppDeps, next: () => Promise<boolean>): Promise<void> {
  while (await turns.take(next));
}

function startRounds(
  job: () => Promise<unknown>,
  report: (error: unknown) => void,
  pauseMs = roundPauseMs,
  /** Before the first round. */
  firstMs = pauseMs,
): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  const plan = (waitMs: number): void => {
    timer = setTimeout(() => {
      round = job()
        .then(() => undefined, report)
        .then(() => {
          if (!isStopped) plan(pauseMs);
        });
    }, waitMs);
  };
  plan(firstMs);

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
