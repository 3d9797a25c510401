import { catalogueWording } from '@poku/shared/domain';
import { Button, color, font, Points, space, styled } from '@poku/shared/ui';
import { useId } from 'react';

/** Stays at the lower edge and runs to both sides of the frame's margin. */
const Bar = styled.div`
  position: sticky;
  z-index: 1;
  bottom: 0;
  margin: auto -${space(4)} -${space(8)};
  padding: ${space(3)} ${space(4)} calc(${space(3)} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color('line')};
  background: ${color('card')};
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  > button {
    flex: 1 0 auto;
    max-width: 220px;
  }
`;
const Label = styled.p`
  ${font('caption')}
  color: ${color('inkMuted')};
`;
const Problem = styled.p`
  ${font('caption')}
  color: ${color('error')};
  &:not(:empty) {
    margin-bottom: ${space(2)};
  }
`;

export interface BuyBarProps {
  readonly totalPoints: number;
  /** Why buying is not possible now; the button is then disabled. */
  readonly problem: string | undefined;
  readonly onBuy: () => void;
}

export function BuyBar({ totalPoints, problem, onBuy }: BuyBarProps) {
  const id = useId();
  return (
    <Bar>
      <Problem id={id} role="status">
        {problem}
      </Problem>
      <Row>
        <div>
          <Label>{catalogueWording.total}</Label>
          <Points value={totalPoints} size="heading" />
        </div>
        <Button disabled={problem !== undefined} aria-describedby={id} onClick={onBuy}>
          {catalogueWording.buy}
        </Button>
      </Row>
    </Bar>
  );
}
