import { useEffect } from 'react';
import type { PageModule } from '@poku/shared/contract';
import { accessWording, LOGIN_REDIRECT_DELAY_MS, safeRedirect } from '@poku/shared/domain';
import { usePlatform, useSession } from '@poku/shared/platform';
import { Link, useNavigate, useSearchParams } from '@poku/shared/router';
import { color, font, space, styled, touchTarget } from '@poku/shared/ui';
import { paths } from '../../paths';
import { LoginForm } from './login.form';
import { LoginFrame } from './login-frame';

const NoAccount = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${space(1)};
  color: ${color('inkMuted')};
`;
const RegisterLink = styled(Link)`
  ${font('body', 'bold')}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${touchTarget};
  min-height: ${touchTarget};
  color: ${color('primary')};
`;

function LoginPage() {
  const platform = usePlatform();
  const { status } = useSession();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const target = safeRedirect(search.get('redirectUri'), platform);

  // Also when the login happened in another tab.
  useEffect(() => {
    if (status !== 'member') return undefined;
    const timer = setTimeout(() => void navigate(target, { replace: true }), LOGIN_REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [status, target, navigate]);

  return (
    <LoginFrame>
      <LoginForm />
      {platform.isKnownPath(paths.register()) && (
        <NoAccount>
          {accessWording.noAccountYet}
          <RegisterLink to={paths.register()}>{accessWording.toRegister}</RegisterLink>
        </NoAccount>
      )}
    </LoginFrame>
  );
}

export const page: PageModule = { Component: LoginPage, title: accessWording.loginTitle };
