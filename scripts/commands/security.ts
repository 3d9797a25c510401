import { parseArgs } from 'node:util';
import { readApiConfig } from '../../api/src/config/env';
import { openApiDatabase } from '../../api/src/db/open';
import { createSessionDesk } from '../../api/src/modules/operators/session.service';
import { runAsOperator } from '../../api/src/modules/security/command';
import { listSecurityEvents } from '../../api/src/modules/security/repository';
import { createClock } from '../../api/src/ports/clock';
import { operatorOf } from '../operators/operator';
import { securityText } from '../operators/security-text';

/**
 * `npm run security -- <command>`, for auditors and operators (docs/operators.md), with the settings of the API; the embedded database
 * must not be in use. Leaves with code 1 when something is refused.
 */
const usage = `npm run security -- list [filters]   the newest events of the security log, the newest first
  --what <kind>        login, login.refused, device, password, email, link, step-up, operator, partner …
  --member <id>        of one member
  --network <network>  from one network, as 203.0.113.0/24 or 2001:db8:1:2::/64
  --since <time>       from this time on, ISO 8601
  --until <time>       before this time
  --limit <number>     at most so many, 100 without it
  --json               one JSON object a line, for other programs
npm run security -- end-sessions --msisdn <number> --reason "…" [--by <name>]
  ends every session of a member at once (--member <id> names them as well); you by default`;

const timeOf = (name: string, text: string | undefined): Date | undefined => {
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (Number.isNaN(time.getTime()))
    throw new Error(`--${name} must be a time as 2026-11-23T10:00:00Z, not "${text}"`);
  return time;
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      what: { type: 'string' },
      member: { type: 'string' },
      network: { type: 'string' },
      since: { type: 'string' },
      until: { type: 'string' },
      limit: { type: 'string', default: '100' },
      json: { type: 'boolean', default: false },
      msisdn: { type: 'string' },
      reason: { type: 'string' },
      by: { type: 'string' },
    },
  });
  const command = positionals.join(' ');
  if (!['list', 'end-sessions'].includes(command)) throw new Error(usage);
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1)
    throw new Error(`--limit must be 1 or more, not "${values.limit}"`);
  const { what, member: memberId, network } = values;
  const filter = {
    what,
    memberId,
    network,
    since: timeOf('since', values.since),
    until: timeOf('until', values.until),
  };
  const db = await openApiDatabase(readApiConfig(process.env));
  try {
    if (command === 'list') {
      const rows = await listSecurityEvents(db, filter, limit);
      console.log(values.json ? rows.map((row) => JSON.stringify(row)).join('\n') : securityText(rows));
    } else {
      const deps = { db, clock: createClock() };
      const desk = createSessionDesk(deps);
      const id = await desk.find({ msisdn: values.msisdn, memberId });
      const operator = operatorOf(values.by);
      const ended = await runAsOperator(
        deps,
        `security end-sessions ${id}`,
        () => desk.end(id, operator, values.reason?.trim()),
        operator.name,
      );
      console.log(`${ended} ${ended === 1 ? 'session' : 'sessions'} of ${id} ended.`);
    }
  } finally {
    await db.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
