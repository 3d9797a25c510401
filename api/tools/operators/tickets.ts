import { userInfo } from 'node:os';
import { createTicketDesk } from '../../src/modules/operators/ticket.service';
import { runAsOperator } from '../../src/modules/security/command';
import { createClock } from '../../src/ports/clock';
import { ticketListText, ticketShowText } from './ticket-text';
import { withDatabase } from './with-database';

/** Prints open reports, the oldest first, then the last that were answered. */
export const listTickets = (): Promise<void> =>
  withDatabase(async (db) =>
    console.log(ticketListText(await createTicketDesk({ db, clock: createClock() }).list())),
  );

/** Prints a report with its text and answer. @param number in any case */
export const showTicket = (number: string): Promise<void> =>
  withDatabase(async (db) => {
    const desk = createTicketDesk({ db, clock: createClock() });
    console.log(ticketShowText(await desk.show(number.toUpperCase())));
  });

/** Answers a report by e-mail, once, and prints it. @param number in any case */
export const answerTicket = (
  number: string,
  { text, by = userInfo().username }: { readonly text: string; readonly by?: string },
): Promise<void> =>
  withDatabase(async (db) => {
    const deps = { db, clock: createClock() };
    const desk = createTicketDesk(deps);
    const known = number.toUpperCase();
    await runAsOperator(deps, `tickets answer ${known}`, () => desk.answer(known, text, by), by);
    console.log(ticketShowText(await desk.show(known)));
  });
