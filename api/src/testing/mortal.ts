import type { Database } from '../db/database';

/** What a call rejects with when its process ends. */
export const crash = new Error('The process ends here');

/** A database whose process ends before or after the effect of its `at`-th use, counted from 0. */
export function mortal(db: Database, at: number, when: 'before' | 'after') {
  let uses = 0;
  const state = { isDead: false };
  const use = async <T>(work: () => Promise<T>): Promise<T> => {
    const isLast = uses === at;
    uses += 1;
    if (state.isDead || (isLast && when === 'before')) {
      state.isDead = true;
      throw crash;
    }
    const result = await work();
    if (isLast) {
      state.isDead = true;
      throw crash;
    }
    return result;
  };
  const mortalDb: Database = {
    rows: (statement) => use(() => db.rows(statement)),
    run: (statement) => use(() => db.run(statement)),
    script: (text) => use(() => db.script(text)),
    transaction: (work) => use(() => db.transaction(work)),
    alone: (work) => use(() => db.alone(work)),
    close: () => Promise.resolve(),
  };
  return { db: mortalDb, state };
}
