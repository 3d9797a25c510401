import { accessWording } from '@poku/shared/domain';
import { usePlatform } from '@poku/shared/platform';
import { useLocation } from '@poku/shared/router';
import { Button, ButtonLink, Dialog } from '@poku/shared/ui';
import { paths } from '../../paths';

interface LockedDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Code 207: the login waits for ten minutes ([A] §8, D20). */
export function LockedDialog({ open, onClose }: LockedDialogProps) {
  const platform = usePlatform();
  const { search } = useLocation();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={accessWording.loginLockedTitle}
      onClose={onClose}
      actions={
        <>
          <Button fullWidth onClick={onClose} data-autofocus>
            {accessWording.understood}
          </Button>
          {platform.isKnownPath(paths.forgotPassword()) && (
            <ButtonLink fullWidth variant="text" to={paths.forgotPassword(search)}>
              {accessWording.toForgotPassword}
            </ButtonLink>
          )}
        </>
      }
    >
      {accessWording.loginLocked}
    </Dialog>
  );
}
