import { createCall, inCall } from '../../db/call';
import type { AppDeps } from '../../deps';
import { recent } from './recent';
import { databaseTime } from './repository';

/** A process whose clock differs by more from the database's takes no work: it would end points, codes and sessions early or late. */
const differenceMs = 5000;

/**
 * How far this process's clock is ahead of the database's, in milliseconds, negative when it is behind; 0 for as much as is
 * allowed. The database said its time somewhere between the two moments, which is no difference.
 */
export function clockDifference(before: Date, database: Date, after: Date): number {
  const aheadMs = before.getTime() - database.getTime();
  if (aheadMs > differenceMs) return aheadMs;
  const behindMs = database.getTime() - after.getTime();
  return behindMs > differenceMs ? -behindMs : 0;
}

/** This machine's time, whatever the sandbox's clock was moved by. */
export const machineTimeOf = ({
  machineTime = () => new Date(),
}: Pick<AppDeps, 'machineTime'>): (() => Date) => machineTime;

/** Whether this process may take work by its clock. */
export interface ClockWatch {
  /** Asks the database, at most once a second. Rejects when that does not answer. */
  isRight(): Promise<boolean>;
}

/** @param tell gets a sentence when the clock turns out to be wrong, and when it is right again */
export function createClockWatch(
  deps: Pick<AppDeps, 'db' | 'machineTime'>,
  tell: (sentence: string) => void,
): ClockWatch {
  const machineTime = machineTimeOf(deps);
  let wasRight = true;
  return {
    isRight: recent(async () => {
      const before = machineTime();
      // Whoever happens to ask waits for everybody.
      const database = await inCall(createCall(undefined), () => databaseTime(deps.db));
      const aheadMs = clockDifference(before, database, machineTime());
      const isRight = aheadMs === 0;
      if (isRight && !wasRight) tell('the clock of this process is right again');
      if (!isRight && wasRight) {
        const side = aheadMs > 0 ? 'ahead of' : 'behind';
        const seconds = Math.round(Math.abs(aheadMs) / 1000);
        tell(`the clock of this process is ${seconds} s ${side} the database: it takes no work`);
      }
      wasRight = isRight;
      return isRight;
    }),
  };
}
