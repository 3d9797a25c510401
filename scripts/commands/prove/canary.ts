import { Command } from '@commander-js/extra-typings';
import { wholeNumber } from '../../arguments/values';

export const canary = new Command('canary')
  .summary('a canary that throws on 5 % of its loads, and a good one, again and again')
  .description(
    `Runs the journey of the canary: site, API, the real command, a browser, and simulated guests and forgers.
Fails when a release that throws on 5 % of its loads is not taken back within two windows, or a good one does not go to all.`,
  )
  .option('--times <number>', 'how often the journey runs', wholeNumber(), 5)
  .action(async (options) => (await import('../../prove/canary')).proveCanary(options));
