import { useState } from 'react';
import type { PageModule } from '@poku/contract';
import { TOAST_MS } from '@poku/domain/limits/messages';
import { usePlatform } from '@poku/platform';
import { helpTitles } from '../../wording/titles';
import { reportWording } from '../../wording/report';
import { ReportForm } from './report-form';
import { SentReport } from './sent-report';

function SendReportPage() {
  const { events } = usePlatform();
  const [sent, setSent] = useState<string | null>(null);

  function handleSent(number: string) {
    setSent(number);
    events.publish('alert.raised', { kind: 'success', message: reportWording.sent, durationMs: TOAST_MS });
  }

  if (sent !== null) return <SentReport number={sent} onAnother={() => setSent(null)} />;
  return <ReportForm onSent={handleSent} />;
}

export const page: PageModule = { Component: SendReportPage, title: helpTitles.report };
