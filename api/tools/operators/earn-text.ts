import { isEmail, maskEmail } from '@poku/domain/email';
import { formatRupiah } from '@poku/domain/numbers';
import { isPhone, maskPhone } from '@poku/domain/phone';
import { toTable } from '@poku/tooling';
import type { PurchaseLine } from '../../src/modules/operators/purchase.repository';
import type { PurchaseFile } from '../../src/modules/operators/purchase.service';
import { whyText } from './why-text';

const minute = (at: Date | null): string => at?.toISOString().slice(0, 16).replace('T', ' ') ?? '-';
const second = (at: Date | null): string => at?.toISOString().slice(0, 19).replace('T', ' ') ?? '-';
const orDash = (value: string | number | null | undefined): string => String(value ?? '-');

/** A partner's account, without the whole number or address that it may be, and without what a terminal would obey. */
const account = (subject: string | null): string => {
  if (subject === null) return '-';
  if (isPhone(subject)) return maskPhone(subject);
  return isEmail(subject) ? maskEmail(subject) : subject.replaceAll(/\p{Cc}/gu, '?');
};

/** How it stands; of one that earns nothing, why. */
const stateText = ({ state, why }: PurchaseLine): string =>
  state === 'nothing' && why !== null && 'nothing' in why ? `nothing: ${why.nothing}` : state;

/** Purchases in the order given. Times are UTC. */
export const purchaseListText = (purchases: readonly PurchaseLine[]): string =>
  toTable(
    [
      'REPORTED',
      'PARTNER',
      'REFERENCE',
      'REVISION',
      'MEMBER',
      'RUPIAH',
      'CATEGORY',
      'POINTS',
      'BOOKED',
      'STATE',
    ],
    purchases.map((purchase) => [
      minute(purchase.reported_at),
      purchase.partner_slug,
      purchase.reference,
      String(purchase.revision),
      orDash(purchase.member_id),
      orDash(purchase.amount_rupiah),
      orDash(purchase.category),
      String(purchase.points),
      String(purchase.booked),
      stateText(purchase),
    ]),
  );

/** Everything of one purchase: facts, why it earns what it does, what the books did. Times are UTC. */
export function purchaseShowText(file: PurchaseFile): string {
  const { purchase, moves, debt } = file;
  const { amount_rupiah: amount, category } = purchase;
  const head = toTable(
    ['PURCHASE', `${purchase.partner_slug} ${purchase.reference}`],
    [
      ['state', stateText(purchase)],
      ['bought', amount === null ? '-' : `${formatRupiah(amount)} of '${orDash(category)}'`],
      ['revision', String(purchase.revision)],
      ['account', account(purchase.subject)],
      ['member', orDash(purchase.member_id)],
      ['made', second(purchase.made_at)],
      ['reported', second(purchase.reported_at)],
      ['reversed', second(purchase.reversed_at)],
      ['points', String(purchase.points)],
      ['can be spent', second(purchase.spendable_at)],
      ['goes on', second(purchase.due_at)],
      ['in the books', String(purchase.booked)],
      ['lapsed', String(purchase.lapsed)],
      ['number', orDash(purchase.number)],
      ['member owes', orDash(debt)],
    ],
  );
  const books = toTable(
    ['BOOKED', 'WHAT', 'POINTS', 'REFERENCE'],
    moves.map(({ occurred_at, kind, points, reference }) => [
      second(occurred_at),
      kind,
      String(points),
      reference,
    ]),
  );
  return [head, 'WHY', whyText(file), ...(moves.length === 0 ? [] : [books])].join('\n\n');
}
