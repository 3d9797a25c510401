import { accessWording, linkageWording } from '@poku/shared/domain';
import { Button, Dialog } from '@poku/shared/ui';

/** 'Linking Kamu Gagal' with what to do ([A] §8, D30). */
export function LinkFailedDialog({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={linkageWording.linkFailed}
      onClose={onClose}
      actions={
        <Button fullWidth data-autofocus onClick={onClose}>
          {accessWording.understood}
        </Button>
      }
    >
      {linkageWording.linkFailedAdvice}
    </Dialog>
  );
}
