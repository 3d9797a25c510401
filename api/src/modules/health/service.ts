import type { Database } from '../../db/database';
import { ping } from './repository';

/** Whether the API can do its work. */
export function createHealthService({ db }: { db: Database }) {
  return {
    /** True when the database answers; never rejects. */
    isReady: (): Promise<boolean> =>
      ping(db).then(
        () => true,
        () => false,
      ),
  };
}
