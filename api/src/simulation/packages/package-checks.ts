import { BILLER, type SimulatedPackage } from './package.repository';
import type { BillerLine } from './biller-book';

type Book = ReadonlyMap<string, BillerLine>;

const paidStates: ReadonlySet<string> = new Set(['completed', 'refunding', 'refunded']);

/** What is wrong with the one end of a package: delivered and used, or given back, as the biller's book says. */
function wrongEnd(one: SimulatedPackage, book: Book): string[] {
  const line = book.get(one.reference ?? '');
  const inBook = line?.state.status ?? 'unknown to the biller';
  const serial = line?.state.status === 'delivered' ? line.state.serial : null;
  const isDelivered =
    one.state === 'delivered' &&
    one.order_state === 'completed' &&
    one.used === 1 &&
    one.cancelled === 0 &&
    line?.sent === 1 &&
    serial === one.serial;
  const isGivenBack =
    one.state === 'failed' &&
    one.order_state === 'refunded' &&
    one.used === 0 &&
    one.cancelled === 1 &&
    line?.sent === 0 &&
    (inBook === 'failed' || inBook === 'cancelled');
  if (isDelivered || isGivenBack) return [];
  return [
    `package ${one.order_number} is ${one.order_state} and ${one.state}, the biller has it ${inBook}: ${JSON.stringify(one)}`,
  ];
}

/** What Poku sent to the biller that is not what was bought. */
function wrongOrder(
  { reference, order_number, product, number, voucher_id }: SimulatedPackage,
  book: Book,
): string[] {
  const order = book.get(reference ?? '')?.order;
  const isRight =
    product === voucher_id &&
    number?.startsWith(BILLER.prefix) === true &&
    (order === undefined || (order.product === product && order.number === number));
  return isRight ? [] : [`package ${order_number} was ordered as ${JSON.stringify(order)}`];
}

/** Everything that is wrong with packages, in sentences. */
export function packageBreaches(packages: readonly SimulatedPackage[], book: Book): string[] {
  const known = new Set(packages.map(({ reference }) => reference));
  const paid = packages.filter(({ order_state }) => paidStates.has(order_state));
  return [
    ...paid
      .filter(({ state }) => state === null)
      .map(({ order_number }) => `package ${order_number} was never sent`),
    ...packages
      .filter(({ order_state, state }) => !paidStates.has(order_state) && state !== null)
      .map(({ order_number, order_state }) => `package ${order_number} is sent and ${order_state}`),
    ...paid.flatMap((one) => wrongEnd(one, book)),
    ...paid.flatMap((one) => wrongOrder(one, book)),
    ...[...book.values()]
      .filter(({ reference }) => !known.has(reference))
      .map(({ reference, sent }) => `the biller sent ${sent} for ${reference}, which no order has`),
    ...[...book.values()]
      .filter(({ sent }) => sent > 1)
      .map(({ reference }) => `${reference} was sent twice`),
  ];
}
