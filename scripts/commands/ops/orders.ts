import { Command } from '@commander-js/extra-typings';

const run = () => import('@poku/api/operators');

export const orders = new Command('orders')
  .description('purchases that wait for an operator (docs/operators.md)')
  .addCommand(
    new Command('list')
      .description('orders that are not over, the stuck ones first')
      .action(async () => (await run()).listOrders()),
  )
  .addCommand(
    new Command('show')
      .description('an order with its legs')
      .argument('<number>', 'the number of the order')
      .action(async (number) => (await run()).showOrder(number)),
  )
  .addCommand(
    new Command('inquire')
      .description('asks the partners of an open order now')
      .argument('<number>', 'the number of the order')
      .action(async (number) => (await run()).inquireOrder(number)),
  )
  .addCommand(
    new Command('refund')
      .description(
        'gives a completed order back to its sources; above POKU_REFUND_LIMIT a second operator does the same',
      )
      .argument('<number>', 'the number of the order')
      .option('--reason <why>', 'why, for the audit; the second operator may leave it out')
      .option('--by <name>', 'who wants it (default: who is logged in on this machine)')
      .action(async (number, options) => (await run()).refundOrder(number, options)),
  )
  .addCommand(
    new Command('reconcile')
      .description("compares a partner's statement with our orders; fails when they differ")
      .argument('<partner>', 'as nusapoin')
      .action(async (partner) => (await run()).reconcileOrders(partner)),
  );
