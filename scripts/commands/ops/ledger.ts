import { Command } from '@commander-js/extra-typings';

/** A command that tells what it would change, and changes it when an operator confirms that. */
const confirmable = (name: string) =>
  new Command(name)
    .option('--confirm', 'changes it; --reason must say why')
    .option('--reason <why>', 'why, for the audit')
    .option('--by <name>', 'who confirms it (default: who is logged in on this machine)');

export const ledger = new Command('ledger')
  .description('the books (docs/operators.md)')
  .addCommand(
    new Command('verify')
      .description('checks every rule of the books, and names each that is broken with what breaks it first')
      .action(async () => (await import('@poku/api/operators')).verifyBooks()),
  )
  .addCommand(
    confirmable('rebuild')
      .description(
        'says which balances, lots and holds are not what the journals say; --confirm writes them anew',
      )
      .action(async (options) => (await import('@poku/api/operators')).rebuildBooks(options)),
  )
  .addCommand(
    new Command('prove')
      .description('prints, as JSON, a proof for each journal of a member that is in a signed day')
      .argument('<phone-number>', "the member's")
      .action(async (number) => (await import('@poku/api/operators')).proveJournals(number)),
  )
  .addCommand(
    confirmable('expire')
      .description('says which points have ended and still stand in the books; --confirm ends them')
      .action(async (options) => (await import('@poku/api/operators')).expirePoints(options)),
  )
  .addCommand(
    confirmable('reopen')
      .description('says which points ended before their time; --confirm gives them back')
      .action(async (options) => (await import('@poku/api/operators')).reopenPoints(options)),
  );
