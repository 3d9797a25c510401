import { otpRequestCodeWording } from '@poku/domain/wording/access';
import { isApiError, messageFor, refusalCode, usePlatform } from '@poku/platform';
import { useNavigate } from '@poku/kit/router';
import { ButtonLink } from '@poku/kit';
import type { FormErrors } from '@poku/kit/forms';
import {
  isToastRefusal,
  NewPasswordForm,
  type NewPasswordValues,
  refusedPassword,
} from '../../features/set-password';
import { paths } from '../../paths';
import { forgotWording } from '../../wording/forgot';
import { resetByLinkCall, resetLinkCodeWording } from '../../calls/reset-link';

/** The text under the field: of the link's codes, else that it did not work ([A] §8). */
function problemText(error: unknown): string {
  const code = refusalCode(error);
  if (code !== undefined) return resetLinkCodeWording[code] ?? forgotWording.updateFailed;
  return isApiError(error) && error.kind === 'invalid' ? forgotWording.updateFailed : messageFor(error);
}

/** Step 3 of forgot password: the new password by the link of an e-mail ([A] §4, D24). */
export function ResetForm({ verifyCode }: { readonly verifyCode: string }) {
  const platform = usePlatform();
  const { events } = platform;
  const navigate = useNavigate();

  async function handleSubmit({
    newPassword,
  }: NewPasswordValues): Promise<FormErrors<NewPasswordValues> | undefined> {
    try {
      await platform.call(resetByLinkCall, { verifyCode, newPassword });
    } catch (error) {
      if (!isToastRefusal(error)) return { newPassword: refusedPassword(error) ?? problemText(error) };
      events.publish('alert.raised', { kind: 'error', message: messageFor(error, otpRequestCodeWording) });
      return undefined;
    }
    await navigate(paths.home(), { replace: true });
    events.publish('alert.raised', { kind: 'success', message: forgotWording.saved });
    return undefined;
  }

  return (
    <>
      <NewPasswordForm onSubmit={handleSubmit} />
      <ButtonLink fullWidth variant="text" to={paths.forgotPassword()}>
        {forgotWording.linkRequest}
      </ButtonLink>
    </>
  );
}
