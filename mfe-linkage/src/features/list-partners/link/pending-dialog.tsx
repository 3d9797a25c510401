import { linkStateWording, useLinkStatus } from '@poku/flows/linking';
import { Button, Dialog, Spinner } from '@poku/kit';
import { linkingWording } from '../../../wording/linking';

export interface PendingDialogProps {
  readonly partnerName: string;
  /** State of the attempt. */
  readonly authCode: string;
  readonly onLinked: () => void;
  readonly onFailed: (message: string) => void;
  readonly onClose: () => void;
}

/** The partner has not said yet whether it links: asks until it is known, and can be left (D33). */
export function PendingDialog({ partnerName, authCode, onLinked, onFailed, onClose }: PendingDialogProps) {
  const isOver = useLinkStatus({
    authCode,
    isOn: true,
    onSettled: ({ status, message }) => (status === 'linked' ? onLinked() : onFailed(message)),
  });
  return (
    <Dialog
      open
      title={linkingWording.pendingTitle}
      onClose={onClose}
      actions={
        <Button variant="secondary" fullWidth onClick={onClose}>
          {linkStateWording.close}
        </Button>
      }
    >
      <span role="status">
        {!isOver && <Spinner size={20} label={null} />}{' '}
        {isOver ? linkingWording.pendingOver(partnerName) : linkStateWording.pendingText(partnerName)}
      </span>
    </Dialog>
  );
}
