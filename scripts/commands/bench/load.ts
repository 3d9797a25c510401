import { Command } from '@commander-js/extra-typings';
import { wholeNumber } from '../../arguments/values';

export const load = new Command('load')
  .summary('the site beside the same sources as one bundle')
  .description(
    `Measures the composed site beside the same sources as one webpack bundle, in one browser, in turns, and writes docs/performance.md. Ports: those of npm start, and the next three after the site's.`,
  )
  .option('--runs <number>', 'how many turns each has', wholeNumber(), 7)
  .action(async (options) => (await import('../../bench/load')).benchLoad(options));
