import type { createCouponService } from '../modules/coupons/service';
import type { createPartnerPurchaseService } from '../modules/earning/partner-purchase.service';
import type { createGiftService } from '../modules/gifts/service';
import type { createPartnerEventService } from '../modules/partner-events/service';
import type { createPaymentOtpService } from '../modules/payment/otp.service';
import type { createPurchaseService } from '../modules/payment/purchase.service';
import type { createSagaService } from '../modules/payment/saga/saga.service';
import type { createTransactionService } from '../modules/payment/transaction.service';
import type { createExpiryService } from '../modules/ledger/expiry.service';
import type { createPromotionService } from '../modules/notices/promotion.service';
import type { createScanService } from '../modules/notices/scan.service';
import type { createNoticeService } from '../modules/notices/service';
import type { createWayOutService } from '../modules/notices/way-out.service';
import type { createOutboxService } from '../modules/outbox/service';
import type { createSettingsService } from '../modules/settings/service';
import type { createOfflineService } from '../modules/redemptions/offline.service';
import type { createRedemptionService } from '../modules/redemptions/service';
import type { createTopupService } from '../modules/topups/service';
import type { Life } from './crash';

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
  topups: ReturnType<typeof createTopupService>;
  notices: ReturnType<typeof createNoticeService>;
  promotions: ReturnType<typeof createPromotionService>;
  scans: ReturnType<typeof createScanService>;
  outbox: ReturnType<typeof createOutboxService>;
  expiry: ReturnType<typeof createExpiryService>;
  settings: ReturnType<typeof createSettingsService>;
  wayOut: ReturnType<typeof createWayOutService>;
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
