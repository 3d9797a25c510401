import { BRAND } from '@poku/domain/brand';
import type { Database } from '../../src/db/database';
import type { Tx } from '../../src/db/tx';
import type { WorkloadApi } from '../bench/start-workload-api';
import { purchaseBody, purchaseOf } from '../bench/purchase-data-api';

/** The last word about a purchase. */
export interface Bought {
  /** The envelope's code: 200 when it was bought. */
  readonly code: number;
  /** Number of the order, empty where there is none. */
  readonly order: string;
  /** The header `idempotency-replayed`. */
  readonly isReplay: boolean;
}

/** What a proof of an invariant works with: two processes of the API, and their database for looking on. */
export interface Bench {
  readonly db: Database;
  /**
   * Buys over HTTP, from the first process for even places and from the second for odd ones.
   * @param body sent instead of the purchase's own
   */
  readonly buy: (n: number, place: number, body?: string) => Promise<Bought>;
  /** What the API tells a member of own points to spend, asked of the process at a place. */
  readonly balance: (n: number, place: number) => Promise<number>;
  /** Gives an order back, as an operator. Rejects when that is refused. */
  readonly refund: (order: string) => Promise<unknown>;
}

const read = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;

/** The bench on processes that run. */
export const benchOf = (
  { ports }: Pick<WorkloadApi, 'ports'>,
  db: Database,
  refund: Bench['refund'],
): Bench => {
  const originAt = (place: number): string => `http://127.0.0.1:${ports[place % ports.length]}`;
  const bearer = (n: number) => ({ authorization: `Bearer ${purchaseOf(n).token}` });
  return {
    db,
    refund,
    async buy(n, place, body = purchaseBody(n)) {
      const answer = await fetch(`${originAt(place)}/buyvoucher`, {
        method: 'POST',
        headers: { ...bearer(n), 'content-type': 'application/json' },
        body,
      });
      const envelope: unknown = await answer.json();
      const order = read(read(envelope, 'data'), 'pokuTransactionNumber');
      return {
        code: Number(read(envelope, 'responseCode')),
        order: typeof order === 'string' ? order : '',
        isReplay: answer.headers.get('idempotency-replayed') === 'true',
      };
    },
    async balance(n, place) {
      const { memberId } = purchaseOf(n);
      const answer = await fetch(`${originAt(place)}/customerdetail/${memberId}`, { headers: bearer(n) });
      return Number(read(read(await answer.json(), 'data'), BRAND.wire.points));
    },
  };
};

/**
 * Whether the database takes statements; whatever they did is taken back.
 * @param look sees what they did
 */
export const isTaken = async (
  db: Database,
  statements: string,
  look: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<boolean> => {
  let isDone = false;
  const rollback = new Error('rolled back');
  await db
    .transaction(async (tx) => {
      await tx.script(statements);
      isDone = true;
      await look(tx);
      throw rollback;
    })
    .catch((error: unknown) => {
      if (isDone && error !== rollback) throw error;
    });
  return isDone;
};
