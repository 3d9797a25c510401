import type { SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import type { Row } from '../db/rows';
import type { Tx } from '../db/tx';
import type { PartnerPort } from '../ports/partners';
import type { Schedule } from './schedule';

/** What a call gets from a process that is gone. */
export class Crash extends Error {
  override readonly name = 'Crash';
  constructor() {
    super('The process is gone');
  }
}

/** The life of one process: it can end before and after every await of a database or a partner. */
export interface Life {
  readonly isOver: boolean;
  /** Returns, or throws `Crash` when the process has ended or ends now. */
  demand(): void;
  /**
   * Runs `work` between two points at which the process can end: before it, so that it is not done, or after it, so that it is
   * done and nobody knows.
   */
  around<T>(work: () => Promise<T>): Promise<T>;
}

/** A life that `isEnd` may end at any of its points, which are counted from 1. */
export function createLife(isEnd: (point: number) => boolean, onEnd: () => void = () => undefined): Life {
  let points = 0;
  let isOver = false;
  const demand = (): void => {
    if (isOver) throw new Crash();
    points += 1;
    if (!isEnd(points)) return;
    isOver = true;
    onEnd();
    throw new Crash();
  };
  return {
    get isOver() {
      return isOver;
    },
    demand,
    async around(work) {
      demand();
      const value = await work();
      demand();
      return value;
    },
  };
}

/**
 * The database as a process sees it that can crash: before and after every statement, before and after every commit. A
 * transaction is one turn of the schedule, and so is a statement outside of one.
 */
export function mortalDatabase(db: Database, schedule: Schedule, life: Life): Database {
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => schedule.turn(() => life.around(work));
  const statements = (tx: Tx): Tx => ({
    rows: <T extends Row>(statement: SQL) => life.around(() => tx.rows<T>(statement)),
    run: (statement) => life.around(() => tx.run(statement)),
    script: (text) => life.around(() => tx.script(text)),
  });
  return {
    rows: <T extends Row>(statement: SQL) => inTurn(() => db.rows<T>(statement)),
    run: (statement) => inTurn(() => db.run(statement)),
    script: (text) => inTurn(() => db.script(text)),
    transaction: (work) => inTurn(() => db.transaction((tx) => work(statements(tx)))),
    alone: (work) => inTurn(() => db.alone(work)),
    close: () => Promise.resolve(),
  };
}

/** The partners as a process sees them that can crash: before a call is sent, and after it was answered. */
export const mortalPartners = (partners: PartnerPort, life: Life): PartnerPort => ({
  balance: (...args) => life.around(() => partners.balance(...args)),
  link: (...args) => life.around(() => partners.link(...args)),
  linkVisitor: (...args) => life.around(() => partners.linkVisitor(...args)),
  exchange: (...args) => life.around(() => partners.exchange(...args)),
  linkState: (...args) => life.around(() => partners.linkState(...args)),
  endLink: (...args) => life.around(() => partners.endLink(...args)),
  sendCode: (...args) => life.around(() => partners.sendCode(...args)),
  checkCode: (...args) => life.around(() => partners.checkCode(...args)),
  debit: (...args) => life.around(() => partners.debit(...args)),
  debitState: (...args) => life.around(() => partners.debitState(...args)),
  reverseDebit: (...args) => life.around(() => partners.reverseDebit(...args)),
  orderPayment: (...args) => life.around(() => partners.orderPayment(...args)),
  paymentState: (...args) => life.around(() => partners.paymentState(...args)),
  reversePayment: (...args) => life.around(() => partners.reversePayment(...args)),
  statement: (...args) => life.around(() => partners.statement(...args)),
  purchasesOfDay: (...args) => life.around(() => partners.purchasesOfDay(...args)),
  setFaults: (...args) => life.around(() => partners.setFaults(...args)),
  releaseEvents: (...args) => life.around(() => partners.releaseEvents(...args)),
  reset: () => life.around(() => partners.reset()),
});
