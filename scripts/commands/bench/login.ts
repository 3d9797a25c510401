import { Command } from '@commander-js/extra-typings';
import { wholeNumber } from '../../arguments/values';

export const login = new Command('login')
  .summary('the time of a login with an unknown number beside one with a wrong password')
  .description(
    `Measures whether the time of a refused login tells if a number is registered: an unknown number and a wrong password in turns, each from an address of its own and ten minutes after the last, so that no limit answers.
Fails when the medians differ by 5 ms or more.`,
  )
  .option('--logins <number>', 'logins of each kind', wholeNumber(), 1000)
  .action(async (options) => (await import('@poku/api/bench')).benchLogin(options));
