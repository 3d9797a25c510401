import { Button, Card, font, Notice, space, Stack, styled } from '@poku/kit';
import { useState } from 'react';
import { inboxWording } from '../../wording/inbox';
import type { Device } from './device';
import { markAsked, mayAsk } from './marks';
import { useDevice } from './use-device';

const Title = styled.h2`
  ${font('heading', 'bold')}
`;
const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  > button {
    flex: 1 1 auto;
  }
`;

/** Asks once on a device whether it shows notices; the browser asks after a yes alone. */
export function PushQuestion({ read }: { readonly read: Device }) {
  const { device, isBusy, problem, turn } = useDevice(read);
  const [isOpen, setOpen] = useState(() => read.status === 'off' && mayAsk());
  if (device.status === 'on' && read.status !== 'on')
    return <Notice tone="success">{inboxWording.turnedOn}</Notice>;
  if (!isOpen || device.status !== 'off') return null;
  const handleNotNow = () => {
    markAsked();
    setOpen(false);
  };
  const handleYes = async () => {
    const before = device;
    const after = await turn(true);
    // The browser's question was waved away: that was an answer.
    if (after.status === 'off' && after !== before) setOpen(false);
  };
  return (
    <Card>
      <Stack $gap={3}>
        <Title>{inboxWording.question}</Title>
        <p>{inboxWording.questionText}</p>
        {problem !== undefined && <Notice tone="error">{problem}</Notice>}
        <Answers>
          <Button busy={isBusy} onClick={() => void handleYes()}>
            {inboxWording.yes}
          </Button>
          <Button variant="secondary" onClick={handleNotNow}>
            {inboxWording.notNow}
          </Button>
        </Answers>
      </Stack>
    </Card>
  );
}
