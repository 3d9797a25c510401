import { Button, Dialog } from '@poku/kit';
import { commonWording } from '@poku/domain/wording/common';
import { linkDialogWording, linkStateWording } from './wording';

export interface LinkFailedDialogProps {
  /** What to do. */
  readonly message: string;
  readonly onClose: () => void;
  /** Tries the same again. Default: there is nothing to try. */
  readonly onRetry?: () => void;
}

/** 'Linking Kamu Gagal' with what to do ([A] §8, D30). */
export function LinkFailedDialog({ message, onClose, onRetry }: LinkFailedDialogProps) {
  const actions =
    onRetry === undefined ? (
      <Button fullWidth data-autofocus onClick={onClose}>
        {linkDialogWording.understood}
      </Button>
    ) : (
      <>
        <Button fullWidth data-autofocus onClick={onRetry}>
          {commonWording.retry}
        </Button>
        <Button fullWidth variant="text" onClick={onClose}>
          {linkStateWording.close}
        </Button>
      </>
    );
  return (
    <Dialog open role="alertdialog" title={linkStateWording.failed} onClose={onClose} actions={actions}>
      {message}
    </Dialog>
  );
}
