import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { readApiConfig } from '../../api/src/config/env';
import { openApiDatabase } from '../../api/src/db/open';
import { createTicketDesk } from '../../api/src/modules/operators/ticket.service';
import { runAsOperator } from '../../api/src/modules/security/command';
import { createClock } from '../../api/src/ports/clock';
import { ticketListText, ticketShowText } from '../operators/ticket-text';

/**
 * `npm run tickets -- <command>`, for operators (docs/operators.md), with the settings of the API; the embedded database must
 * not be in use. Leaves with code 1 when something is refused.
 */
const usage = `npm run tickets -- <command>
  list                                       open reports, the oldest first, then the last answered
  show <number>                              a report with its text and answer
  answer <number> --text "…" [--by <name>]   answers a report by e-mail, once; you by default`;

const wrongUse = (): never => {
  throw new Error(usage);
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { text: { type: 'string' }, by: { type: 'string' } },
  });
  const [command, number = '', ...more] = positionals;
  if (!['list', 'show', 'answer'].includes(command ?? '') || more.length > 0) wrongUse();
  if ((command === 'list') !== (number === '')) wrongUse();
  if (command === 'answer' && values.text === undefined)
    throw new Error(`An answer needs --text "…"\n${usage}`);
  const config = readApiConfig(process.env);
  const db = await openApiDatabase(config);
  try {
    const deps = { db, clock: createClock() };
    const desk = createTicketDesk(deps);
    if (command === 'list') console.log(ticketListText(await desk.list()));
    else {
      const known = number.toUpperCase();
      const by = values.by ?? userInfo().username;
      const answer = () => desk.answer(known, values.text ?? '', by);
      if (command === 'answer') await runAsOperator(deps, `tickets answer ${known}`, answer, by);
      console.log(ticketShowText(await desk.show(known)));
    }
  } finally {
    await db.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
