import { Command } from '@commander-js/extra-typings';
import { wholeNumber } from '../../arguments/values';

const run = () => import('@poku/api/operators');

export const biller = new Command('biller')
  .description(
    'who sends prepaid packages to their numbers, and what became of them (docs/biller-protocol.md)',
  )
  .addCommand(
    new Command('list')
      .description('packages on their way, the newest first')
      .option('--all', 'also those that arrived or failed')
      .option('--biller <slug>', 'of one biller')
      .option('--member <id>', 'of one member')
      .option('--limit <number>', 'at most so many', wholeNumber(), 100)
      .action(async (options) => (await run()).listTopups(options)),
  )
  .addCommand(
    new Command('show')
      .description('one package, by the number of its order')
      .argument('<number>', "the order's")
      .action(async (number) => (await run()).showTopup(number)),
  )
  .addCommand(
    new Command('ask')
      .description('asks the biller now how a package stands')
      .argument('<number>', "the order's")
      .action(async (number) => (await run()).askTopup(number)),
  )
  .addCommand(
    new Command('give-up')
      .description(
        'calls a package off at its biller, and gives everything back once it promises never to deliver',
      )
      .argument('<number>', "the order's")
      .option('--reason <why>', 'why, for the audit')
      .option('--by <name>', 'who wants it (default: who is logged in on this machine)')
      .action(async (number, options) => (await run()).giveUpTopup(number, options)),
  )
  .addCommand(
    new Command('billers')
      .description('the billers with their operators and how their packages stand')
      .action(async () => (await run()).listBillers()),
  )
  .addCommand(
    new Command('import')
      .description('puts the billers of a file in, with their operators, all of them or none')
      .argument('<file>', 'an array of billers as JSON')
      .action(async (file) => (await run()).importBillerFile(file)),
  );
