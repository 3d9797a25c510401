import { validateLoginPassword } from '@poku/domain/login-password';
import { stepUpCodeWording } from '@poku/domain/wording/step-up';
import { OtpDialog } from '@poku/flows/otp';
import { messageFor, useMember, usePlatform } from '@poku/platform';
import { Button, Dialog, Stack, styled, visuallyHidden } from '@poku/kit';
import { Form, type FormErrors, PasswordFormField, SubmitButton } from '@poku/kit/forms';
import { useState } from 'react';
import { stepUpWording } from '../wording/step-up';

const Username = styled.input`
  ${visuallyHidden}
`;

export interface StepUpDialogProps {
  readonly onProven: () => void;
  /** The member does not want to. */
  readonly onClose: () => void;
  /** Too many wrong codes: back to home ([A] §8, 207). */
  readonly onLocked: () => void;
}

interface Values {
  readonly password: string;
}

/** The member proves once more who they are: by the password of Poku, or by a code to their own number (D59, D60). */
export function StepUpDialog({ onProven, onClose, onLocked }: StepUpDialogProps) {
  const { access } = usePlatform().api;
  const { customer } = useMember();
  const [isByCode, setByCode] = useState(false);

  async function prove({ password }: Values): Promise<FormErrors<Values> | undefined> {
    try {
      await access.stepUp(password);
    } catch (error) {
      return { password: messageFor(error, stepUpCodeWording) };
    }
    onProven();
    return undefined;
  }

  if (isByCode)
    return (
      <OtpDialog
        purpose="stepup"
        title={stepUpWording.codeTitle}
        intro={stepUpWording.codeIntro}
        onConfirmed={onProven}
        onClose={() => setByCode(false)}
        onLocked={onLocked}
      />
    );
  return (
    <Dialog
      open
      title={stepUpWording.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={() => setByCode(true)}>
            {stepUpWording.byCode}
          </Button>
          <Button variant="text" onClick={onClose}>
            {stepUpWording.cancel}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <p>{stepUpWording.intro}</p>
        <Form<Values> label={stepUpWording.title} initialValues={{ password: '' }} onSubmit={prove}>
          {/* For password managers. */}
          <Username
            type="text"
            name="username"
            autoComplete="username"
            value={customer.phone}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
          <PasswordFormField
            name="password"
            label={stepUpWording.password}
            validate={validateLoginPassword}
            data-autofocus
          />
          <SubmitButton>{stepUpWording.confirm}</SubmitButton>
        </Form>
      </Stack>
    </Dialog>
  );
}
