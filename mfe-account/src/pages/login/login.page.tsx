import type { PageModule } from '@poku/contract';
import { safeRedirect } from '@poku/domain/redirect';
import { usePlatform } from '@poku/platform';
import { useLocation } from '@poku/kit/router';
import { ElsewhereLink } from '../../features/lead-elsewhere';
import { useLeaveOnceMember } from '../../features/start-session';
import { paths } from '../../paths';
import { loginWording } from '../../wording/login';
import { GuestLanding } from './guest-landing';
import { GuestWays } from './guest-ways';
import { LoginForm } from './login.form';
import { LoginFrame } from './login-frame';

function LoginPage() {
  const platform = usePlatform();
  const { search } = useLocation();
  useLeaveOnceMember(safeRedirect(new URLSearchParams(search).get('redirectUri'), platform));

  return (
    <LoginFrame below={platform.config.partner === null && <GuestLanding />}>
      <LoginForm />
      {platform.isKnownPath(paths.register()) && (
        <ElsewhereLink
          question={loginWording.noAccountYet}
          label={loginWording.toRegister}
          to={paths.register(search)}
        />
      )}
      {platform.config.partner === null && <GuestWays />}
    </LoginFrame>
  );
}

export const page: PageModule = { Component: LoginPage, title: loginWording.loginTitle };
