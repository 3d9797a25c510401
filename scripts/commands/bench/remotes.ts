import { Command } from '@commander-js/extra-typings';
import { wholeNumber } from '../../arguments/values';

export const remotes = new Command('remotes')
  .summary('the start of the site with a hundred registered remotes beside the ones that there are')
  .description(
    `Measures the start of the site with many registered remotes beside the same site with the ones that there are, in turns. Ports: those of npm start, and the next one after the site's.
Fails when the page is more than 2 KB larger, compressed, or content comes more than 2 % later.`,
  )
  .option('--runs <number>', 'how many turns each has', wholeNumber(), 9)
  .option('--remotes <number>', 'registered remotes in all', wholeNumber(), 100)
  .action(async (options) => (await import('../../bench/remotes')).benchRemotes(options));
