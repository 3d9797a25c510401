import { parseArgs } from 'node:util';
import { readApiConfig } from '../../api/src/config/env';
import { createClock } from '../../api/src/ports/clock';
import { sandboxMessages } from '../../api/src/ports/messages';
import { createHttpPartners } from '../../api/src/ports/partners';
import { createTurns } from '../../api/src/ports/turns';
import { fuzzApi } from '../../api/src/simulation/fuzz/fuzz';
import { temporaryDatabase } from '../bench/temporary-database';

/**
 * `npm run fuzz [-- --cases 2000 --seed <number> --only "POST /ticket"]`: makes so many cases of every call of the API, as a guest,
 * as a member and as a partner that signs, on the server of `DATABASE_URL`, or on the embedded database in memory. Partners do not
 * answer. Prints the seed and the slowest answer; ends with code 1 when an answer is a 5xx, not our envelope, or without our headers.
 */
const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '2000' },
    seed: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const cases = Number(values.cases);
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed);
const mostShown = 20;

const config = readApiConfig({
  POKU_LOG_LEVEL: 'silent',
  POKU_DOCS: '0',
  POKU_RATE_LIMIT: '100000000',
  POKU_PARTNERS_PORT: '1',
});
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
    turns: createTurns(),
    secure: false,
  };
  const report = await fuzzApi(deps, { cases, seed, only: values.only }, console.log);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`${report.cases} cases of ${report.calls} calls in ${seconds} s; answers:`, report.statuses);
  console.log(`slowest: ${report.slowest.call} with ${report.slowest.ms} ms; over a second:`, report.slow);
  for (const failure of report.failures.slice(0, mostShown)) console.error(failure);
  console.log(`${report.failures.length} answers were wrong`);
  if (report.failures.length > 0 || report.cases === 0) process.exitCode = 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
await drop();
process.exit();
