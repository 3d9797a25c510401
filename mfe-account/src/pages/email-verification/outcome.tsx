import { type ReactNode } from 'react';
import { Caption, color, Drawing, font, Stack, styled } from '@poku/kit';
import { accountWording } from '../../wording/account';
import { DoneDrawing } from './done-drawing';

const Words = styled.div`
  display: grid;
  gap: 8px;
  text-align: center;
  text-wrap: balance;
`;
const Title = styled.h2`
  ${font('title', 'bold')}
`;
const Reason = styled.p`
  color: ${color('inkMuted')};
`;

interface OutcomeProps {
  readonly kind: 'done' | 'failed';
  readonly title: string;
  readonly text?: string;
  /** The way on. */
  readonly children: ReactNode;
}

/** How a verification ended; announced when it is there. A failure says within which time it has to be done ([A] §8). */
export function Outcome({ kind, title, text, children }: OutcomeProps) {
  return (
    <Stack $gap={5}>
      <Stack $align="center" $gap={3} role={kind === 'done' ? 'status' : 'alert'}>
        {kind === 'done' ? <DoneDrawing /> : <Drawing name="broken" width={180} />}
        <Words>
          <Title>{title}</Title>
          {text !== undefined && <Reason>{text}</Reason>}
          {kind === 'failed' && <Caption>{accountWording.verificationWithin}</Caption>}
        </Words>
      </Stack>
      {children}
    </Stack>
  );
}
