import type { PageModule } from '@poku/contract';
import { validateChangedPassword, validateOldPassword } from '@poku/domain/password';
import { messageFor, refusalCode, useMember, usePlatform } from '@poku/platform';
import { useNavigate } from '@poku/kit/router';
import { Caption } from '@poku/kit';
import { Form, type FormErrors, PasswordFormField, SubmitButton } from '@poku/kit/forms';
import {
  emptyNewPassword,
  NewPasswordFields,
  newPasswordErrors,
  type NewPasswordValues,
  refusedPassword,
} from '../../features/set-password';
import { paths } from '../../paths';
import { forgotWording } from '../../wording/forgot';
import {
  changePasswordCall,
  ChangePasswordCode,
  changePasswordCodeWording,
} from '../../calls/change-password';

interface ChangeValues extends NewPasswordValues {
  readonly oldPassword: string;
}

const empty: ChangeValues = { oldPassword: '', ...emptyNewPassword };
const OLD_CODES: readonly (number | undefined)[] = [
  ChangePasswordCode.oldMalformed,
  ChangePasswordCode.oldWrong,
];

function check(values: Partial<ChangeValues>): FormErrors<ChangeValues> {
  const { oldPassword = '', newPassword = '' } = values;
  return {
    ...newPasswordErrors(values),
    oldPassword: validateOldPassword(oldPassword),
    newPassword: validateChangedPassword(oldPassword, newPassword),
  };
}

/** Puts a refusal at the password that it is about ([A] §8). */
function problemOf(error: unknown): FormErrors<ChangeValues> {
  const newPassword = refusedPassword(error);
  if (newPassword !== undefined) return { newPassword };
  const text = messageFor(error, changePasswordCodeWording);
  const code = refusalCode(error);
  if (code === ChangePasswordCode.unchanged) return { newPassword: text };
  return OLD_CODES.includes(code) ? { oldPassword: text } : { form: text };
}

function ChangePasswordPage() {
  const platform = usePlatform();
  const { events, isKnownPath } = platform;
  const { customer } = useMember();
  const navigate = useNavigate();

  async function handleSubmit({ oldPassword, newPassword }: ChangeValues) {
    try {
      await platform.call(changePasswordCall, { oldPassword, newPassword });
    } catch (error) {
      return problemOf(error);
    }
    const settings = paths.profileSettings();
    await navigate(isKnownPath(settings) ? settings : paths.profile(), { replace: true });
    events.publish('alert.raised', { kind: 'success', message: forgotWording.saved });
    return undefined;
  }

  return (
    <Form<ChangeValues>
      label={forgotWording.changeTitle}
      initialValues={empty}
      validate={check}
      onSubmit={handleSubmit}
    >
      <PasswordFormField name="oldPassword" label={forgotWording.oldPasswordLabel} />
      <NewPasswordFields username={customer.phone} />
      <Caption>{forgotWording.changeHint}</Caption>
      <SubmitButton needsValid>{forgotWording.save}</SubmitButton>
    </Form>
  );
}

export const page: PageModule = { Component: ChangePasswordPage, title: forgotWording.changeTitle };
