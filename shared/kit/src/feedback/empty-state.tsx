import { type ReactNode } from 'react';
import { Drawing } from '../drawings/drawing';
import { type DrawingName } from '../drawings/drawing-shapes';
import { styled } from '../styled';
import { color, font, space } from '../theme';

const Root = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(4)};
  max-width: 360px;
  margin: 0 auto;
  padding: ${space(8)} ${space(4)};
  text-align: center;
`;
const Sentence = styled.p`
  ${font('body')}
  color: ${color('inkMuted')};
  text-wrap: balance;
`;

export interface EmptyStateProps {
  readonly drawing: DrawingName;
  /** One sentence. */
  readonly text: string;
  /** One `Button` or `ButtonLink`: the way on. */
  readonly action?: ReactNode;
}

/** What stands where nothing is yet: a drawing, one sentence, one action. */
export function EmptyState({ drawing, text, action }: EmptyStateProps) {
  return (
    <Root>
      <Drawing name={drawing} />
      <Sentence>{text}</Sentence>
      {action}
    </Root>
  );
}
