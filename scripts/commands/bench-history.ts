import { parseArgs } from 'node:util';
import { measureHistoryScroll } from '../bench/history-scroll';
import { measureHistory } from '../bench/measure-history';
import { postgresServer } from '../checks/postgres-server';

/**
 * `npm run bench:history`: first pages of a history of 10,000 earns and 10,000 burns with each filter, over HTTP, on a PostgreSQL
 * server of its own or on that of DATABASE_URL. Fails when one takes 50 ms or more at the 95th percentile, or when a plan reads a
 * table of rows in sequence. Then the same history in Chromium, with a processor four times slower, scrolled to its end: fails on
 * a task of more than 100 ms. The second part needs the ports of `npm start` and a machine that does nothing else;
 * `--only api` and `--only browser` run one part.
 */
const { values: options } = parseArgs({
  options: { requests: { type: 'string', default: '200' }, only: { type: 'string' } },
});
const { only } = options;
if (only !== undefined && only !== 'api' && only !== 'browser')
  throw new Error(`--only is api or browser; it is "${only}".`);

const server = await postgresServer();
if (!server) throw new Error('No PostgreSQL: set DATABASE_URL, or put initdb and postgres on the PATH.');
const { url } = server;
const measure = async () => {
  try {
    const api = only === 'browser' ? null : await measureHistory(url, Number(options.requests));
    const browser = only === 'api' ? null : await measureHistoryScroll(url);
    const parts = [api, browser].filter((part) => part !== null);
    return {
      lines: parts.flatMap((part) => part.lines),
      problems: parts.flatMap((part) => part.problems),
    };
  } finally {
    await server.stop();
  }
};
const { lines, problems } = await measure();
for (const line of lines) console.log(line);
for (const problem of problems) console.error(`NOT held: ${problem}`);
console.log(problems.length === 0 ? 'every limit is held' : `${problems.length} limits are not held`);
process.exit(problems.length === 0 ? 0 : 1);
