import { useState } from 'react';
import { validateLoginPassword } from '@poku/domain/login-password';
import { validatePhone } from '@poku/domain/phone';
import { credentialWording } from '@poku/domain/wording/credentials';
import { commonWording } from '@poku/domain/wording/common';
import { LoginLockDialog } from '@poku/flows/entry';
import { usePlatform, useSession } from '@poku/platform';
import { Link, useLocation } from '@poku/kit/router';
import { font, Notice, space, styled, textLink, touchTarget } from '@poku/kit';
import { Form, type FormErrors, PasswordFormField, PhoneFormField, SubmitButton } from '@poku/kit/forms';
import { useStartSession } from '../../features/start-session';
import { paths } from '../../paths';
import { loginWording } from '../../wording/login';
import { isLocked, loginProblem, type LoginValues } from './login-problem';

const empty: LoginValues = { phone: '', password: '' };

const PasswordPart = styled.div`
  display: grid;
`;
const ForgotLink = styled(Link)`
  ${font('body', 'bold')}
  ${textLink}
  display: inline-flex;
  align-items: center;
  justify-self: end;
  min-height: ${touchTarget};
  margin-bottom: -${space(3)};
`;

/** Phone and password; leaves the session to the platform and the way on to the page. */
export function LoginForm() {
  const platform = usePlatform();
  const session = useSession();
  const startSession = useStartSession();
  const { search } = useLocation();
  const [isLockShown, setIsLockShown] = useState(false);

  async function handleSubmit(values: LoginValues): Promise<FormErrors<LoginValues> | undefined> {
    try {
      const isMemberRead = await startSession(values);
      return isMemberRead ? undefined : { form: commonWording.customerReadFailed };
    } catch (error) {
      if (!isLocked(error)) return loginProblem(error);
      setIsLockShown(true);
      return undefined;
    }
  }

  return (
    <>
      <Form<LoginValues> label={loginWording.loginTitle} initialValues={empty} onSubmit={handleSubmit}>
        {session.status === 'guest' && session.ended === 'expired' && (
          <Notice tone="warning">{commonWording.sessionExpired}</Notice>
        )}
        <PhoneFormField
          name="phone"
          label={loginWording.phoneLabel}
          autoComplete="username"
          validate={validatePhone}
        />
        <PasswordPart>
          <PasswordFormField
            name="password"
            label={loginWording.passwordLabel}
            validate={validateLoginPassword}
          />
          {platform.isKnownPath(paths.forgotPassword()) && (
            <ForgotLink to={paths.forgotPassword(search)}>{loginWording.toForgotPassword}</ForgotLink>
          )}
        </PasswordPart>
        <SubmitButton busy={session.status !== 'guest'}>{loginWording.loginButton}</SubmitButton>
      </Form>
      <LoginLockDialog
        open={isLockShown}
        title={loginWording.loginLockedTitle}
        text={credentialWording.loginLocked}
        forgotPath={paths.forgotPassword(search)}
        onClose={() => setIsLockShown(false)}
      />
    </>
  );
}
