import { maskEmail } from '@poku/domain/email';
import { maskPhone } from '@poku/domain/phone';
import { toTable } from '@poku/tooling';
import type { TicketText } from '../../src/modules/operators/ticket.repository';
import type { TicketList, WaitingTicket } from '../../src/modules/operators/ticket.service';

const HOUR_MS = 60 * 60 * 1000;

const time = (moment: Date | null): string =>
  moment === null ? '-' : moment.toISOString().replace('T', ' ').slice(0, 16);

/** Whole hours, from a day on with days in front: `3 h`, `2 d 5 h`. */
const age = (ms: number): string => {
  const hours = Math.floor(ms / HOUR_MS);
  return hours < 24 ? `${hours} h` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
};

const waited = ({ age_ms, is_late, state }: WaitingTicket): string => {
  if (!is_late) return age(age_ms);
  return `${age(age_ms)} ${state === 'open' ? 'OVERDUE' : 'late'}`;
};

/** Open reports, those that are first in line first, then the last that were answered. Times are UTC. */
export const ticketListText = ({ tickets, open, overdue }: TicketList): string => {
  if (tickets.length === 0) return 'There is no report.';
  const table = toTable(
    ['REPORT', 'STATE', 'CAME', 'AGE', 'MEMBER', 'E-MAIL', 'ANSWERED BY'],
    tickets.map((ticket) => [
      ticket.number,
      ticket.state,
      time(ticket.created_at),
      waited(ticket),
      maskPhone(ticket.msisdn),
      maskEmail(ticket.email),
      ticket.answered_by ?? '-',
    ]),
  );
  const listed = tickets.filter(({ state }) => state === 'open').length;
  const rest = open > listed ? ` The first ${listed} are listed.` : '';
  return `${table}\n${open} open, ${overdue} of them overdue (2x24 h).${rest}`;
};

/** A report with its text and answer. Times are UTC. */
export const ticketShowText = (ticket: TicketText & WaitingTicket): string => {
  const { message, answer } = ticket;
  const head = toTable(
    ['REPORT', ticket.number],
    [
      ['state', ticket.state],
      ['member', maskPhone(ticket.msisdn)],
      ['e-mail', maskEmail(ticket.email)],
      ['came', time(ticket.created_at)],
      ['age', waited(ticket)],
      ['answered', time(ticket.answered_at)],
      ['by', ticket.answered_by ?? '-'],
    ],
  );
  return [head, 'MESSAGE', message, ...(answer === null ? [] : ['ANSWER', answer])].join('\n\n');
};
