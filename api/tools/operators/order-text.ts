import type { ActLine } from '../../src/modules/operators/act.repository';
import { maskPhone } from '@poku/domain/phone';
import { toTable } from '@poku/tooling';
import type { OrderLine } from '../../src/modules/operators/repository';
import { lastSaid, type OrderList, type Reconciliation } from '../../src/modules/operators/service';

const time = (moment: Date | string | null): string =>
  moment === null ? '-' : new Date(moment).toISOString().replace('T', ' ').slice(0, 19);

/** The leg that an order waits for, the first that is not settled. */
const blockingLeg = ({ legs }: OrderLine): string => {
  const leg = legs.find(({ state }) => ['unknown', 'releasing', 'waiting', 'pending'].includes(state));
  return leg === undefined ? '-' : `${leg.slug} ${leg.state}`;
};

const saidOf = ({ legs }: OrderLine): string => {
  const leg = legs.find(({ state }) => ['unknown', 'releasing', 'waiting', 'pending'].includes(state));
  return leg === undefined ? '-' : lastSaid(leg);
};

/** Open orders, the stuck ones first. Times are UTC. */
export const listText = ({ orders, open, stuck }: OrderList): string => {
  const table = toTable(
    [
      'ORDER',
      'STATE',
      'STUCK SINCE',
      'CREATED',
      'MEMBER',
      'POINTS',
      'WAITS FOR',
      'THE PARTNER SAID',
      'ASKED',
    ],
    orders.map((order) => [
      order.number,
      order.state,
      time(order.stuck_at),
      time(order.created_at),
      maskPhone(order.msisdn),
      String(order.total_points),
      blockingLeg(order),
      saidOf(order),
      `${order.inquiries} times`,
    ]),
  );
  if (orders.length === 0) return 'No order is open.';
  const rest = open > orders.length ? ` The first ${orders.length} are listed.` : '';
  return `${table}\n${open} open, ${stuck} of them stuck.${rest}`;
};

/** An order with its legs, and what operators did to it. Times are UTC. */
export const showText = (order: OrderLine, acts: readonly ActLine[] = []): string =>
  [
    toTable(
      ['ORDER', order.number],
      [
        ['state', order.state],
        ['member', maskPhone(order.msisdn)],
        ['buys', `${order.quantity} x ${order.coupon_name}, ${order.total_points} points`],
        ['coupons issued', String(order.coupons)],
        ['of them sent on', String(order.sent_coupons)],
        ['created', time(order.created_at)],
        ['ended', time(order.ended_at)],
        ['goes on', time(order.due_at)],
        ['asked', `${order.inquiries} times since something became known`],
        ['stuck since', time(order.stuck_at)],
        ['failed with', order.failure === null ? '-' : String(order.failure)],
        ['refunded for', order.refund_reason ?? '-'],
      ],
    ),
    '',
    toTable(
      ['LEG', 'SOURCE', 'STATE', 'POINTS', 'UNITS', 'SINCE', 'THE PARTNER SAID', 'REFERENCE'],
      order.legs.map((leg) => [
        String(leg.position),
        leg.slug,
        leg.state,
        String(leg.points),
        String(leg.units),
        time(leg.changed_at),
        lastSaid(leg),
        leg.reference,
      ]),
    ),
    ...(acts.length === 0
      ? []
      : [
          '',
          toTable(
            ['WHEN', 'WHAT', 'BY', 'REASON'],
            acts.map(({ at, what, operator, reason }) => [time(at), what, operator, reason]),
          ),
        ]),
  ].join('\n');

/** What a reconciliation found. */
export const reconcileText = ({ slug, movements, compared, open, differences }: Reconciliation): string => {
  const summary = `${slug}: ${movements} movements, ${compared} legs compared, ${open} still open`;
  if (differences.length === 0) return `${summary}. No difference.`;
  const table = toTable(
    ['REFERENCE', 'ORDER', 'WHAT', 'OUR UNITS', 'THEIR UNITS'],
    differences.map(({ reference, number, what, ourUnits, theirUnits }) => [
      reference,
      number ?? '-',
      what,
      String(ourUnits),
      String(theirUnits),
    ]),
  );
  return `${table}\n${summary}. ${differences.length} differences.`;
};
