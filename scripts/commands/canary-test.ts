import { parseArgs } from 'node:util';
import { findChromium } from '../checks/browser';
import { runCommand } from '../checks/step';

/**
 * `npm run canary-test -- --times 5`: the journey of the canary again and again: site, API, the real command, a browser and
 * simulated guests and forgers. A release that throws on 5 % of its loads must be taken back within two windows, a good one must go to all.
 */
const { values } = parseArgs({ options: { times: { type: 'string', default: '5' } } });
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1)
  throw new Error(`--times must be 1 or more; it is "${values.times}".`);

const { isOk } = await runCommand(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    'canary.spec',
    '--config=e2e/playwright.config.ts',
    '--reporter=list',
    `--repeat-each=${times}`,
  ],
  { POKU_CHROMIUM: findChromium() },
  false,
);
process.exitCode = isOk ? 0 : 1;
