import { formatTime } from '@poku/domain/dates';
import { Badge, Button, Caption, color, font, Icon, space, styled, tabularNumbers } from '@poku/kit';
import type { TourMessage } from './state';
import { PaneBody, PaneHead, PaneName, PaneNote, PaneRoot } from './layout.styles';

const List = styled.ol`
  display: grid;
  list-style: none;
`;
const Item = styled.li`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)} 0;
  border-bottom: 1px solid ${color('line')};
  &:first-child {
    padding-top: 0;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`;
const Text = styled.p`
  ${font('caption')}
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
const Code = styled.span`
  ${font('heading', 'bold')}
  ${tabularNumbers}
  letter-spacing: 0.12em;
`;

const channels = { sms: 'SMS', email: 'E-mail', push: 'Push' } as const;

interface MessagesPaneProps {
  readonly messages: readonly TourMessage[];
  readonly isLit: boolean;
  /** Opens a link of a message in the phone. */
  readonly onOpen: (link: string) => void;
}

/** What Poku and the partners sent, as it comes. */
export function MessagesPane({ messages, isLit, onOpen }: MessagesPaneProps) {
  return (
    <PaneRoot $area="messages" $isLit={isLit} aria-label="Messages">
      <PaneHead>
        <PaneName>Messages</PaneName>
        <PaneNote>SMS, e-mail and push, the newest first</PaneNote>
      </PaneHead>
      <PaneBody tabIndex={0} role="log" aria-label="Messages as they come">
        {messages.length === 0 && <Caption>Nothing was sent yet.</Caption>}
        <List>
          {messages.map(({ from, channel, to, text, otp, link, sentAt }) => (
            <Item key={`${sentAt} ${from} ${to} ${text}`}>
              <Row>
                <Badge $tone={from === 'Poku' ? 'success' : 'info'}>
                  {from} · {channels[channel]}
                </Badge>
                <Caption as="span">
                  {to} · {formatTime(sentAt)}
                </Caption>
              </Row>
              <Text>{text}</Text>
              {otp !== undefined && (
                <Row>
                  <Code>{otp}</Code>
                  <Button variant="text" onClick={() => void navigator.clipboard.writeText(otp)}>
                    <Icon name="copy" size={20} />
                    Copy code
                  </Button>
                </Row>
              )}
              {link !== undefined && (
                <Row>
                  <Button variant="text" onClick={() => onOpen(link)}>
                    Open its link in the phone
                  </Button>
                </Row>
              )}
            </Item>
          ))}
        </List>
      </PaneBody>
    </PaneRoot>
  );
}
