import { checkoutWording, commonWording } from '@poku/shared/domain';
import { useNavigate } from '@poku/shared/router';
import { Button, Dialog } from '@poku/shared/ui';
import { paths } from '../../paths';

/** Too many wrong codes; every way out leads home ([C] §8). */
export function LockDialog() {
  const navigate = useNavigate();
  const leave = () => void navigate(paths.home(), { replace: true });
  return (
    <Dialog
      open
      role="alertdialog"
      title={checkoutWording.lockedTitle}
      onClose={leave}
      actions={
        <Button data-autofocus onClick={leave}>
          {commonWording.toHome}
        </Button>
      }
    >
      {checkoutWording.lockedText}
    </Dialog>
  );
}
