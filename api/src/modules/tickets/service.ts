import type { AnswerOf } from '@poku/contract/calls';
import { REPORTS_PER_DAY } from '@poku/domain/limits/reports';
import { isBlankText, normalizeText } from '@poku/domain/text';
import { ReportCode, reportCodeWording, type reportCall, validateReport } from '@poku/mfe-help/calls/report';
import type { AppDeps } from '../../deps';
import { refusal } from '../../http/errors';
import { demandFields } from '../../http/fields';
import { startOfJakartaDay } from '../ledger/jakarta';
import { countTickets, insertTicket, lockReporter } from './repository';
import { ticketNumber } from './ticket-number';

/** Reports of members ([C] §7, D55). */
export function createTicketService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /**
     * Stores a report as text, without white space around it. Refusals: 40006 it is blank, 206 the e-mail is not verified,
     * 211 five were sent today (a WIB day); however many come at once, five are stored. More than 2,000 characters, or
     * control characters other than line ends, are a 400 that names `message`.
     * @returns the number that it is named by
     */
    async send(memberId: string, message: string): Promise<AnswerOf<typeof reportCall>> {
      if (isBlankText(message)) throw refusal(ReportCode.blank, reportCodeWording);
      demandFields({ message: validateReport(message) });
      return db.transaction(async (tx) => {
        const { isVerified } = await lockReporter(tx, memberId);
        if (!isVerified) throw refusal(ReportCode.emailUnverified, reportCodeWording);
        const now = clock.now();
        if ((await countTickets(tx, memberId, startOfJakartaDay(now))) >= REPORTS_PER_DAY)
          throw refusal(ReportCode.usedUp, reportCodeWording);
        const number = ticketNumber();
        await insertTicket(tx, { number, memberId, message: normalizeText(message), now });
        return { number };
      });
    },
  };
}
