import { Command, Option } from '@commander-js/extra-typings';
import { wholeNumber, wholeNumbers } from '../../arguments/values';

export const guesses = new Command('guesses')
  .summary('what becomes of a million wrong passwords from 10,000 addresses in a day')
  .description(
    `Lets 10,000 addresses of 100 networks guess passwords, at one number and at 10,000, with the limits of production and a clock that makes the day pass. Beside it the owner logs in each hour on a known device, and in the end on a new one by the code of an SMS.
Fails when a bound is passed or the owner is kept out.`,
  )
  .option('--guesses <number>', 'wrong passwords in all', wholeNumber(), 1_000_000)
  .option('--hours <number>', 'how long the attack lasts', wholeNumber(), 24)
  .addOption(
    new Option('--numbers <list>', 'at how many numbers; one attack for each, with commas between')
      .argParser(wholeNumbers)
      .default([1, 10_000], '1,10000'),
  )
  .action(async (options) => (await import('@poku/api/bench')).benchGuesses(options));
