import { Button, Dialog } from '@poku/kit';
import { morePointsWording } from '../../wording/more-points';
import { checkoutWording } from '../../wording/checkout';

export interface MorePointsDialogProps {
  /** Name of the e-wallet. */
  readonly name: string;
  /** Least own and partners' points beside it. */
  readonly neededPoints: number;
  readonly onClose: () => void;
}

/** An e-wallet was chosen without enough points beside it ([C] §5). */
export function MorePointsDialog({ name, neededPoints, onClose }: MorePointsDialogProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      title={checkoutWording.ewalletNeedsPoints}
      onClose={onClose}
      actions={
        <Button data-autofocus onClick={onClose}>
          {morePointsWording.understood}
        </Button>
      }
    >
      {checkoutWording.ewalletMinimum(name, neededPoints)}
    </Dialog>
  );
}
