import { usePlatform } from '@poku/platform';
import { Button, ButtonLink, Dialog } from '@poku/kit';
import { loginLockWording } from './wording';

export interface LoginLockDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  /** Where a forgotten password is replaced; offered when the site has it. */
  readonly forgotPath: string;
  readonly onClose: () => void;
}

/** Code 207: after five wrong passwords the login waits for ten minutes ([A] §8, D20). */
export function LoginLockDialog({ open, title, text, forgotPath, onClose }: LoginLockDialogProps) {
  const { isKnownPath } = usePlatform();
  const [pathname = ''] = forgotPath.split('?');
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button fullWidth onClick={onClose} data-autofocus>
            {loginLockWording.understood}
          </Button>
          {isKnownPath(pathname) && (
            <ButtonLink fullWidth variant="text" to={forgotPath}>
              {loginLockWording.toForgotPassword}
            </ButtonLink>
          )}
        </>
      }
    >
      {text}
    </Dialog>
  );
}
