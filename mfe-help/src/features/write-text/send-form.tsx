import { Stack } from '@poku/kit';
import type { ReactNode } from 'react';
import type { Sending } from './use-sending';

export interface SendFormProps {
  readonly sending: Sending;
  /** Its name. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The form that is sent by its `SendButton`. */
export function SendForm({ sending: { form, handleSubmit }, label, children }: SendFormProps) {
  return (
    <Stack as="form" ref={form} noValidate aria-label={label} onSubmit={handleSubmit}>
      {children}
    </Stack>
  );
}
