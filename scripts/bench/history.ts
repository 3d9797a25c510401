import { measureHistoryScroll } from './history-scroll';
import { measureHistory } from '@poku/api/bench';
import { postgresServer } from '@poku/api/databases';

/** The two parts, of which one can be left out. */
interface Options {
  readonly requests: number;
  readonly only?: 'api' | 'browser';
}

/**
 * Measures a long history over HTTP, and then in a browser. Sets the exit code 1 when a first page takes 50 ms or more at the 95th
 * percentile, when a plan reads a table of rows in sequence, or when scrolling makes a task of more than 100 ms.
 */
export const benchHistory = async ({ requests, only }: Options): Promise<void> => {
  const server = await postgresServer();
  if (!server) throw new Error('No PostgreSQL: set DATABASE_URL, or put initdb and postgres on the PATH.');
  const { url } = server;
  const measure = async () => {
    try {
      const api = only === 'browser' ? null : await measureHistory(url, requests);
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
  process.exitCode = problems.length === 0 ? 0 : 1;
};
