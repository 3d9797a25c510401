import { Command } from '@commander-js/extra-typings';
import { wholeNumber } from '../../arguments/values';

export const catalogue = new Command('catalogue')
  .summary('the coupon list with 100,000 coupons: every filter, deep pages, plans')
  .description(
    `Measures POST /voucherlist over HTTP with 100,000 coupons on PostgreSQL (DATABASE_URL, or initdb and postgres on the PATH), and writes docs/performance-catalogue.md.
Fails when a kind of request takes 50 ms or more at the 95th percentile, when page 200 by cursor costs more than 1.5 times page 1, or when a plan reads all coupons in sequence.`,
  )
  .option('--requests <number>', 'requests of each kind', wholeNumber(), 300)
  .action(async (options) => (await import('@poku/api/bench')).benchCatalogue(options));
