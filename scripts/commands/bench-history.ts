import { parseArgs } from 'node:util';
import { measureHistory } from '../bench/measure-history';
import { postgresServer } from '../checks/postgres-server';

/**
 * `npm run bench:history`: first pages of a history of 10,000 earns and 10,000 burns with each filter, over HTTP, on a PostgreSQL
 * server of its own or on that of DATABASE_URL. Fails when one takes 50 ms or more at the 95th percentile, or when a plan reads a
 * table of rows in sequence.
 */
const { values: options } = parseArgs({ options: { requests: { type: 'string', default: '200' } } });

const server = await postgresServer();
if (!server) throw new Error('No PostgreSQL: set DATABASE_URL, or put initdb and postgres on the PATH.');
const { lines, problems } = await measureHistory(server.url, Number(options.requests)).finally(() =>
  server.stop(),
);
for (const line of lines) console.log(line);
for (const problem of problems) console.error(`NOT held: ${problem}`);
console.log(problems.length === 0 ? 'every limit is held' : `${problems.length} limits are not held`);
process.exit(problems.length === 0 ? 0 : 1);
