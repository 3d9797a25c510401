import { Command } from '@commander-js/extra-typings';
import { wholeNumber } from '../../arguments/values';

const run = () => import('@poku/api/operators');

export const redeem = new Command('redeem')
  .description('uses of coupons by merchants (docs/operators.md)')
  .addCommand(
    new Command('list')
      .description('uses of coupons, the newest first')
      .option('--merchant <slug>', 'of one merchant')
      .option('--member <id>', 'of one member')
      .option('--limit <number>', 'at most so many', wholeNumber(), 100)
      .action(async (options) => (await run()).listUses(options)),
  )
  .addCommand(
    new Command('doubles')
      .description('coupons that tills without a network used a second time, those told last first')
      .option('--merchant <slug>', 'of one merchant')
      .option('--member <id>', 'of one member')
      .option('--limit <number>', 'at most so many', wholeNumber(), 100)
      .action(async (options) => (await run()).listDoubles(options)),
  )
  .addCommand(
    new Command('refusals')
      .description('calls of merchants that were refused in the last 30 days, the newest first')
      .option('--merchant <slug>', 'of one merchant')
      .option('--member <id>', 'of coupons of one member')
      .option('--reason <reason>', 'for one reason, such as expired')
      .option('--count', 'how often each merchant was refused, and why')
      .option('--limit <number>', 'at most so many', wholeNumber(), 100)
      .action(async (options) => (await run()).listRefusals(options)),
  )
  .addCommand(
    new Command('void')
      .description('takes a use back, also when its till no longer may')
      .argument('<merchant>', 'its slug')
      .argument('<reference>', "the merchant's reference of the use")
      .option('--reason <why>', 'why, for the audit')
      .option('--by <name>', 'who wants it (default: who is logged in on this machine)')
      .action(async (merchant, reference, options) => (await run()).voidUse(merchant, reference, options)),
  );

export const merchant = new Command('merchant')
  .description('who takes coupons (docs/merchant-protocol.md)')
  .addCommand(
    new Command('list')
      .description('the merchants with their brands and how often each used coupons')
      .action(async () => (await run()).listMerchants()),
  )
  .addCommand(
    new Command('check')
      .description(
        "how a merchant's service keeps docs/merchant-protocol.md, judged by what it sent; fails when a rule is broken",
      )
      .argument('<merchant>', 'its slug')
      .option('--days <number>', 'by what came in so many days, 30 at most', wholeNumber(), 30)
      .action(async (slug, options) => (await run()).checkMerchant(slug, options)),
  )
  .addCommand(
    new Command('import')
      .description('puts the merchants of a file in, with their brands, all of them or none')
      .argument('<file>', 'an array of merchants as JSON')
      .action(async (file) => (await run()).importMerchantFile(file)),
  );
