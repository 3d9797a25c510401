import { type ReactNode } from 'react';
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

export interface EmptyPlaceProps {
  /** A drawing on a `DrawingCanvas`, 200 × 150 px. */
  readonly picture: ReactNode;
  /** One sentence. */
  readonly text: string;
  /** One `Button` or `ButtonLink`: the way on. */
  readonly action?: ReactNode;
}

/** An `EmptyState` with a drawing that the kit does not have. */
export function EmptyPlace({ picture, text, action }: EmptyPlaceProps) {
  return (
    <Root>
      {picture}
      <Sentence>{text}</Sentence>
      {action}
    </Root>
  );
}
