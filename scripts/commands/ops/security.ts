import { Command } from '@commander-js/extra-typings';
import { moment, wholeNumber } from '../../arguments/values';

const run = () => import('@poku/api/operators');

export const security = new Command('security')
  .description('the security log, and the end of all sessions of a member (docs/operators.md)')
  .addCommand(
    new Command('list')
      .description('events of the security log, the newest first')
      .option(
        '--what <kind>',
        'login, login.refused, device, password, email, link, step-up, operator, partner …',
      )
      .option('--member <id>', 'of one member')
      .option('--network <network>', 'from one network, as 203.0.113.0/24 or 2001:db8:1:2::/64')
      .option('--since <time>', 'from this time on, ISO 8601', moment)
      .option('--until <time>', 'before this time', moment)
      .option('--limit <number>', 'at most so many', wholeNumber(), 100)
      .option('--json', 'one JSON object a line, for other programs')
      .action(async (options) => (await run()).listEvents(options)),
  )
  .addCommand(
    new Command('end-sessions')
      .description('ends every session of a member at once')
      .option('--msisdn <phone>', "the member's phone number")
      .option('--member <id>', 'the member, in its place')
      .option('--reason <why>', 'why, for the audit')
      .option('--by <name>', 'who wants it (default: who is logged in on this machine)')
      .action(async (options) => (await run()).endSessions(options)),
  );
