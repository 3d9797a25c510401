import { REPORT_ANSWER_MAX_CHARS, REPORT_ANSWER_MS } from '@poku/domain/limits/reports';
import { countChars, isBlankText, isUnreadableText, normalizeText } from '@poku/domain/text';
import type { Tx } from '../../db/tx';
import type { AppDeps } from '../../deps';
import { after } from '../../ports/clock';
import { tierWindows } from '../customer/tiers';
import { enqueueMessage } from '../outbox/repository';
import { reportAnswerWording } from '../tickets/wording';
import { OperatorError } from './service';
import * as repository from './ticket.repository';

/** Open reports that are listed at most. */
const OPEN_MAX = 200;
/** Answered reports that are listed below them. */
const ANSWERED_MAX = 20;
/** Most characters of an operator's name. */
const NAME_MAX_CHARS = 60;

/** A report in a list, with how long it has waited. */
export interface WaitingTicket extends repository.TicketLine {
  /** Milliseconds since it came, or that it took to be answered. */
  age_ms: number;
  /** It is or was not answered in time ([C] §8). */
  is_late: boolean;
}

/** What operators see at a glance. */
export interface TicketList {
  tickets: WaitingTicket[];
  /** All open reports, also those that are not listed. */
  open: number;
  overdue: number;
}

/** What is wrong with an answer or a name, or undefined. */
function textProblem(what: string, text: string, maxChars: number): string | undefined {
  if (isBlankText(text)) return `${what} is empty`;
  if (isUnreadableText(text)) return `${what} has control characters`;
  return countChars(text) > maxChars ? `${what} is longer than ${maxChars} characters` : undefined;
}

const minute = (moment: Date): string => `${moment.toISOString().replace('T', ' ').slice(0, 16)} UTC`;

/** Operators read reports and answer them (D55). */
export function createTicketDesk({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  const demand = async (tx: Tx, number: string): Promise<repository.TicketText> => {
    const [ticket] = await repository.ticketByNumber(tx, number);
    if (ticket === undefined) throw new OperatorError(`There is no report ${number}`);
    return ticket;
  };
  const timed = <T extends repository.TicketLine>(ticket: T): T & WaitingTicket => {
    const age = (ticket.answered_at ?? clock.now()).getTime() - ticket.created_at.getTime();
    return { ...ticket, age_ms: age, is_late: age > REPORT_ANSWER_MS };
  };

  return {
    /** Open reports, at most 200, overdue ones first, then those of members above the lowest level; then the last 20 that were answered, the newest answer first. */
    async list(): Promise<TicketList> {
      const now = clock.now();
      const overdueBefore = after(now, -REPORT_ANSWER_MS);
      const counts = await repository.countOpen(db, overdueBefore);
      const open = await repository.openTickets(db, overdueBefore, tierWindows(now), OPEN_MAX);
      const answered = await repository.answeredTickets(db, ANSWERED_MAX);
      return { tickets: [...open, ...answered].map(timed), ...counts };
    },

    /** A report with its text and answer. Rejects with `OperatorError` for an unknown number. */
    show: async (number: string): Promise<repository.TicketText & WaitingTicket> =>
      timed(await demand(db, number)),

    /**
     * Stores the answer to a report and sends it to the member's e-mail: both or neither, and once, however many answer at
     * the same time. Rejects with `OperatorError` for an unknown number, a report that was answered (by whom and when), and
     * an answer of no or more than 5,000 characters or with control characters other than line ends.
     * @param by the operator's name, at most 60 characters; members do not see it
     */
    answer: (number: string, answer: string, by: string): Promise<void> =>
      db.transaction(async (tx) => {
        const text = normalizeText(answer);
        const name = normalizeText(by);
        const problem =
          textProblem('The answer', text, REPORT_ANSWER_MAX_CHARS) ??
          textProblem('The name', name, NAME_MAX_CHARS);
        if (problem !== undefined) throw new OperatorError(problem);
        const now = clock.now();
        const isAnswered = await repository.answerTicket(tx, number, { text, by: name, now });
        const ticket = await demand(tx, number);
        if (!isAnswered) {
          const moment = ticket.answered_at ?? now;
          throw new OperatorError(`${number} was answered by ${ticket.answered_by} at ${minute(moment)}`);
        }
        const subject = reportAnswerWording.reportAnswerSubject(number);
        const body = reportAnswerWording.reportAnswerText(ticket.member_name, number, text);
        await enqueueMessage(tx, { channel: 'email', to: ticket.email, subject, text: body }, now);
      }),
  };
}
