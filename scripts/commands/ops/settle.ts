import { Command } from '@commander-js/extra-typings';
import { wholeNumber } from '../../arguments/values';

const run = () => import('@poku/api/operators');
const most = 100;

export const settle = new Command('settle')
  .description(
    "purchases compared with partners' own lists, day by day; nothing is booked (docs/operators.md)",
  )
  .addCommand(
    new Command('days')
      .description('days that were compared, the newest first')
      .option('--partner <slug>', 'of one partner')
      .option('--limit <number>', 'at most so many', wholeNumber(), most)
      .action(async (options) => (await run()).listSettledDays(options)),
  )
  .addCommand(
    new Command('list')
      .description('differences that are open, the newest day first')
      .option('--partner <slug>', 'of one partner')
      .option('--all', 'also those that are closed')
      .option('--limit <number>', 'at most so many', wholeNumber(), most)
      .action(async (options) => (await run()).listDifferences(options)),
  )
  .addCommand(
    new Command('run')
      .description('compares a day now')
      .argument('<partner>', 'its slug')
      .argument('<day>', 'day of the purchases in WIB, as 2026-11-30')
      .action(async (partner, day) => (await run()).runSettlement(partner, day)),
  )
  .addCommand(
    new Command('close')
      .description('closes a difference that both sides have cleared up')
      .argument('<partner>', 'its slug')
      .argument('<day>', 'day of the purchase in WIB')
      .argument('<reference>', "the partner's reference of the purchase")
      .option('--reason <why>', 'why, for the audit')
      .option('--by <name>', 'who wants it (default: who is logged in on this machine)')
      .action(async (partner, day, reference, options) =>
        (await run()).closeDifference(partner, day, reference, options),
      ),
  );
