import { createSessionDesk } from '../../src/modules/operators/session.service';
import { runAsOperator } from '../../src/modules/security/command';
import { listSecurityEvents } from '../../src/modules/security/repository';
import { createClock } from '../../src/ports/clock';
import { operatorOf } from './operator';
import { securityText } from './security-text';
import { withDatabase } from './with-database';

/** Which events are printed, and how. */
interface ListOptions {
  readonly what?: string;
  readonly member?: string;
  readonly network?: string;
  readonly since?: Date;
  readonly until?: Date;
  readonly limit: number;
  /** One JSON object a line, for other programs. */
  readonly json?: boolean;
}

/** Prints events of the security log, the newest first. */
export const listEvents = ({
  what,
  member,
  network,
  since,
  until,
  limit,
  json,
}: ListOptions): Promise<void> =>
  withDatabase(async (db) => {
    const rows = await listSecurityEvents(db, { what, memberId: member, network, since, until }, limit);
    console.log(json ? rows.map((row) => JSON.stringify(row)).join('\n') : securityText(rows));
  });

/** Whose sessions end, by a number or an id, and who wants it for what. */
interface EndOptions {
  readonly msisdn?: string;
  readonly member?: string;
  readonly reason?: string;
  readonly by?: string;
}

/** Ends every session of a member at once. */
export const endSessions = ({ msisdn, member, reason, by }: EndOptions): Promise<void> =>
  withDatabase(async (db) => {
    const deps = { db, clock: createClock() };
    const desk = createSessionDesk(deps);
    const id = await desk.find({ msisdn, memberId: member });
    const operator = operatorOf(by);
    const ended = await runAsOperator(
      deps,
      `security end-sessions ${id}`,
      () => desk.end(id, operator, reason?.trim()),
      operator.name,
    );
    console.log(`${ended} ${ended === 1 ? 'session' : 'sessions'} of ${id} ended.`);
  });
