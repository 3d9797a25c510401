import { useLayoutEffect, useRef, useState } from 'react';
import { Notice, Stack, useSecondsUntil } from '@poku/kit';
import { Form, OtpFormField, SubmitButton, useFormControl } from '@poku/kit/forms';
import { OTP_DIGITS, OTP_LIFE_MS } from '@poku/domain/limits/codes';
import { cleanOtpInput, validateOtp } from '@poku/domain/otp';
import { CodeLife } from './code-life';
import type { OtpProblem } from './otp-problem';
import { ResendCode } from './resend-code';
import type { OtpRequestState, SentCode } from './use-otp-request';
import { useWebOtp } from './use-web-otp';
import { otpWording } from './wording';

const empty = { otp: '' };

/** The code of an SMS that the browser read: fills the field and sends it. */
function ArrivingCode({ requestKey }: { readonly requestKey: string }) {
  const { change, submit } = useFormControl();
  useWebOtp(requestKey, (code) => {
    change('otp', cleanOtpInput(code));
    submit();
  });
  return null;
}

interface CodeFieldProps {
  readonly hint: string;
  readonly length: 4 | 6;
  /** Whether the code's life has ended. */
  readonly isOver: boolean;
}

/** The field of the code, which its last digit sends. */
function CodeField({ hint, length, isOver }: CodeFieldProps) {
  const { submit } = useFormControl();
  return (
    <OtpFormField
      name="otp"
      label={otpWording.label}
      hint={hint}
      length={length}
      validate={(value) => validateOtp(value, length)}
      onComplete={isOver ? undefined : submit}
    />
  );
}

export interface OtpStepProps {
  /** Name of the form for screen readers. */
  readonly title: string;
  /** Who sends the code and to where: `otpWording.sentTo` for an SMS of ours. */
  readonly hint: string;
  readonly code: SentCode;
  /** From `useOtpRequest`. */
  readonly request: Pick<OtpRequestState, 'problem' | 'areSendsUsedUp' | 'isSending'>;
  /** Digits of the code ([A] §9); 4 are a partner's. Default 6. */
  readonly length?: 4 | 6;
  /** Checks the code. After `undefined` nothing more is sent: the step is being left. */
  readonly onConfirm: (code: string) => Promise<OtpProblem | undefined>;
  /** The code was wrong too often (207). */
  readonly onLocked: () => void;
  readonly onResend: () => void;
}

/** Types, confirms and asks again for a one-time code. The last digit sends it; after a failure the button sends it again, until the code's life ends. */
export function OtpStep(props: OtpStepProps) {
  const { title, hint, code, request, length = OTP_DIGITS, onConfirm, onLocked, onResend } = props;
  const requestKey = `${code.requestId} ${code.sentAtMs}`;
  const lifeSeconds = useSecondsUntil(code.sentAtMs + OTP_LIFE_MS);
  const [triesLeft, setTriesLeft] = useState<number>();
  const root = useRef<HTMLDivElement>(null);
  const shownKey = useRef(requestKey);
  const isConfirming = useRef(false);
  useLayoutEffect(() => {
    if (shownKey.current === requestKey) return;
    shownKey.current = requestKey;
    root.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [requestKey]);

  const confirm = async ({ otp }: typeof empty) => {
    if (isConfirming.current) return undefined;
    isConfirming.current = true;
    const problem = await onConfirm(otp);
    if (problem === undefined) return undefined;
    isConfirming.current = false;
    if (problem === 'locked') {
      onLocked();
      return undefined;
    }
    if ('form' in problem) return problem;
    setTriesLeft(problem.triesLeft);
    return { otp: problem.otp };
  };

  return (
    <Stack ref={root} $gap={5}>
      <Form key={requestKey} initialValues={empty} onSubmit={confirm} label={title}>
        <CodeField hint={hint} length={length} isOver={lifeSeconds === 0} />
        <CodeLife seconds={lifeSeconds} triesLeft={triesLeft} canResend={!request.areSendsUsedUp} />
        <SubmitButton needsValid disabled={lifeSeconds === 0}>
          {otpWording.confirm}
        </SubmitButton>
        {/* An SMS that the browser reads is bound to this site, so it is never a partner's. */}
        {length === OTP_DIGITS && <ArrivingCode requestKey={requestKey} />}
      </Form>
      <ResendCode
        code={code}
        areSendsUsedUp={request.areSendsUsedUp}
        isSending={request.isSending}
        onResend={onResend}
      />
      {request.problem !== null && !request.areSendsUsedUp && <Notice tone="error">{request.problem}</Notice>}
    </Stack>
  );
}
