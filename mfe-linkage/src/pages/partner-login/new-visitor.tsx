import { accessWording } from '@poku/domain/wording/access';
import { commonWording } from '@poku/domain/wording/common';
import { useLocation, useRevalidator } from '@poku/kit/router';
import { ButtonLink, EmptyState, ErrorPanel, font, styled } from '@poku/kit';
import { paths } from '../../paths';
import { entryWording } from '../../wording/entry';
import { EntryQuestion } from './entry-question';
import type { Room } from './loader';

const Soon = styled.h2`
  ${font('title', 'bold')}
  text-align: center;
`;

interface NewVisitorProps {
  readonly partnerName: string;
  readonly room: Room;
}

/** Somebody without an account: to the registration, or 'coming soon' when no place is left ([A] §4, D23). */
export function NewVisitor({ partnerName, room }: NewVisitorProps) {
  const { search } = useLocation();
  const { revalidate, state } = useRevalidator();

  if (room.status === 'unknown') {
    return (
      <ErrorPanel title={room.message} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />
    );
  }
  if (room.status === 'full') {
    return (
      <>
        <Soon tabIndex={-1}>{entryWording.soonTitle}</Soon>
        <EmptyState
          drawing="history"
          text={accessWording.quotaFull}
          action={<ButtonLink to={paths.home()}>{commonWording.toHome}</ButtonLink>}
        />
      </>
    );
  }
  return (
    <EntryQuestion
      title={entryWording.newTitle}
      text={entryWording.newText(partnerName)}
      okPath={paths.register(search)}
    />
  );
}
