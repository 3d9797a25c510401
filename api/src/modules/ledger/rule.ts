import type { SQL } from 'drizzle-orm';

/** Something that must hold for every row. */
export interface Rule {
  /** What holds, as a sentence. */
  name: string;
  /** What breaks it, by its `id`. */
  subject:
    | 'journal'
    | 'entry'
    | 'row'
    | 'account'
    | 'lot'
    | 'hold'
    | 'leg'
    | 'order'
    | 'coupon'
    | 'purchase'
    | 'voucher'
    | 'asset';
  /** A statement that gives the ids of what breaks it as `id`, in any order, also more than once. */
  broken: SQL;
}
