import { Button, Notice } from '@poku/kit';
import type { Sending } from './use-sending';

export interface SendButtonProps {
  readonly sending: Sending;
  readonly children: string;
  readonly disabled?: boolean;
}

/** Sends the form around it; why all of it failed stands above. */
export function SendButton({ sending: { problem, isSending }, children, disabled }: SendButtonProps) {
  return (
    <>
      {problem.form !== undefined && <Notice tone="error">{problem.form}</Notice>}
      <Button type="submit" fullWidth busy={isSending} disabled={disabled}>
        {children}
      </Button>
    </>
  );
}
