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
  )
  .addCommand(
    new Command('check')
      .description(
        "whether a biller's service keeps docs/biller-protocol.md; fails when a rule is broken. Of a biller of the settings the name alone is enough for address and keys",
      )
      .argument('<biller>', 'its slug, or its address as https://poku.biller.example/api')
      .option('--poku-key <key>', 'what Poku signs with')
      .option('--biller-key <key>', 'what the biller signs with')
      .option('--product <code>', "the biller's code of a package")
      .option('--number <phone>', 'where it would go, as +6281234567890')
      .option(
        '--send',
        'also orders packages for the number and calls them off; what was delivered meanwhile is sent',
      )
      .option('--wait <seconds>', 'how long a package may take', wholeNumber(), 10)
      .action(async (slugOrAddress, options) => {
        const { checkBiller } = await import('@poku/partner-check');
        await checkBiller(slugOrAddress, options, (await run()).knownBiller);
      }),
  );
