import { type ReactNode, useRef } from 'react';
import type { LegalText } from '@poku/flows/legal';
import { formatDay } from '@poku/domain/dates';
import { useSession } from '@poku/platform';
import { ButtonLink, Caption, EmptyState, lineLength, space, Stack, styled, VisuallyHidden } from '@poku/kit';
import { HtmlContent } from '@poku/kit/html';
import { paths } from '../../paths';
import { helpTitles } from '../../wording/titles';
import { legalWording } from '../../wording/legal';
import { Contents } from './contents';

const Paper = styled(Stack)`
  max-width: ${lineLength};
  margin-inline: auto;
  padding-bottom: ${space(6)};
  /* Below the header when it is led to. */
  h3 {
    scroll-margin-top: 5rem;
  }
  @media print {
    max-width: none;
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-top: ${space(2)};
  @media print {
    display: none;
  }
`;

export interface TextBodyProps {
  /** `null` before one was stored. */
  readonly text: LegalText | null;
  /** Ways on below the text. */
  readonly children?: ReactNode;
  /** Whether its headings are listed above it. Default: when there are three at least. */
  readonly hasContents?: boolean;
}

const hasHeadings = (html: string) => (html.match(/<h3\b/gi)?.length ?? 0) >= 3;

/** A long text with the day from which it holds. A guest, who has no menu, gets a way on. */
export function TextBody({
  text,
  children,
  hasContents = text !== null && hasHeadings(text.html),
}: TextBodyProps) {
  const article = useRef<HTMLDivElement>(null);
  const isGuest = useSession().status === 'guest';
  const login = (
    <ButtonLink variant="secondary" to={paths.login()}>
      {legalWording.toLogin}
    </ButtonLink>
  );
  const about = <ButtonLink to={paths.aboutApp()}>{helpTitles.app}</ButtonLink>;
  if (text === null || text.html === '') {
    return <EmptyState drawing="search" text={legalWording.empty} action={isGuest ? login : about} />;
  }
  return (
    <Paper as="article" ref={article}>
      <VisuallyHidden as="h2">{text.title}</VisuallyHidden>
      <Caption>{legalWording.validFrom(formatDay(text.validFrom))}</Caption>
      {hasContents && <Contents article={article} html={text.html} />}
      <HtmlContent html={text.html} />
      <Ways>
        {children}
        {isGuest && login}
      </Ways>
    </Paper>
  );
}
