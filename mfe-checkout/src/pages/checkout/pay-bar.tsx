import { checkoutWording } from '@poku/shared/domain';
import { Button, color, font, Points, space, styled } from '@poku/shared/ui';

/** Stays at the lower edge and runs to both sides of the frame's margin. */
const Bar = styled.div`
  position: sticky;
  z-index: 1;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  margin: auto -${space(4)} -${space(8)};
  padding: ${space(3)} ${space(4)} calc(${space(3)} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color('line')};
  background: ${color('card')};
  > button {
    flex: 1 0 auto;
    max-width: 220px;
  }
`;
const Label = styled.p`
  ${font('caption')}
  color: ${color('inkMuted')};
`;

export interface PayBarProps {
  readonly totalPoints: number;
  readonly canPay: boolean;
  readonly isBusy: boolean;
  readonly onPay: () => void;
}

export function PayBar({ totalPoints, canPay, isBusy, onPay }: PayBarProps) {
  return (
    <Bar>
      <div>
        <Label>{checkoutWording.total}</Label>
        <Points value={totalPoints} size="heading" />
      </div>
      <Button disabled={!canPay} busy={isBusy} onClick={onPay}>
        {checkoutWording.pay}
      </Button>
    </Bar>
  );
}
