import { userInfo } from 'node:os';
import type { Database } from '../../db/database';
import type { Clock } from '../../ports/clock';
import { noteSecurity } from './log';
import { comingFrom } from './origin';

/**
 * Runs an operator's command that changes something, and writes it into the security log before it begins, so that an interrupted
 * command is in the log too. Events during the command are logged with this operator.
 * @param command as it was called, without secrets and texts for members
 * @param operator default the login name on the machine
 */
export async function runAsOperator<T>(
  { db, clock }: { db: Database; clock: Clock },
  command: string,
  work: () => Promise<T>,
  operator = userInfo().username,
): Promise<T> {
  return comingFrom({ operator }, async () => {
    await noteSecurity(db, { what: 'operator.command', detail: { command } }, clock.now());
    return work();
  });
}
