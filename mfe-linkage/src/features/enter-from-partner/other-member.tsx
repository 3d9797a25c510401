import { useState } from 'react';
import type { MemberSession, PartnerEntry } from '@poku/contract';
import { maskPhone } from '@poku/domain/phone';
import { isApiError, messageFor, usePlatform } from '@poku/platform';
import { useNavigate } from '@poku/kit/router';
import { Button, font, Notice, Stack, styled } from '@poku/kit';
import { paths } from '../../paths';
import { entryWording } from '../../wording/entry';
import { EntryFrame } from './entry-frame';

const Title = styled.h2`
  ${font('title', 'bold')}
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

interface OtherMemberProps {
  readonly session: MemberSession;
  readonly entry: PartnerEntry;
  /** Called once the other session has ended. */
  readonly onSwitched?: () => void;
}

/** Another member is logged in: asks who goes on, and switches nobody silently (D11). */
export function OtherMember({ session, entry, onSwitched }: OtherMemberProps) {
  const { api, events, entry: kept } = usePlatform();
  const navigate = useNavigate();
  const [isEnding, setIsEnding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const visitor = entry.name || maskPhone(entry.phone);
  const member = session.customer.name;

  async function handleSwitch() {
    setIsEnding(true);
    setProblem(null);
    try {
      await api.access.signOut();
    } catch (error) {
      // A session that was over already is what is wanted.
      if (!isApiError(error) || error.kind !== 'session') {
        setIsEnding(false);
        setProblem(messageFor(error));
        return;
      }
    }
    events.publish('session.ended', { reason: 'logout' });
    onSwitched?.();
  }
  function handleStay() {
    kept.clear();
    void navigate(paths.home(), { replace: true });
  }

  return (
    <EntryFrame>
      <Title tabIndex={-1}>{entryWording.otherMemberTitle(member)}</Title>
      <p>{entryWording.otherMemberText(entry.partnerName, visitor)}</p>
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <Stack $gap={2}>
        <Button fullWidth busy={isEnding} onClick={() => void handleSwitch()}>
          {entryWording.switchTo(visitor)}
        </Button>
        <Button fullWidth variant="text" onClick={handleStay}>
          {entryWording.stayAs(member)}
        </Button>
      </Stack>
    </EntryFrame>
  );
}
