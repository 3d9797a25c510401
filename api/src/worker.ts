import { CHECKOUT_LIFE_MS, ORDER_RECOVERY_INTERVAL_MS } from '@poku/domain/limits/payment';
import type { AppDeps } from './deps';
import { createPartnerPurchaseService } from './modules/earning/partner-purchase.service';
import { createEndingService } from './modules/linkage/ending.service';
import { createClockWatch } from './modules/health/clock-watch';
import { createInquiryService } from './modules/linkage/inquiry.service';
import { tokensKeptMs } from './modules/entry/token';
import { forgetTokens } from './modules/entry/token.repository';
import { createDayService } from './modules/ledger/day.service';
import { createExpiryService } from './modules/ledger/expiry.service';
import { eventsKeptMs } from './modules/live/hub';
import { forgetEvents } from './modules/live/repository';
import { createSettlementService } from './modules/settlement/service';
import { createSmsBudget } from './modules/otp/sms-budget';
import { createPromotionService } from './modules/notices/promotion.service';
import { createScanService } from './modules/notices/scan.service';
import { createNoticeService } from './modules/notices/service';
import { createOutboxService } from './modules/outbox/service';
import { forgetPartnerRequests } from './modules/partner-calls/repository';
import { forgetCheckouts } from './modules/payment/checkout-attempt.repository';
import { createTopupHands } from './modules/topups/hands';
import { createTopupService } from './modules/topups/service';
import { createSagaService } from './modules/payment/saga/saga.service';
import { createStockTeller } from './modules/stock-alerts/teller';
import { forgetCounts } from './modules/telemetry/repository';
import { countsKeptMs } from './modules/telemetry/service';
import { after } from './ports/clock';
import { forgetOld } from './retention';
import { markOf, type Pauses, startRounds } from './rounds';

const roundPauseMs = 1000;
/** A member waits for the code. */
const smsPauseMs = 500;
/** A member waits for the package. */
const topupPauseMs = 250;
/** Between the pieces of what comes in many. */
const busyPauseMs = 50;
/** Between the pieces of a promotion that is written for its members, which all of them are within a minute. */
const promotionPauseMs = 20;
/** Between notices that are decided on: of a promotion somewhat more than are sent, which leaves the database to calls. */
const decidingPauseMs = 250;
/** Messages of one queue of notices in a round, and the pause after it: 25 in a second, evenly, which leaves the database to calls. */
const noticesPerRound = 5;
const noticePauseMs = 200;
/** Nobody waits for what is searched for. */
const scanPauseMs = 5000;
const minuteMs = 60_000;

/** Queues of notices, each sent apart from the others and from codes. */
const noticeQueues = (['push', 'email', 'sms'] as const).flatMap((channel) =>
  (['notice', 'day'] as const).map((queue) => [channel, queue] as const),
);

/**
 * Does the jobs that are in the database until it is stopped; any number of processes may run it. Each job has rounds of its own,
 * so that a mail server that does not answer holds up no SMS. `report` gets a failure, after which the next round starts as usual.
 * None starts while the clock of this process is wrong, which is reported once. Stopping waits for the rounds that run, and
 * for what they began.
 */
export function startWorker(deps: AppDeps, report: (error: unknown) => void): { stop(): Promise<void> } {
  const outbox = createOutboxService(deps);
  const notices = createNoticeService(deps);
  const promotions = createPromotionService(deps);
  const scans = createScanService(deps);
  const stock = createStockTeller(deps);
  const expiry = createExpiryService(deps);
  const days = createDayService(deps);
  const inquiries = createInquiryService(deps);
  const endings = createEndingService(deps);
  const saga = createSagaService(deps);
  const topups = createTopupService(deps);
  const topupHands = createTopupHands(topups, deps.turns, report);
  const purchases = createPartnerPurchaseService(deps);
  const settlement = createSettlementService(deps);
  const clockWatch = createClockWatch(deps, (sentence) => report(new Error(sentence)));
  const watchSms = createSmsBudget(deps).createWatch((sentence) => report(new Error(sentence)));
  const mark = markOf(deps);
  const startJob = (job: () => Promise<unknown>, pauses: Pauses) =>
    startRounds(async () => ((await clockWatch.isRight()) ? job() : undefined), report, pauses, mark);
  /** @param firstMs before the first round */
  const repeat = (job: () => Promise<unknown>, pauseMs = roundPauseMs, firstMs = pauseMs) =>
    startJob(job, { pauseMs, firstMs, busyMs: pauseMs });
  /** Does a piece a round, with short pauses between them, so that a hundred thousand pieces take little from calls at a time. */
  const doBitByBit = (next: () => Promise<boolean>, busyMs = busyPauseMs, pauseMs = roundPauseMs) =>
    startJob(() => deps.turns.take(next), { pauseMs, firstMs: pauseMs, busyMs });
  const sendEvenly = ([channel, queue]: (typeof noticeQueues)[number]) =>
    startJob(async () => (await outbox.drain(channel, queue, noticesPerRound)) === noticesPerRound, {
      pauseMs: roundPauseMs,
      firstMs: roundPauseMs,
      busyMs: noticePauseMs,
    });
  const rounds = [
    repeat(() => outbox.drain('sms'), smsPauseMs),
    repeat(() => outbox.drain('email')),
    ...noticeQueues.map(sendEvenly),
    doBitByBit(() => notices.next(), decidingPauseMs),
    doBitByBit(() => promotions.next(), promotionPauseMs),
    doBitByBit(() => stock.next()),
    doBitByBit(() => scans.next(), busyPauseMs, scanPauseMs),
    doBitByBit(() => scans.tellWaiting(), busyPauseMs, scanPauseMs),
    // Not bounded in the sandbox, whose clock may be moved far forward.
    repeat(() => deps.turns.take(() => expiry.run(!deps.config.sandbox))),
    repeat(() => deps.turns.take(() => days.sign(deps.config.ledgerKey)), minuteMs),
    repeat(() => exhaust(deps, () => inquiries.next())),
    repeat(() => exhaust(deps, () => endings.next())),
    repeat(() => exhaust(deps, () => saga.next())),
    repeat(() => topupHands.begin(), topupPauseMs),
    repeat(() => exhaust(deps, () => purchases.next())),
    repeat(() => deps.turns.take(() => settlement.plan()), minuteMs, 0),
    repeat(async () => {
      while (await settlement.next((work) => deps.turns.take(work)));
    }),
    repeat(() => deps.turns.take(() => saga.recover()), ORDER_RECOVERY_INTERVAL_MS, 0),
    repeat(() => deps.turns.take(() => topups.recover()), ORDER_RECOVERY_INTERVAL_MS, 0),
    repeat(() => forgetPartnerRequests(deps.db, new Date()), minuteMs),
    repeat(() => forgetEvents(deps.db, after(deps.clock.now(), -eventsKeptMs)), minuteMs),
    repeat(() => forgetCounts(deps.db, after(deps.clock.now(), -countsKeptMs)), minuteMs),
    repeat(() => forgetCheckouts(deps.db, after(deps.clock.now(), -CHECKOUT_LIFE_MS)), minuteMs),
    repeat(() => forgetTokens(deps.db, after(deps.clock.now(), -tokensKeptMs)), minuteMs),
    repeat(watchSms, minuteMs, 0),
    repeat(() => forgetOld(deps), minuteMs, 0),
  ];
  return {
    async stop() {
      await Promise.all(rounds.map((round) => round.stop()));
      await topupHands.stop();
    },
  };
}

/** Does one piece after the other until none is left, each in a turn of its own, so that a reset waits for one at most. */
async function exhaust({ turns }: AppDeps, next: () => Promise<boolean>): Promise<void> {
  while (await turns.take(next));
}
