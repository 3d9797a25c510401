import { useEffect } from 'react';
import type { PageModule } from '@poku/shared/contract';
import { accessWording, LOGIN_REDIRECT_DELAY_MS, safeRedirect } from '@poku/shared/domain';
import { usePlatform, useSession } from '@poku/shared/platform';
import { useNavigate, useSearchParams } from '@poku/shared/router';
import { ButtonLink, color, font, space, styled } from '@poku/shared/ui';
import { paths } from '../../paths';
import { LoginForm } from './login.form';
import { LoginFrame } from './login-frame';

const NoAccount = styled.div`
  ${font('body')}
  display: grid;
  gap: ${space(2)};
  justify-items: center;
  color: ${color('inkMuted')};
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
          <ButtonLink variant="secondary" fullWidth to={paths.register()}>
            {accessWording.toRegister}
          </ButtonLink>
        </NoAccount>
      )}
    </LoginFrame>
  );
}

export const page: PageModule = { Component: LoginPage, title: accessWording.loginTitle, layout: 'bare' };
