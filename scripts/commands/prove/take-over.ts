import { Command } from '@commander-js/extra-typings';
import { newSeed, seed, wholeNumber } from '../../arguments/values';

export const takeOver = new Command('take-over')
  .summary('what is typed and pressed before the scripts are there: nothing is lost, nothing sent twice')
  .description(
    `Opens the pages for guests with their scripts held back, types, taps, tabs, scrolls and presses as a seed draws it, and lets the scripts come at a random moment. Prints the seed.
Fails when a value, the focus, the caret or the place was lost, or a form was sent twice or not at all.`,
  )
  .option('--schedules <number>', 'schedules on each page', wholeNumber(), 200)
  .option('--seed <number>', 'what draws the first schedule (default: another one each time)', seed)
  .action(async (options) =>
    (await import('../../prove/take-over')).proveTakeOver({ ...options, seed: options.seed ?? newSeed() }),
  );
