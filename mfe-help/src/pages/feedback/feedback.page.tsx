import { useState } from 'react';
import type { PageModule } from '@poku/contract';
import { TOAST_MS } from '@poku/domain/limits/messages';
import { usePlatform } from '@poku/platform';
import { useLoaderData } from '@poku/kit/router';
import { ButtonLink, EmptyState } from '@poku/kit';
import { paths } from '../../paths';
import { helpTitles } from '../../wording/titles';
import { feedbackWording } from '../../wording/feedback';
import { FeedbackForm } from './feedback-form';
import { loader } from './loader';
import { Thanks } from './thanks';

function FeedbackPage() {
  const { events } = usePlatform();
  const questions = useLoaderData<typeof loader>();
  const [isSent, setIsSent] = useState(false);

  function handleSent() {
    setIsSent(true);
    events.publish('alert.raised', { kind: 'success', message: feedbackWording.sent, durationMs: TOAST_MS });
  }

  if (isSent) return <Thanks />;
  if (questions.length === 0) {
    const about = <ButtonLink to={paths.aboutApp()}>{helpTitles.app}</ButtonLink>;
    return <EmptyState drawing="search" text={feedbackWording.empty} action={about} />;
  }
  return <FeedbackForm questions={questions} onSent={handleSent} />;
}

export const page: PageModule = { loader, Component: FeedbackPage, title: helpTitles.feedback };
