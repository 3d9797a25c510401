import { Command } from '@commander-js/extra-typings';

const run = () => import('@poku/api/operators');

export const tickets = new Command('tickets')
  .description('reports of members (docs/operators.md)')
  .addCommand(
    new Command('list')
      .description('open reports, the oldest first, then the last that were answered')
      .action(async () => (await run()).listTickets()),
  )
  .addCommand(
    new Command('show')
      .description('a report with its text and answer')
      .argument('<number>', 'the number of the report')
      .action(async (number) => (await run()).showTicket(number)),
  )
  .addCommand(
    new Command('answer')
      .description('answers a report by e-mail, once')
      .argument('<number>', 'the number of the report')
      .requiredOption('--text <answer>', 'what the member is told')
      .option('--by <name>', 'who answers (default: who is logged in on this machine)')
      .action(async (number, options) => (await run()).answerTicket(number, options)),
  );
