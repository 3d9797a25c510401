import { Button, Dialog, Notice, Stack } from '@poku/kit';
import type { ReactNode } from 'react';
import { useAsked } from './use-asked';

interface AskDialogProps {
  readonly title: string;
  /** What 'yes' does; what it says when it fails stands below the text. */
  readonly onYes: () => Promise<void>;
  readonly yes: string;
  readonly no: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before something is done about a sent coupon; it stays open while that is on its way, and when it fails. */
export function AskDialog({ title, onYes, yes, no, onClose, children }: AskDialogProps) {
  const { isSending, send, problem } = useAsked(onYes);
  const handleClose = () => {
    if (!isSending) onClose();
  };
  return (
    <Dialog
      open
      title={title}
      onClose={handleClose}
      actions={
        <>
          <Button busy={isSending} onClick={send}>
            {yes}
          </Button>
          <Button variant="secondary" disabled={isSending} data-autofocus="" onClick={handleClose}>
            {no}
          </Button>
        </>
      }
    >
      <Stack $gap={2}>
        {children}
        {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      </Stack>
    </Dialog>
  );
}
