import { verifyLedger } from '../../src/modules/ledger/verify.service';
import { createHttpPartners } from '../../src/ports/partners';
import {
  countHolds,
  listOrders,
  listPartnerLegs,
  listPoints,
  openOrders,
} from '../../src/simulation/world.repository';
import type { Word } from './buyers-api';
import type { CheckoutStack } from './checkout-stack-api';

/** After that no page of an e-wallet can be paid any more. */
const PAGES_OVER_MS = 16 * 60_000;
const LOOK_PAUSE_MS = 250;
const POINTS = 100_000_000;
const PAGE = 1000;
const partners = ['nusapoin', 'dompetnusa', 'rumahnet', 'garuda'];

/**
 * Waits until no order is open; false when that takes too long.
 * @param pages also those count whose page waits for a member
 */
export async function settle({ db }: CheckoutStack, pages: boolean, limitMs: number): Promise<boolean> {
  for (const endMs = performance.now() + limitMs; performance.now() < endMs;) {
    if ((await openOrders(db, pages)).open === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_PAUSE_MS));
  }
  return false;
}

/** Lets the time of every page pass that a member could pay. */
export async function endPages({ origin }: CheckoutStack): Promise<void> {
  await fetch(`${origin}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs: PAGES_OVER_MS }),
  });
}

/** Everything that is wrong once all orders are over, in sentences. */
export async function findLosses({ db, config }: CheckoutStack, words: readonly Word[]): Promise<string[]> {
  const losses: string[] = (await verifyLedger(db)).map((problem) => `ledger: ${JSON.stringify(problem)}`);
  const orders = new Map(
    (await listOrders(db))
      .filter(({ member_id }) => member_id.startsWith('bench-'))
      .map((order) => [order.number, order]),
  );
  const byCode = new Map([...orders.values()].map((order) => [order.otp_request_id, order]));
  for (const { n, code, number, coupons, hasPage } of words) {
    const order = byCode.get(`bench-http-${n}`);
    const state = order?.state ?? 'nowhere';
    if (code === 200 && order?.number !== number) losses.push(`${number} was answered and is ${state}`);
    if (code === 200 && !hasPage && state !== 'completed')
      losses.push(`${number} was bought and is ${state}`);
    if (code === 200 && !hasPage && coupons !== order?.quantity)
      losses.push(`${number} came with ${coupons} coupons`);
    if (code !== 200 && order !== undefined && state !== 'failed')
      losses.push(`${order.number} was answered with ${code} and is ${state}`);
  }
  for (const { number, state, coupons } of orders.values()) {
    const issued = coupons?.length ?? 0;
    if (state !== 'completed' && state !== 'failed') losses.push(`${number} is still ${state}`);
    if (issued !== (state === 'completed' ? 1 : 0))
      losses.push(`${number} is ${state} with ${issued} coupons`);
  }
  const codes = [...orders.values()].flatMap(({ coupons }) => coupons ?? []);
  if (new Set(codes).size !== codes.length) losses.push('a coupon was issued twice');
  const holds = await countHolds(db);
  if (holds > 0) losses.push(`${holds} holds are open`);
  for (const { member_id, available, held, spent, ended } of await listPoints(db)) {
    if (!member_id.startsWith('bench-m-')) continue;
    if (available + held + spent + ended !== POINTS) losses.push(`${member_id} lost or won points`);
  }
  return [...losses, ...(await wrongStatements({ db, config }))];
}

/** Partners' statements, read over HTTP, beside our legs. */
async function wrongStatements({ db, config }: Pick<CheckoutStack, 'db' | 'config'>): Promise<string[]> {
  const port = createHttpPartners(config.partners);
  const legs = (await listPartnerLegs(db)).filter(({ number }) => number.startsWith('PK'));
  const wrong: string[] = [];
  for (const slug of partners) {
    const taken = new Map<string, number>();
    for (let after = 0; ;) {
      const reply = await port.statement(slug, after);
      if (reply.outcome !== 'answered') return [...wrong, `${slug} gave no statement`];
      const { movements } = reply.value;
      for (const { reference, kind, amountUnits, id } of movements) {
        taken.set(reference, (taken.get(reference) ?? 0) + (kind === 'debit' ? amountUnits : -amountUnits));
        after = id;
      }
      if (movements.length < PAGE && movements.length === 0) break;
    }
    for (const { number, slug: partner, reference, state, partner_units } of legs) {
      if (partner !== slug) continue;
      const theirs = taken.get(reference) ?? 0;
      taken.delete(reference);
      const ours = state === 'captured' ? partner_units : 0;
      if (theirs !== ours) wrong.push(`${number}: ${slug} has taken ${theirs}, ours is ${ours} (${state})`);
    }
    for (const [reference, units] of taken) {
      if (units !== 0) wrong.push(`${slug} has taken ${units} under ${reference}, which no order has`);
    }
  }
  return wrong;
}
