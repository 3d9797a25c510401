import { OTP_STEPS } from '@poku/mfe-checkout/calls/codes';
import type { ReadShare } from '@poku/mfe-checkout/calls/shares';
import type { Random } from '@poku/tooling';
import { BusinessError } from '../http/errors';
import type { Basket } from '../modules/payment/basket';
import type { PurchaseRequest } from '../modules/payment/order.repository';
import type { Cluster } from './api-process';
import { Crash } from './crash';
import { slugOf, type SimulatedMember, type World } from './world';
import { newestCode, partnerReference, type SimulatedVoucher } from './world.repository';

/** What a member was told about one purchase. */
export interface Told {
  otpRequestId: string;
  /** What was asked for, as text. A member who asks again for a code gets the open one, so two purchases can have it. */
  body: string;
  /** Codes of the answers, with the time of each. */
  /** When the member paid or declined on the e-wallet's page, by order. */
  finished: { number: string; at: Date }[];
  answers: { code: number; at: Date; number: string; coupons: number; hasPage: boolean }[];
}

const inProcess = 20002;
/** Not enough points, sold out, or no such item: nobody asks for a code again. */
const hopeless: ReadonlySet<number> = new Set([40004, 40005, 20404]);
const tries = 6;

/** 200, the code of a refusal, or undefined when the process crashed. */
async function outcome<T>(work: Promise<T>): Promise<{ code: number; value?: T } | undefined> {
  try {
    return { code: 200, value: await work };
  } catch (error) {
    if (error instanceof BusinessError) return { code: error.code };
    if (error instanceof Crash) return undefined;
    throw error;
  }
}

/** What a member buys, and when. */
export interface Wish {
  readonly voucher: SimulatedVoucher;
  readonly quantity: number;
  /** The number of a package; empty for a coupon. */
  readonly phone: string;
}

/** How members come to buy. */
export interface Wishes {
  readonly random: Random;
  /** They begin within this time. */
  readonly withinMs: number;
  readonly draw: () => Wish;
}

/** Who buys. */
export type Buyer = ReturnType<typeof createBuyer>;

/**
 * A member who makes one purchase as people do: with codes, impatiently, again after silence, and with the e-wallet's page.
 * @param tell hears of changes at a partner
 */
export function createBuyer(
  world: World,
  cluster: Cluster,
  tell: (slug: string, reference: string) => void,
  { random, withinMs, draw }: Wishes,
) {
  const { schedule, db } = world;
  const look = <T>(work: () => Promise<T>): Promise<T> => schedule.turn(work);
  const pauseMs = (): number => random.int(300, 4000);

  /** Shares of a price: mostly within what the member had at the start, now and then more. */
  const split = (member: SimulatedMember, total: number): ReadShare[] => {
    const meansOf = (id: string): number => (id === '0' ? member.points : (member.links[id]?.units ?? 0));
    const isCareless = random.chance(0.08);
    const sources = ['0', '2', '9', '3'].filter(
      (id) => (isCareless || meansOf(id) > 0) && random.chance(id === '0' ? 0.7 : 0.5),
    );
    const shares = new Map<string, number>();
    let left = total;
    for (const id of sources) {
      const most = isCareless ? left : Math.min(left, meansOf(id));
      const point = id === sources.at(-1) ? most : random.int(0, most);
      shares.set(id, point);
      left -= point;
    }
    const last = sources.at(-1) ?? '0';
    shares.set(last, (shares.get(last) ?? 0) + left);
    return [...shares]
      .map(([partnerId, points]) => ({ partnerId, points, needsOtp: null }))
      .filter(({ points }) => points > 0);
  };

  /** A code for a step of the payment, or undefined when none could be got. An own code may still be unconfirmed. */
  const confirm = async (
    member: SimulatedMember,
    basket: Basket & { shares: ReadShare[] },
    step: keyof typeof OTP_STEPS,
  ): Promise<{ otpRequestId: string; otpCode: string } | undefined> => {
    for (let tried = 0; tried < 5; tried += 1) {
      const body = { ...basket, step: OTP_STEPS[step] };
      const sent = await outcome(cluster.call(({ otp }) => otp.send(member.id, body)));
      const otpRequestId = sent?.value?.requestId;
      if (hopeless.has(sent?.code ?? 0)) return undefined;
      if (otpRequestId === undefined) {
        await schedule.sleep(random.int(60_000, 70_000));
        continue;
      }
      const otpCode =
        step === 'own'
          ? await look(() => newestCode(db, member.msisdn))
          : world.partners.books.codeOf(slugOf('2'), await look(() => partnerReference(db, otpRequestId)));
      // The purchase checks the member's own code by itself.
      if (step === 'own' && random.chance(0.7)) return { otpRequestId, otpCode };
      const otp = { requestId: otpRequestId, code: random.chance(0.03) ? '0000' : otpCode };
      for (let checks = 0; checks < 3; checks += 1) {
        const checked = await outcome(
          cluster.call((services) => services.otp.validate(member.id, { step: OTP_STEPS[step], otp })),
        );
        if (checked?.code === 200) return { otpRequestId, otpCode };
        otp.code = otpCode;
        await schedule.sleep(pauseMs());
      }
    }
    return undefined;
  };

  /** What a person does on the e-wallet's page, and how they come back. */
  const visitPage = async (
    member: SimulatedMember,
    { finished }: Told,
    number: string,
    code: string,
  ): Promise<void> => {
    const reference = code.replace(/^pay-/, '');
    const mood = random.next();
    if (mood < 0.2) return;
    await schedule.sleep(mood < 0.35 ? random.int(16 * 60_000, 40 * 60_000) : random.int(2000, 120_000));
    const wish = mood < 0.5 ? 'declined' : 'paid';
    const isDone = await look(() =>
      Promise.resolve(world.partners.books.finishPayment(slugOf('3'), wish, reference)),
    );
    if (isDone) finished.push({ number, at: schedule.clock.now() });
    tell(slugOf('3'), reference);
    if (random.chance(0.3)) return;
    await schedule.sleep(pauseMs());
    await outcome(cluster.call(({ transactions }) => transactions.read(member.id, { number })));
  };

  return {
    /** Buys once; undefined when no code could be got, so that nothing was asked for. */
    async buy(member: SimulatedMember): Promise<Told | undefined> {
      await schedule.sleep(random.int(0, withinMs));
      const { voucher, quantity, phone } = draw();
      const total = voucher.pricePoints * quantity;
      const item = {
        voucherId: voucher.id,
        redemptionRuleId: `R${voucher.id}`,
        rewardItemId: `I${voucher.id}`,
        quantity,
        phone,
        adsId: '',
      };
      const shares = split(member, total);
      const own = await confirm(member, { ...item, shares }, 'own');
      if (own === undefined) return undefined;
      const needsPartnerCode = shares.some(({ partnerId }) => partnerId === '2');
      const partner = needsPartnerCode ? await confirm(member, { ...item, shares }, 'partner') : undefined;
      if (needsPartnerCode && partner === undefined) return undefined;
      const body: PurchaseRequest = {
        ...own,
        ...item,
        totalPoints: total,
        shares,
        partnerOtpRequestId: partner?.otpRequestId ?? '',
        saleType: 'regular',
      };
      const key = random.chance(0.5) ? `key-${own.otpRequestId}` : null;
      const told: Told = {
        otpRequestId: own.otpRequestId,
        body: JSON.stringify(body),
        finished: [],
        answers: [],
      };
      const pages = new Set<string>();

      const ask = async (): Promise<void> => {
        const answer = await outcome(cluster.call(({ purchases }) => purchases.buy(member.id, body, key)));
        if (answer === undefined) return;
        const { value, code } = answer;
        const number = value?.number ?? '';
        const hasPage = value !== undefined && value.checkoutUrl !== null && value.coupons.length === 0;
        told.answers.push({
          code,
          at: schedule.clock.now(),
          number,
          coupons: value?.coupons.length ?? 0,
          hasPage,
        });
        if (!hasPage || value.paymentCode === null || pages.has(number)) return;
        pages.add(number);
        await visitPage(member, told, number, value.paymentCode);
      };
      const isAnswered = (): boolean => told.answers.some(({ code }) => code !== inProcess);
      for (let tried = 0; tried < tries && !isAnswered(); tried += 1) {
        const together = random.chance(0.2) ? 2 : 1;
        const asked = Promise.all(Array.from({ length: together }, ask));
        // The member waits twelve seconds at most; the call continues after that.
        await Promise.race([asked, schedule.sleep(12_000)]);
        schedule.spawn(async () => void (await asked));
        await schedule.sleep(pauseMs() * (tried + 1));
      }
      if (random.chance(0.2)) await ask();
      return told;
    },
  };
}
