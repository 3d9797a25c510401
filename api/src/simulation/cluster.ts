import { createCouponService } from '../modules/coupons/service';
import { createPartnerPurchaseService } from '../modules/earning/partner-purchase.service';
import { createGiftService } from '../modules/gifts/service';
import { createPartnerEventService } from '../modules/partner-events/service';
import { createPaymentOtpService } from '../modules/payment/otp.service';
import { createPurchaseService } from '../modules/payment/purchase.service';
import { createSagaService } from '../modules/payment/saga/saga.service';
import { createTransactionService } from '../modules/payment/transaction.service';
import { createOfflineService } from '../modules/redemptions/offline.service';
import { createRedemptionService } from '../modules/redemptions/service';
import type { AppDeps } from '../deps';
import { Crash, createLife, mortalDatabase, mortalPartners, type Life } from './crash';
import { flakyPartners, type FaultRates } from './flaky-partners';
import type { World } from './world';
import { nextDuePurchase } from './shopping.repository';
import { openOrders } from './world.repository';

/** A process of the API with service objects of its own. */
export interface ApiProcess {
  life: Life;
  purchases: ReturnType<typeof createPurchaseService>;
  otp: ReturnType<typeof createPaymentOtpService>;
  transactions: ReturnType<typeof createTransactionService>;
  saga: ReturnType<typeof createSagaService>;
  events: ReturnType<typeof createPartnerEventService>;
  partnerPurchases: ReturnType<typeof createPartnerPurchaseService>;
  coupons: ReturnType<typeof createCouponService>;
  gifts: ReturnType<typeof createGiftService>;
  redemptions: ReturnType<typeof createRedemptionService>;
  offline: ReturnType<typeof createOfflineService>;
}

/** Processes behind a load balancer; one that crashed is replaced at once. */
export interface Cluster {
  /** How many processes crashed. */
  readonly crashes: number;
  /** Runs `work` on one of the processes. Rejects with `Crash` when that process ends. */
  call<T>(work: (process: ApiProcess) => Promise<T>): Promise<T>;
  /** The same on other processes until one does not crash. */
  insist<T>(work: (process: ApiProcess) => Promise<T>): Promise<T>;
  /** Runs the jobs of every process until the world is over. */
  run(isOver: () => boolean): void;
}

/** Real time in which a purchase is never late: the simulation has a clock of its own. */
const noDeadlineMs = 2 ** 31 - 1;
const pollMs = 500;
const recoveryMs = 30_000;
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
  options: { processes: number; faults: FaultRates; crashPoint: () => number; isShopping: boolean },
): Cluster {
  const { schedule, random, config } = world;
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
    const deps: Pick<AppDeps, 'db' | 'clock' | 'config' | 'partners'> = {
      db: mortalDatabase(world.db, schedule, life),
      clock: schedule.clock,
      config,
      partners: mortalPartners(flaky, life),
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
  const jobs = async (slot: number, isOver: () => boolean): Promise<void> => {
    const { saga, partnerPurchases, life } = alive(slot);
    let recoverAt = 0;
    while (!isOver() && !life.isOver) {
      const nowMs = schedule.clock.now().getTime();
      if (nowMs >= recoverAt) {
        await saga.recover();
        recoverAt = nowMs + recoveryMs;
      }
      const { dueAt } = await schedule.turn(async () => {
        const order = await openOrders(world.db);
        const purchase = options.isShopping ? await nextDuePurchase(world.db) : null;
        return { dueAt: earlier(order.dueAt, purchase) };
      });
      const isBusy = nowMs < world.startedAt.getTime() + busyMs;
      const longestMs = isBusy ? recoveryMs : idleMs;
      const dueMs = dueAt === null ? longestMs : dueAt.getTime() - schedule.clock.now().getTime();
      // The real jobs ask twice a second; here they ask only when something can be due, to save steps.
      if (dueMs > 0) await schedule.sleep(Math.min(longestMs, Math.max(pollMs, dueMs)));
      else while ((await saga.next()) || (options.isShopping && (await partnerPurchases.next())));
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
            await jobs(slot, isOver).catch((error: unknown) => {
              if (!(error instanceof Crash)) throw error;
            });
            await schedule.sleep(pollMs);
          }
        }),
      );
    },
  };
}
