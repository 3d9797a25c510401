import { usePlatform, useSession } from '@poku/platform';
import { color, font, Icon, radius, styled } from '@poku/kit';
import { inboxWording } from '../wording/inbox';
import { HeaderLink } from './header-link';

/** Where the inbox is, when a remote has the page. */
const INBOX_PATH = '/kotak-masuk';
/** Largest number that the badge has room for. */
const MOST = 9;

/** Over the bell, so that nothing moves when it comes. */
const Count = styled.span`
  ${font('caption', 'bold')}
  position: absolute;
  inset-block-start: 1px;
  inset-inline-start: 21px;
  min-width: 20px;
  padding-inline: 4px;
  border: 1px solid ${color('header')};
  border-radius: ${radius.pill};
  background: ${color('onHeader')};
  color: ${color('header')};
  font-size: min(0.75rem, 14px);
  line-height: 18px;
  text-align: center;
`;

/** The way to a member's inbox with the number of unread notices, live; nothing for a guest. */
export function InboxBell() {
  const { isKnownPath } = usePlatform();
  const session = useSession();
  if (session.status === 'guest' || !isKnownPath(INBOX_PATH)) return null;
  const unread = session.status === 'member' ? (session.customer.unreadNotices ?? 0) : 0;
  return (
    <HeaderLink to={INBOX_PATH} aria-label={unread === 0 ? inboxWording.inbox : inboxWording.unread(unread)}>
      <Icon name="bell" />
      {unread > 0 && <Count>{unread > MOST ? `${MOST}+` : unread}</Count>}
    </HeaderLink>
  );
}
