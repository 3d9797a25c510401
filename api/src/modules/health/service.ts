import { createCall, inCall } from '../../db/call';
import { sqlState } from '../../db/sql-state';
import type { AppDeps } from '../../deps';
import { createSmsBudget } from '../otp/sms-budget';
import { clockDifference, machineTimeOf } from './clock-watch';
import { recent } from './recent';
import { databaseTime, isWritable, writeToDisk } from './repository';

/** Why a process is not ready: the database does not answer, has no room, takes no writing, or has another time. */
export type Unreadiness = 'clock' | 'database' | 'disk' | 'read-only';

/** Longest wait for the database; with the second for which an answer stands, trouble shows within two. */
const probeMs = 900;
/** No room on the disk, or none that temporary files may take. */
const fullStates: ReadonlySet<string> = new Set(['53100', '53400']);

/**
 * Whether the API can do its work.
 * @param tell gets each change: what is wrong now, or undefined for nothing, and the failure that showed it
 */
export function createHealthService(
  deps: Pick<AppDeps, 'db' | 'clock' | 'config' | 'machineTime'>,
  tell: (problem: Unreadiness | undefined, error?: unknown) => void,
) {
  const machineTime = machineTimeOf(deps);
  let last: Unreadiness | undefined;
  const become = (problem: Unreadiness | undefined, error?: unknown): Unreadiness | undefined => {
    if (problem !== last) tell(problem, error);
    last = problem;
    return problem;
  };
  const probe = (): Promise<Unreadiness | undefined> =>
    deps.db.transaction(async (tx) => {
      const before = machineTime();
      const database = await databaseTime(tx);
      if (clockDifference(before, database, machineTime()) !== 0) return 'clock';
      if (!(await isWritable(tx))) return 'read-only';
      await writeToDisk(tx);
      return undefined;
    });
  const sms = createSmsBudget(deps);
  return {
    /** What somebody should look at although work goes on, asked at most once a second. Rejects when the database does not answer. */
    alarms: recent(async () => {
      const alarm = await inCall(createCall(undefined, probeMs), sms.alarm);
      return alarm === undefined ? [] : [`sms budget ${alarm}`];
    }),

    /** What is wrong, asked at most once a second; undefined when the process is ready. Never rejects. */
    problem: recent(() =>
      inCall(createCall(undefined, probeMs), probe).then(become, (error: unknown) =>
        become(fullStates.has(sqlState(error) ?? '') ? 'disk' : 'database', error),
      ),
    ),
  };
}
