import { Button, Dialog } from '@poku/kit';

export interface LoseDialogProps {
  readonly title: string;
  readonly text: string;
  /** Name of the button that gives up what was typed. */
  readonly confirm: string;
  /** Name of the button that keeps it. */
  readonly cancel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before what was typed is lost; who presses Enter without reading keeps it. */
export function LoseDialog({ title, text, confirm, cancel, onConfirm, onCancel }: LoseDialogProps) {
  return (
    <Dialog
      open
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button fullWidth variant="danger" onClick={onConfirm}>
            {confirm}
          </Button>
          <Button fullWidth variant="text" onClick={onCancel} data-autofocus>
            {cancel}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
