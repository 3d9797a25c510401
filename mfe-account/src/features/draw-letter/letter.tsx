import { Caption, color, Drawing, font, Stack, styled } from '@poku/kit';
import type { ReactNode } from 'react';
import { LetterDrawing } from './letter-drawing';

const Words = styled.div`
  display: grid;
  gap: 8px;
  text-align: center;
  text-wrap: balance;
`;
const Title = styled.h2`
  ${font('title', 'bold')}
`;
const Text = styled.p`
  color: ${color('inkMuted')};
`;

const roles = { asks: undefined, done: 'status', failed: 'alert' } as const;

export interface LetterProps {
  readonly kind: keyof typeof roles;
  readonly title: string;
  readonly text?: string;
  /** Below the text, smaller. */
  readonly note?: string;
  /** The way on. */
  readonly children: ReactNode;
}

/** What became of the link of an e-mail, announced when it is there, or what it asks. */
export function Letter({ kind, title, text, note, children }: LetterProps) {
  return (
    <Stack $gap={5}>
      <Stack $align="center" $gap={3} role={roles[kind]}>
        {kind === 'failed' ? (
          <Drawing name="broken" width={180} />
        ) : (
          <LetterDrawing isDone={kind === 'done'} />
        )}
        <Words>
          <Title>{title}</Title>
          {text !== undefined && <Text>{text}</Text>}
          {note !== undefined && <Caption>{note}</Caption>}
        </Words>
      </Stack>
      {children}
    </Stack>
  );
}
