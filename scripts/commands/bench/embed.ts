import { Command } from '@commander-js/extra-typings';
import { wholeNumber } from '../../arguments/values';

export const embed = new Command('embed')
  .summary('the catalogue in a partner’s page beside a frame, and a script that makes a frame')
  .description(
    `Measures a partner's page with the catalogue on it, cold and on a repeated visit, on a slow network and processor: by the element, by a frame, and by a script that makes a frame and gives it its height, as payment forms come. Frames get no process of their own, as on phones with little memory. Ports: those of npm start, and the next one after the site's for the partner's page.
Fails when coupons come later with the element than with a frame.`,
  )
  .option('--rounds <number>', 'how many turns each has', wholeNumber(), 5)
  .action(async (options) => (await import('../../bench/embed')).benchEmbed(options));
