import { formatTime } from '@poku/domain/dates';
import { safeRedirect } from '@poku/domain/redirect';
import { usePlatform } from '@poku/platform';
import { color, font, forcedColours, ListItem, space, styled, VisuallyHidden } from '@poku/kit';
import type { InboxNotice } from '../../calls/inbox';
import { inboxWording } from '../../wording/inbox';
import { KindMark } from './kind-mark';

const Title = styled.span<{ $isNew: boolean }>`
  ${({ $isNew }) => font('body', $isNew ? 'bold' : 'regular')}
`;
const Body = styled.span`
  ${font('body')}
  display: block;
`;
const Lead = styled.span`
  position: relative;
  display: grid;
`;
/** At the mark's corner, so that the words keep their room. */
const Dot = styled.span`
  position: absolute;
  inset-block-start: -${space(1)};
  inset-inline-end: -${space(2)};
  width: ${space(2.5)};
  height: ${space(2.5)};
  border-radius: 50%;
  background: ${color('primary')};
  ${forcedColours} {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

interface NoticeRowProps {
  readonly notice: InboxNotice;
  readonly isNew: boolean;
}

/** One notice, as the way to what it is about. A page that is not there, or not of this site, is no way. */
export function NoticeRow({ notice, isNew }: NoticeRowProps) {
  const { isKnownPath } = usePlatform();
  const { kind, title, body, path, createdAt } = notice;
  const target = safeRedirect(path, { isKnownPath });
  return (
    <ListItem
      lead={
        <Lead>
          <KindMark kind={kind} />
          {isNew && <Dot />}
        </Lead>
      }
      title={
        <Title $isNew={isNew}>
          {isNew && <VisuallyHidden>{inboxWording.isNew}: </VisuallyHidden>}
          {title}
        </Title>
      }
      note={
        <>
          <Body>{body}</Body>
          {formatTime(createdAt)}
        </>
      }
      hasChevron={false}
      to={target === path ? path : undefined}
    />
  );
}
