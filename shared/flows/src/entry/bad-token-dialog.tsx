import { Button, Dialog } from '@poku/kit';
import type { ReactNode } from 'react';
import { entryDialogWording } from './wording';

export interface BadTokenDialogProps {
  readonly onClose: () => void;
  /** Another way on, below 'OK'. Default none. */
  readonly otherWay?: ReactNode;
}

/** 'Sepertinya ada yang salah…' for a redirect token that is missing or bad (40106), with what to do ([A] §8, D34). */
export function BadTokenDialog({ onClose, otherWay }: BadTokenDialogProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      title={entryDialogWording.somethingWrong}
      onClose={onClose}
      actions={
        <>
          <Button fullWidth data-autofocus onClick={onClose}>
            {entryDialogWording.ok}
          </Button>
          {otherWay}
        </>
      }
    >
      {entryDialogWording.reopenFromPartner}
    </Dialog>
  );
}
