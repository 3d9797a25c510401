import type { Random } from '@poku/tooling';
import { createCouponService } from '../modules/coupons/service';
import { createPartnerPurchaseService } from '../modules/earning/partner-purchase.service';
import { createGiftService } from '../modules/gifts/service';
import { createPartnerEventService } from '../modules/partner-events/service';
import { createPaymentOtpService } from '../modules/payment/otp.service';
import { createPurchaseService } from '../modules/payment/purchase.service';
import { createSagaService } from '../modules/payment/saga/saga.service';
import { createTransactionService } from '../modules/payment/transaction.service';
import { createExpiryService } from '../modules/ledger/expiry.service';
import { createPromotionService } from '../modules/notices/promotion.service';
import { createScanService } from '../modules/notices/scan.service';
import { createNoticeService } from '../modules/notices/service';
import { createWayOutService } from '../modules/notices/way-out.service';
import { createOutboxService } from '../modules/outbox/service';
import { createSettingsService } from '../modules/settings/service';
import { sandboxMessages } from '../ports/messages';
import { createOfflineService } from '../modules/redemptions/offline.service';
import { createRedemptionService } from '../modules/redemptions/service';
import { createTopupService } from '../modules/topups/service';
import type { AppDeps } from '../deps';
import type { ApiProcess, Cluster } from './api-process';
import { Crash, createLife, mortalDatabase, mortalPartners } from './crash';
import { flakyPartners } from './flaky-partners';
import type { FaultRates } from './network';
import type { Weeks } from './notices/weeks';
import { workOnNotices } from './notices/worker';
import type { BillerBook } from './packages/biller-book';
import { flakyBiller } from './packages/flaky-biller';
import { openTopups } from './packages/package.repository';
import type { World } from './world';
import { nextDuePurchase } from './shopping.repository';
import { openOrders } from './world.repository';

/** The biller, and by what it decides what goes wrong between. */
interface Biller {
  readonly book: BillerBook;
  readonly random: Random;
}

/** Real time in which a purchase is never late: the simulation has a clock of its own. */
const noDeadlineMs = 2 ** 31 - 1;
const pollMs = 500;
const recoveryMs = 30_000;
/** The same in worlds that live for weeks, to save steps. */
const rareRecoveryMs = 7_200_000;
/**
 * How long jobs sleep after the first `busyMs`, when nobody buys any more: orders then wait for hours, and shorter sleeps would
 * only add steps.
 */
const idleMs = 600_000;
const busyMs = 900_000;

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one !== null && (other === null || one < other) ? one : other;

/**
 * `isShopping`: whether partners report purchases. `crashPoint` gives, for each new process, at which of its awaits it ends (from
 * 1; Infinity for never).
 */
export function createCluster(
  world: World,
  options: {
    processes: number;
    faults: FaultRates;
    crashPoint: () => number;
    isShopping: boolean;
    biller: Biller;
    weeks: Weeks | undefined;
  },
): Cluster {
  const { schedule, random, config } = world;
  const { weeks } = options;
  const recoverMs = weeks === undefined ? recoveryMs : rareRecoveryMs;
  let crashes = 0;

  const start = (): ApiProcess => {
    const end = options.crashPoint();
    const life = createLife(
      (point) => point >= end,
      () => {
        crashes += 1;
      },
    );
    const flaky = flakyPartners(world.partners.port, schedule, random, options.faults);
    const deps: Pick<AppDeps, 'db' | 'clock' | 'config' | 'partners' | 'billers'> = {
      db: mortalDatabase(world.db, schedule, life),
      clock: schedule.clock,
      config,
      partners: mortalPartners(flaky, life),
      billers: flakyBiller(options.biller.book, schedule, options.biller.random, options.faults, life),
    };
    return {
      life,
      purchases: createPurchaseService(deps, noDeadlineMs),
      otp: createPaymentOtpService(deps),
      transactions: createTransactionService(deps),
      saga: createSagaService(deps),
      events: createPartnerEventService(deps),
      partnerPurchases: createPartnerPurchaseService(deps),
      coupons: createCouponService(deps),
      gifts: createGiftService(deps),
      redemptions: createRedemptionService(deps),
      offline: createOfflineService(deps),
      topups: createTopupService(deps),
      notices: createNoticeService(deps),
      promotions: createPromotionService(deps),
      scans: createScanService(deps),
      outbox: createOutboxService({ ...deps, messages: weeks?.carriers.port(life) ?? sandboxMessages }),
      expiry: createExpiryService(deps),
      settings: createSettingsService(deps),
      wayOut: createWayOutService(deps),
    };
  };
  const slots = Array.from({ length: options.processes }, start);
  const alive = (slot: number): ApiProcess => {
    const current = slots[slot];
    if (current !== undefined && !current.life.isOver) return current;
    const next = start();
    slots[slot] = next;
    return next;
  };
  const call: Cluster['call'] = (work) => work(alive(random.int(0, slots.length - 1)));

  /** The jobs of one process: recovery at its start and every 30 seconds, and due orders. */
  const jobs = async (
    { saga, partnerPurchases, topups, life }: ApiProcess,
    isOver: () => boolean,
  ): Promise<void> => {
    let recoverAt = 0;
    let waitMs = 0;
    while (!isOver() && !life.isOver) {
      const nowMs = schedule.clock.now().getTime();
      if (nowMs >= recoverAt) {
        await saga.recover();
        await topups.recover();
        recoverAt = nowMs + recoverMs;
      }
      const { dueAt } = await schedule.turn(async () => {
        const order = await openOrders(world.db);
        const purchase = options.isShopping ? await nextDuePurchase(world.db) : null;
        const topup = await openTopups(world.db);
        return { dueAt: earlier(earlier(order.dueAt, purchase), topup.dueAt) };
      }, waitMs);
      const isBusy = nowMs < world.startedAt.getTime() + busyMs;
      const longestMs = isBusy ? recoveryMs : idleMs;
      const dueMs = dueAt === null ? longestMs : dueAt.getTime() - schedule.clock.now().getTime();
      // The real jobs ask twice a second; here they ask only when something can be due, to save steps.
      waitMs = dueMs > 0 ? Math.min(longestMs, Math.max(pollMs, dueMs)) : 0;
      if (dueMs <= 0)
        while (
          (await saga.next()) ||
          (await topups.next()) ||
          (options.isShopping && (await partnerPurchases.next()))
        );
    }
  };

  return {
    get crashes() {
      return crashes;
    },
    call,
    async insist(work) {
      for (;;) {
        try {
          return await call(work);
        } catch (error) {
          if (!(error instanceof Crash)) throw error;
          await schedule.sleep(pollMs);
        }
      }
    },
    run(isOver) {
      slots.forEach((_, slot) =>
        schedule.spawn(async () => {
          while (!isOver()) {
            const process = alive(slot);
            const work = [jobs(process, isOver)];
            if (weeks !== undefined)
              work.push(workOnNotices(world, process, weeks.random, weeks.outage, isOver));
            for (const result of await Promise.allSettled(work))
              if (result.status === 'rejected' && !(result.reason instanceof Crash)) throw result.reason;
            await schedule.sleep(pollMs);
          }
        }),
      );
    },
  };
}
