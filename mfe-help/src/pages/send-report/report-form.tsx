import { useEffect, useState } from 'react';
import { normalizeText } from '@poku/domain/text';
import { useSearchParams } from '@poku/kit/router';
import { isApiError, messageFor, refusalCode, useMember, usePlatform } from '@poku/platform';
import { Caption, Notice } from '@poku/kit';
import { VerificationNotice } from '@poku/flows/verify-email';
import { LongTextField, type Problem, SendButton, SendForm, useSending } from '../../features/write-text';
import { REPORT_ABOUT } from '../../paths';
import { reportWording } from '../../wording/report';
import {
  REPORT_MAX_CHARS,
  reportCall,
  ReportCode,
  reportCodeWording,
  reportTextWording,
  validateReport,
} from '../../calls/report';
import { keptReport } from './kept-report';

const ROWS = 8;

function describe(error: unknown): Problem {
  if (refusalCode(error) === ReportCode.blank) return { text: reportCodeWording[ReportCode.blank] };
  if (isApiError(error) && error.kind === 'invalid' && error.field === 'message') {
    return { text: reportTextWording.unreadable };
  }
  return { form: messageFor(error, reportCodeWording) };
}

/** The report of a member whose e-mail is verified; what was written stays until it is sent or the page is left ([C] §5, D55). */
export function ReportForm({ onSent }: { readonly onSent: (number: string) => void }) {
  const platform = usePlatform();
  const { clientId, customer } = useMember();
  const [search] = useSearchParams();
  const [message, setMessage] = useState(
    () =>
      keptReport.read(clientId) || (search.get(REPORT_ABOUT) === 'poin' ? reportWording.missingPoints : ''),
  );
  useEffect(() => keptReport.keep(clientId, message), [clientId, message]);
  useEffect(() => () => keptReport.forget(), []);

  async function send(): Promise<Problem | undefined> {
    try {
      const { number } = await platform.call(reportCall, { message: normalizeText(message) });
      onSent(number);
      return undefined;
    } catch (error) {
      // The member here was read when the e-mail still was verified.
      if (refusalCode(error) === ReportCode.emailUnverified)
        platform.events.publish('customer.changed', { clientId });
      return describe(error);
    }
  }
  const sending = useSending(() => validateReport(message), send);

  function handleChange(next: string) {
    setMessage(next);
    sending.forgive();
  }

  return (
    <SendForm sending={sending} label={reportWording.formLabel}>
      <p>{reportWording.intro}</p>
      {!customer.isEmailVerified && <VerificationNotice customer={customer} />}
      <LongTextField
        label={reportWording.messageLabel}
        rows={ROWS}
        value={message}
        most={REPORT_MAX_CHARS}
        counter={reportWording.counter}
        error={sending.problem.text}
        onChange={handleChange}
      />
      <Notice tone="info">{reportWording.secrets}</Notice>
      <SendButton sending={sending} disabled={!customer.isEmailVerified}>
        {reportWording.send}
      </SendButton>
      <Caption>{customer.isEmailVerified ? reportWording.promise : reportWording.needsEmail}</Caption>
    </SendForm>
  );
}
