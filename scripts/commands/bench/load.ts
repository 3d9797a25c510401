import { Command } from '@commander-js/extra-typings';
import { PATHS, PHASES, SPEEDS } from '../../arguments/load-parts';
import { someOf, wholeNumber } from '../../arguments/values';

export const load = new Command('load')
  .summary('the site beside the same sources as one bundle')
  .description(
    `Measures the composed site beside the same sources as one webpack bundle, started in three ways, in turns, each in a browser of its own: cold, on a repeated visit, after a redeploy of the page's remote and of the shell (a line of the sources is changed meanwhile and put back), and by a click inside the site. A run of everything writes docs/performance.md; a part of it is printed alone. Ports: those of npm start, and the next four after the site's.
Fails when, on the slow network, content of /login or /tukar comes later than 1.10 of the plain bundle's, JavaScript is more than 1.20 of it, or a cold start takes more than two waves of requests.`,
  )
  .option('--rounds <number>', 'how many turns each has', wholeNumber(), 3)
  .option('--pages <list>', `pages with commas between, of ${PATHS.join(' ')}`, someOf(PATHS), PATHS)
  .option('--phases <list>', `phases with commas between, of ${PHASES.join(' ')}`, someOf(PHASES), PHASES)
  .option('--speeds <list>', `speeds with commas between, of ${SPEEDS.join(' ')}`, someOf(SPEEDS), SPEEDS)
  .action(async (options) => (await import('../../bench/load')).benchLoad(options));
