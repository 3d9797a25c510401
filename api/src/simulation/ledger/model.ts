import { POINTS_LIFE_MONTHS } from '@poku/domain/limits/points';
import { pointsEnd } from '../../modules/ledger/jakarta';

interface ModelLot {
  memberId: string;
  remaining: number;
  expiresAt: Date;
  /** Points that can still be taken back. */
  due: number;
  /** References of its earning and of what was taken back of it. */
  references: string[];
}

interface ModelHold {
  state: 'held' | 'captured' | 'voided' | 'refunded';
  taken: { lot: ModelLot; points: number }[];
}

interface ModelDebit {
  partnerId: string;
  units: number;
  place: 'clearing' | 'settled' | 'partner';
  wasSettled: boolean;
}

/** What books must hold, in the order in which it came in. */
export interface BookState {
  /** What is left of each lot. */
  lots: number[];
  holds: string[];
  /** Balances of the members' accounts. */
  available: number;
  held: number;
  debt: number;
  /** Sums of the partners' accounts. */
  clearing: number;
  settled: number;
}

/** A simple model of the ledger: no journals, only how much is where. */
export class LedgerModel {
  now = new Date('2026-01-10T05:00:00Z');
  readonly lots: ModelLot[] = [];
  readonly holds = new Map<string, ModelHold>();
  readonly debits = new Map<string, ModelDebit>();
  readonly debts = new Map<string, number>();
  /** How often points were taken back. */
  takenBack = 0;
  /** What was asked before, to ask it again. */
  readonly repeats: (() => Promise<void>)[] = [];

  earn(memberId: string, points: number, reference: string): void {
    const expiresAt = pointsEnd(this.now, POINTS_LIFE_MONTHS);
    this.lots.push({ memberId, remaining: points, expiresAt, due: points, references: [reference] });
    this.payDebt(memberId);
  }

  /** Takes points of one earning back: what was taken, and what became a debt. */
  takeBack(lot: ModelLot, points: number): { taken: number; owed: number } {
    const { memberId } = lot;
    const due = Math.min(points, lot.due);
    lot.due -= due;
    let missing = due;
    for (const from of [lot, ...this.openLots(memberId)]) {
      const part = Math.min(missing, from.remaining);
      from.remaining -= part;
      missing -= part;
    }
    this.debts.set(memberId, (this.debts.get(memberId) ?? 0) + missing);
    return { taken: due - missing, owed: missing };
  }

  /** Points that came pay what the member owes. */
  private payDebt(memberId: string): void {
    for (const lot of this.openLots(memberId)) {
      const part = Math.min(this.debts.get(memberId) ?? 0, lot.remaining);
      lot.remaining -= part;
      this.debts.set(memberId, (this.debts.get(memberId) ?? 0) - part);
    }
  }

  /** The lots that a member can spend, first what ends first and came first. */
  private openLots(memberId: string, at = this.now): ModelLot[] {
    return this.lots
      .filter((lot) => lot.memberId === memberId && lot.remaining > 0 && lot.expiresAt > at)
      .sort((left, right) => left.expiresAt.getTime() - right.expiresAt.getTime());
  }

  /** What a member can spend. */
  spendable(memberId: string, at = this.now): number {
    return this.openLots(memberId, at).reduce((sum, lot) => sum + lot.remaining, 0);
  }

  hold(id: string, memberId: string, points: number): boolean {
    if (this.spendable(memberId) < points) return false;
    const open = this.openLots(memberId);
    const taken: ModelHold['taken'] = [];
    let missing = points;
    for (const lot of open) {
      const part = Math.min(missing, lot.remaining);
      if (part === 0) break;
      lot.remaining -= part;
      missing -= part;
      taken.push({ lot, points: part });
    }
    this.holds.set(id, { state: 'held', taken });
    return true;
  }

  /** Ends a hold that is in the state before; gives its points back unless they are spent. */
  end(id: string, to: 'captured' | 'voided' | 'refunded'): void {
    const hold = this.holds.get(id);
    if (hold?.state !== (to === 'refunded' ? 'captured' : 'held')) return;
    hold.state = to;
    if (to === 'captured') return;
    for (const { lot, points } of hold.taken) lot.remaining += points;
    for (const { lot } of hold.taken) this.payDebt(lot.memberId);
  }

  expire(memberId: string): number {
    const ended = this.lots.filter((lot) => lot.memberId === memberId && lot.expiresAt <= this.now);
    const points = ended.reduce((sum, lot) => sum + lot.remaining, 0);
    for (const lot of ended) {
      // Points may have been taken back while they were spent, and have ended after they came back.
      lot.due = Math.max(0, lot.due - lot.remaining);
      lot.remaining = 0;
    }
    return points;
  }

  /** What the books must hold now. */
  state(): BookState {
    const holds = [...this.holds.values()];
    const unitsAt = (place: ModelDebit['place']) =>
      [...this.debits.values()].reduce((sum, debit) => sum + (debit.place === place ? debit.units : 0), 0);
    return {
      lots: this.lots.map((lot) => lot.remaining),
      holds: holds.map((hold) => hold.state),
      available: this.lots.reduce((sum, lot) => sum + lot.remaining, 0),
      held: holds
        .filter((hold) => hold.state === 'held')
        .reduce((sum, hold) => sum + hold.taken.reduce((part, { points }) => part + points, 0), 0),
      debt: [...this.debts.values()].reduce((sum, points) => sum + points, 0),
      clearing: unitsAt('clearing'),
      settled: unitsAt('settled'),
    };
  }
}
