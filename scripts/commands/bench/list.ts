import { Command } from '@commander-js/extra-typings';

export const list = new Command('list')
  .summary("a category with 1,000 coupons loaded beside one with 100: scrolling and 'Load more'")
  .description(
    `Measures a category's list with 1,000 coupons loaded beside the same list with 100, in one browser, in turns, on a processor four times slower. Needs PostgreSQL (DATABASE_URL, or initdb and postgres on the PATH) and the ports of npm start.
Fails when a frame of the scroll takes more than twice as long, or 'Load more' more than 2.5 times.`,
  )
  .action(async () => (await import('../../bench/list')).benchList());
