import { Command } from '@commander-js/extra-typings';
import { port, wholeNumber } from '../../arguments/values';

export const notices = new Command('notices')
  .summary('sends promotions to 100,000 members while others buy')
  .description(
    `Sends promotions by e-mail and SMS to many members on PostgreSQL (DATABASE_URL, or initdb and postgres on the PATH) while others buy at a steady rate, beside buying alone before and after each, and prints how long queueing took and what the purchases' 95th percentile was.
Fails when queueing one for 100,000 members takes longer than a minute, or when that percentile is more than a tenth longer meanwhile.`,
  )
  .option('--members <number>', 'members beside those who buy', wholeNumber(), 100_000)
  .option(
    '--rounds <number>',
    'promotions, at most three, since a member gets no more in a week',
    wholeNumber(1, 3),
    3,
  )
  .option('--rate <number>', 'purchases in a second', wholeNumber(), 20)
  .option(
    '--seconds <number>',
    'how long purchases are watched after the queueing, while members are decided on',
    wholeNumber(),
    60,
  )
  .option('--port <number>', 'where the API listens', port, 4310)
  .action(async (options) => (await import('@poku/api/bench')).benchNotices(options));
