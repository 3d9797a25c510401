import { parseArgs } from 'node:util';
import { readApiConfig } from '../../api/src/config/env';
import { openApiDatabase } from '../../api/src/db/open';
import { listSecurityEvents } from '../../api/src/modules/security/repository';
import { securityText } from '../operators/security-text';

/**
 * `npm run security -- list`, for auditors (docs/operators.md), with the settings of the API; the embedded database must not be in
 * use. Reads only. Leaves with code 1 when a filter is wrong.
 */
const usage = `npm run security -- list [filters]   the newest events of the security log, the newest first
  --what <kind>        login, login.refused, device, password, email, link, step-up, operator, partner …
  --member <id>        of one member
  --network <network>  from one network, as 203.0.113.0/24 or 2001:db8:1:2::/64
  --since <time>       from this time on, ISO 8601
  --until <time>       before this time
  --limit <number>     at most so many, 100 without it
  --json               one JSON object a line, for other programs`;

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
    },
  });
  if (positionals.join(' ') !== 'list') throw new Error(usage);
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
    const rows = await listSecurityEvents(db, filter, limit);
    console.log(values.json ? rows.map((row) => JSON.stringify(row)).join('\n') : securityText(rows));
  } finally {
    await db.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
