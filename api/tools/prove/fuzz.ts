import { readApiConfig } from '../../src/config/env';
import { createClock } from '../../src/ports/clock';
import { sandboxMessages } from '../../src/ports/messages';
import { createHttpBillers } from '../../src/ports/billers';
import { createHttpPartners } from '../../src/ports/partners';
import { createTurns } from '../../src/ports/turns';
import { fuzzApi } from '../../src/simulation/fuzz/fuzz';
import { temporaryDatabase } from '../databases/temporary-database';

/** How many cases of which calls, drawn with which seed. */
interface Options {
  readonly cases: number;
  readonly seed: number;
  /** Words in the names of the calls to try. Default all. */
  readonly only?: string;
}

const MOST_SHOWN = 20;

const config = readApiConfig({
  POKU_LOG_LEVEL: 'silent',
  POKU_DOCS: '0',
  POKU_RATE_LIMIT: '100000000',
  POKU_PARTNERS_PORT: '1',
});
/**
 * Makes cases of every call of the API, as a guest, as a member and as a partner that signs; partners do not answer. Prints the seed
 * and the slowest answer; sets the exit code 1 when an answer is a 5xx, not our envelope, or without our headers.
 */
export const proveFuzz = async ({ cases, seed, only = '' }: Options): Promise<void> => {
  console.log(`${cases} cases of every call, seed ${seed}`);
  const { db, drop } = await temporaryDatabase();
  const startedAt = performance.now();
  try {
    const deps = {
      db,
      config,
      clock: createClock(),
      messages: sandboxMessages,
      partners: createHttpPartners(config.partners),
      billers: createHttpBillers(config.billers),
      turns: createTurns(),
      secure: false,
    };
    const report = await fuzzApi(deps, { cases, seed, only }, console.log);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(`${report.cases} cases of ${report.calls} calls in ${seconds} s; answers:`, report.statuses);
    console.log(`slowest: ${report.slowest.call} with ${report.slowest.ms} ms; over a second:`, report.slow);
    for (const failure of report.failures.slice(0, MOST_SHOWN)) console.error(failure);
    console.log(`${report.failures.length} answers were wrong`);
    if (report.failures.length > 0 || report.cases === 0) process.exitCode = 1;
  } finally {
    await drop();
  }
};
