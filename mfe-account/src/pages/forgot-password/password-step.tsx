import { otpRequestCodeWording } from '@poku/domain/wording/access';
import type { KeptCode } from '@poku/flows/otp';
import { sentPhone } from '@poku/flows/otp/calls/code';
import { isApiError, messageFor, refusalCode, usePlatform } from '@poku/platform';
import { useLocation, useNavigate } from '@poku/kit/router';
import type { FormErrors } from '@poku/kit/forms';
import {
  isToastRefusal,
  NewPasswordForm,
  type NewPasswordValues,
  refusedPassword,
} from '../../features/set-password';
import { paths } from '../../paths';
import { forgotWording } from '../../wording/forgot';
import { resetByCodeCall, updatePasswordCodeWording } from '../../calls/forgot-password';
import { searchAt } from './recovery-step';
import type { Recovery } from './use-recovery';

interface PasswordStepProps {
  readonly recovery: Recovery;
  readonly draft: KeptCode;
}

const OVER: readonly (number | undefined)[] = [204, 205];

/** Step 1, second half: the new password by the code that was confirmed ([A] §8). */
export function PasswordStep({ recovery, draft }: PasswordStepProps) {
  const platform = usePlatform();
  const { events } = platform;
  const navigate = useNavigate();
  const { search } = useLocation();
  const phone = recovery.identifier;

  function problemOf(error: unknown): FormErrors<NewPasswordValues> | undefined {
    const code = refusalCode(error);
    if (OVER.includes(code)) {
      recovery.startAgain(messageFor(error, updatePasswordCodeWording));
      return undefined;
    }
    if (isToastRefusal(error)) {
      events.publish('alert.raised', { kind: 'error', message: messageFor(error, otpRequestCodeWording) });
      return undefined;
    }
    const isRefused = code !== undefined || (isApiError(error) && error.kind === 'invalid');
    const text = isRefused ? forgotWording.updateFailed : messageFor(error);
    return { newPassword: refusedPassword(error) ?? text };
  }

  async function handleSubmit({ newPassword }: NewPasswordValues) {
    try {
      await platform.call(resetByCodeCall, {
        requestId: draft.requestId,
        newPassword,
        code: recovery.otpCode(),
        phone: phone === '' ? undefined : sentPhone(phone),
      });
    } catch (error) {
      return problemOf(error);
    }
    recovery.done();
    await navigate(paths.home() + searchAt(search, 'find'), { replace: true });
    events.publish('alert.raised', { kind: 'success', message: forgotWording.saved });
    return undefined;
  }

  return <NewPasswordForm username={phone === '' ? undefined : phone} onSubmit={handleSubmit} />;
}
