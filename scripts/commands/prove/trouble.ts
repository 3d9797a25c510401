import { Command } from '@commander-js/extra-typings';
import { port, wholeNumber } from '../../arguments/values';

export const trouble = new Command('trouble')
  .summary('members buy while the database is in trouble')
  .description(
    `Lets members buy from several sources while the database stands still, is slow, is lost and has no room, and while the API's clock is wrong, and says what they were answered. Needs initdb and postgres on the PATH.
Fails when something was lost or doubled.`,
  )
  .option(
    '--seconds <number>',
    'how long each trouble lasts, and the time without after it',
    wholeNumber(),
    15,
  )
  .option('--buyers <number>', 'members who buy at once', wholeNumber(), 12)
  .option('--port <number>', 'first port of the stack', port, 5180)
  .option(
    '--disk <folder>',
    'an empty folder on a small disk of its own, for the database; without it the full disk is left out',
  )
  .action(async (options) => (await import('@poku/api/prove')).proveTrouble(options));
